import type { EvaluationStatus, ResultsStore } from '@calcwright/editor'

/** Resolves when nothing is being calculated; lines that wait for a request of the person do not count. */
export function whenCalculated({ status }: Pick<ResultsStore, 'status'>): Promise<void> {
  const isOver = ({ engine, running }: EvaluationStatus): boolean => engine !== 'loading' && !running
  if (isOver(status.getState())) return Promise.resolve()
  return new Promise(resolve => {
    const stop = status.subscribe(state => {
      if (!isOver(state)) return
      stop()
      resolve()
    })
  })
}
