/** The element with the sheet that the server has drawn into the page; null once it is gone, and on other pages. */
export const drawnPage = (): HTMLElement | null => document.getElementById('drawn')

/** Whether the person reads further down in it, and is not to be brought back to the first line. */
export const isDrawnPageScrolled = (): boolean => (drawnPage()?.querySelector('main')?.scrollTop ?? 0) > 0

/** Shows what is below. */
export const removeDrawnPage = (): void => drawnPage()?.remove()

/** The same where no live sheet comes that would take what was typed. */
export function abandonDrawnPage(): void {
  globalThis.calcwrightEarlyInput?.end()
  removeDrawnPage()
}
