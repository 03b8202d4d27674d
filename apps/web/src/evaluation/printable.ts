/** Tells programs that print or picture the page when it shows all its results. */
import type { EvaluationStatus, ResultsStore } from '@calcwright/editor'

declare global {
  interface Window {
    /** The worksheet shows what it computes; known under this name to programs that render pages. */
    prerenderReady?: boolean
  }
}

/** A run over everything has ended, or the user has cancelled it. */
export function isPrintable({ complete, cancelled }: EvaluationStatus): boolean {
  return complete || cancelled
}

/** Keeps `prerenderReady` true to the worksheet. @returns the end of it */
export function flagPrintable(results: ResultsStore): () => void {
  const flag = (): void => {
    window.prerenderReady = isPrintable(results.status.getState())
  }
  flag()
  return results.status.subscribe(flag)
}
