const atLeastTwoDigits = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 10 })

/** A grade as it is written: "3.10", not "3.1" as JSON's number has it. */
export function formatGpa(gpa: number): string {
  return atLeastTwoDigits.format(gpa)
}
