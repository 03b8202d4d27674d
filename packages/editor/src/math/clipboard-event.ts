/**
 * An event of the clipboard with this very data, so that what is written into it arrives. The constructor of the
 * browser's own class copies the data in some browsers, and leaves it out in others.
 * @param type `copy`, `cut` or `paste`
 */
export function clipboardEvent(type: string, clipboardData: DataTransfer | null): Event {
  const event = new Event(type, { bubbles: true, cancelable: true, composed: true })
  return Object.defineProperty(event, 'clipboardData', { value: clipboardData })
}
