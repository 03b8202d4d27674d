/** Longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 15_000

/**
 * Repeats what needs the network until it works: at once when the connection comes back, else after
 * pauses that grow.
 */
export async function retryUntilOnline<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await attempt()
    } catch (error) {
      // Any other error than one of the network is a fault of the program.
      if (!(error instanceof TypeError) && !(error instanceof Error && /preload/i.test(error.message)))
        throw error
      await backOnline(pause)
    }
  }
}

function backOnline(pause: number): Promise<void> {
  return new Promise(resolve => {
    const go = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, pause)
    window.addEventListener('online', go)
  })
}
