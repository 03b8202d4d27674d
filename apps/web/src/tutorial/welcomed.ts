/** Whether the welcome was seen in this browser. */
const KEY = 'calcwright.welcomed'

export function wasWelcomed(): boolean {
  return localStorage.getItem(KEY) !== null
}

export function rememberWelcome(): void {
  localStorage.setItem(KEY, 'yes')
}
