/** Buffers keys from the moment in which a sheet is called for: its row is pressed, or it is being made. */

/** Pages that open a sheet, and makings of one. */
const expecting = new Set<object>()

/** Address of the sheet that is live, or cannot be opened. */
let settled: string | undefined

const sheetAddress = (): string | undefined =>
  /^\/((inline_)?worksheets|revisions)\/[^/]+/.exec(location.pathname)?.[0]

const isExpected = (): boolean => expecting.size > 0 || (sheetAddress() ?? settled) !== settled

/** Resolves once the buffer has all keys; undefined while none is being fetched. */
export let beginning: Promise<void> | undefined

function beginBuffer(): void {
  if (!globalThis.calcwrightEarlyInput && !beginning && isExpected())
    beginning = fetchBuffer().finally(() => (beginning = undefined))
}

async function fetchBuffer(): Promise<void> {
  const pressed = document.activeElement
  const held: KeyboardEvent[] = []
  const hold = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    const isHeld = ctrlKey || metaKey ? /^[kfszy]$/i : /^(.|F2|Home|(E|Back|Del|Arr)\w+)$/u
    if (altKey || !isHeld.test(key) || (target !== pressed && target !== document.body)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  addEventListener('keydown', hold, true)
  // The sheet comes from the same server: without this module it does not open either.
  const module = await import('./buffer-input.ts').catch(() => null)
  removeEventListener('keydown', hold, true)
  if (isExpected()) module?.bufferInput({ takesCaret: true, isExpected, held })
}

/** Address of the sheet that the keys in the buffer are for; undefined for one that is being made. */
let buffered: string | undefined

/** Another row is pressed while a sheet opens: keys for that one are for no sheet any more. */
function beginForOther(): void {
  if (buffered !== undefined && buffered !== sheetAddress()) globalThis.calcwrightEarlyInput?.end()
  buffered = expecting.size > 0 ? undefined : sheetAddress()
}

const endUnlessExpected = (): void => {
  if (!isExpected()) globalThis.calcwrightEarlyInput?.end()
}

/** The address has changed. @param isSame the sheet that is shown has got another one */
export function followAddress(isSame: boolean): void {
  if (isSame && settled) return settleSheet()
  beginForOther()
  beginBuffer()
}

/** Keys are for the sheet that is made, from now on. */
export function forSheet<Made>(make: () => Promise<Made>): Promise<Made> {
  const end = expectSheet()
  return make().finally(end)
}

/** Keys are for a sheet from now on, until the returned function is called. */
export function expectSheet(): () => void {
  const token = {}
  expecting.add(token)
  buffered = undefined
  beginBuffer()
  return () => {
    expecting.delete(token)
    endUnlessExpected()
  }
}

/** Notes that the sheet of the address takes keys itself, or will never do; or that no sheet is shown. */
export function settleSheet(isShown = true): void {
  settled = isShown ? sheetAddress() : undefined
  endUnlessExpected()
}
