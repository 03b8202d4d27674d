/** Runs the task once the page has nothing else to do, and not at all when it is taken back before. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
