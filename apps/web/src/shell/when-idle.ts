/** By then a worksheet has opened and shows its first results: what is fetched before holds them up. */
const OPENING_MILLISECONDS = 2000

/** Runs the task once the page has opened and has nothing else to do, and not at all when it is taken back before. */
export function whenIdle(task: () => void): () => void {
  let handle: number | undefined
  const timer = setTimeout(
    () => {
      // Safari has no requestIdleCallback.
      if (typeof requestIdleCallback === 'undefined') task()
      else handle = requestIdleCallback(task, { timeout: 5000 })
    },
    Math.max(0, OPENING_MILLISECONDS - performance.now()),
  )
  return () => {
    clearTimeout(timer)
    if (handle !== undefined) cancelIdleCallback(handle)
  }
}
