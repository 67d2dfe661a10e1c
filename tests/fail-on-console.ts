/** A warning is a bug report: whatever writes to the console fails the test that made it write. */
for (const method of ['error', 'warn'] as const)
  jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
    throw new Error(`console.${method}: ${words.map(String).join(' ')}`)
  })
