/**
 * Lines far from the viewport are drawn while the page is idle, so that a long worksheet shows its
 * first screen at once.
 */
type Task = () => void

const waiting = new Set<Task>()
let scheduled = false

/** Runs the task when there is time; returns the way to forget it. */
export function whenIdle(task: Task): () => void {
  waiting.add(task)
  schedule()
  return () => waiting.delete(task)
}

function schedule(): void {
  if (scheduled) return
  scheduled = true
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1000 })
  else setTimeout(() => work({ timeRemaining: () => 8 }), 30)
}

function work(deadline: { timeRemaining(): number }): void {
  scheduled = false
  const until = performance.now() + Math.max(4, Math.min(deadline.timeRemaining(), 12))
  for (const task of waiting) {
    waiting.delete(task)
    task()
    if (performance.now() >= until) break
  }
  if (waiting.size) schedule()
}
