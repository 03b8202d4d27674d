/** Stops the process on signals. */

/** Milliseconds within which further interrupts count as the same one: a terminal may send several. */
const IMPATIENT_AFTER = 1000

/**
 * Calls `stop` on the first SIGINT or SIGTERM, when the terminal closes, and when npm, if that started
 * the process, is gone; then ends the process. A later signal ends it without waiting.
 */
export function stopOnSignal(say: (text: string) => void, stop: () => Promise<void>): void {
  let since: number | undefined
  const onSignal = (): void => {
    if (since === undefined) {
      since = performance.now()
      say('Stopping')
      void stopAndExit(stop)
    } else if (performance.now() - since > IMPATIENT_AFTER) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  if (process.env['npm_lifecycle_event'] !== undefined) onParentsEnd(onSignal)
}

/** A killed npm ends only the shell between, which sends no signal. */
function onParentsEnd(onSignal: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onSignal()
  }, 500)
  timer.unref()
}

async function stopAndExit(stop: () => Promise<void>): Promise<void> {
  try {
    await stop()
    process.exit(0)
  } catch (error) {
    console.error('The server did not stop in order:', error)
    process.exit(1)
  }
}
