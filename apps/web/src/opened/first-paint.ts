/** When a worksheet is first on the screen: what can wait for that begins then. */

export interface FirstPaint {
  /** Resolves after the first paint, or when it takes long. */
  readonly over: Promise<void>
  /** The worksheet has been rendered: the paint is next. */
  rendered(): void
}

/** Milliseconds after which nobody waits any more: a sheet in a list may be loaded and not shown. */
const LONGEST = 1500

export function createFirstPaint(): FirstPaint {
  let end = (): void => {}
  const over = new Promise<void>(resolve => (end = resolve))
  // A hidden page is not painted.
  setTimeout(end, document.hidden ? 0 : LONGEST)
  return { over, rendered: () => requestAnimationFrame(() => setTimeout(end)) }
}
