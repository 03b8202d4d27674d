import { useEffect } from 'react'
import type { ComputedWorksheet } from '../opened/compute-worksheet.ts'

/** Milliseconds after the browser reports a connection: it may not carry anything yet. */
const TRIES = [0, 1000, 4000, 13_000]

/** An engine that did not come is fetched again when the connection is back; one that was killed is not. */
export function useRestartOnline({ evaluator, results }: ComputedWorksheet): void {
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const restart = (): void => {
      const { engine, engineText } = results.status.getState()
      if (engine === 'terminated' && engineText !== '') evaluator.recalculate('all')
    }
    const end = (): void => timers.forEach(clearTimeout)
    const online = (): void => {
      end()
      timers = TRIES.map(wait => setTimeout(restart, wait))
    }
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      end()
    }
  }, [evaluator, results])
}
