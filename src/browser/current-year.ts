/** The copyright line says this year, even when the site was built last year. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-current-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}
