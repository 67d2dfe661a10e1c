/** A day such as "2024-06-14" as a language writes it: "June 14, 2024", "14 de junho de 2024". */
export function formatDay(day: string, language: string): string {
  // The day begins at midnight in UTC; in another zone it could be the one before.
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
