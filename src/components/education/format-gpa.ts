const twoDigits = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A grade as it is written: "3.10", not "3.1" as JSON's number has it. */
export function formatGpa(gpa: number): string {
  return twoDigits.format(gpa)
}
