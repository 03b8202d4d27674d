/** Pauses of the person: background work must not delay a key or a movement. */

const QUIET_MS = 400
const IDLE_TIMEOUT_MS = 5000
const INPUT = ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'wheel', 'touchmove'] as const

/** Records when the person did something last; `stop` ends that. */
export function trackInputPauses(): { readonly pause: () => Promise<void>; readonly stop: () => void } {
  let last = Number.NEGATIVE_INFINITY
  const note = (): void => void (last = performance.now())
  for (const kind of INPUT) addEventListener(kind, note, { capture: true, passive: true })
  return {
    /** Resolves once nothing was pressed or moved for a while and the page has nothing to do. */
    async pause() {
      for (;;) {
        const left = last + QUIET_MS - performance.now()
        if (left > 0) await new Promise(resolve => setTimeout(resolve, left))
        await idle()
        if (performance.now() >= last + QUIET_MS) return
      }
    },
    stop() {
      for (const kind of INPUT) removeEventListener(kind, note, { capture: true })
    },
  }
}

function idle(): Promise<unknown> {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') return Promise.resolve()
  return new Promise(resolve => requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS }))
}
