/** Problems of a plot that a change brings about, for the dialog in which it was made. */
import type { Editor } from '@calcwright/editor'
import { seriesOf } from './series.ts'

const EACH_MS = 40
/** A plot whose numbers stay the same gets no result. */
const UNCHANGED_MS = 400
/** Longer than most plots take; later problems are said below the plot alone. */
const MOST_MS = 4000

/**
 * Remembers the problems that there are.
 *
 * @returns a function that waits until the plot is computed, and says those that are new; '' for none
 */
export function newProblems(editor: Editor, plot: string): () => Promise<string> {
  const { results } = editor
  const before = new Set(problemsOf(editor, plot))
  const { result } = results.get(plot)
  const isComputed = (passed: number): boolean => {
    const now = results.get(plot)
    if (now.result !== result && !now.calculating && !now.outdated) return true
    return passed > MOST_MS || (passed > UNCHANGED_MS && !results.status.getState().running)
  }
  return async () => {
    if (!results.status.getState().automatic) return ''
    for (let passed = 0; !isComputed(passed); passed += EACH_MS)
      await new Promise(resolve => setTimeout(resolve, EACH_MS))
    return [...new Set(problemsOf(editor, plot))].filter(text => !before.has(text)).join(' ')
  }
}

/** Sentences about the axes, and errors of series. */
function problemsOf(editor: Editor, plot: string): string[] {
  const outcomesOf = (id: string) => editor.results.get(id).result?.outcomes ?? []
  const own = outcomesOf(plot).flatMap(({ error, notices }) => [
    error?.message ?? [],
    ...notices.map(({ text }) => text),
  ])
  const series = seriesOf(editor.worksheet, plot).flatMap(({ id }) =>
    outcomesOf(id).flatMap(({ error }) => error?.message ?? []),
  )
  return [...own.flat(), ...series]
}
