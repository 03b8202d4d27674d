/** Offers for a name that a solver above has found a value for, without giving that value to the name. */
import { nextAnswerName, outcomesOf } from '@calcwright/editor'
import type { Editor, Remark } from '@calcwright/editor'
import { lineNumbers, newBlockId } from '@calcwright/document'
import type { Block, Operation } from '@calcwright/document'
import { parsePlain, toLatex, toPlain, parseLatex } from '@calcwright/math/expression'
import { namesOf } from '../../result-view.ts'

/** Names that a line reads, that nothing above defines, and that are unknowns of a solver above. */
export function solvedAbove(editor: Editor, line: string, uses: readonly string[]): readonly string[] {
  const names = editor.namesAbove(line)
  return uses.filter(name => !names.has(name) && solverOf(editor, line, name) !== null)
}

/** Makes a definition of the name, above the line that asks, from what the nearest solver with this unknown gave. */
export function takeSolution(editor: Editor, line: string, name: string): Remark['actions'][number] | null {
  const solver = solverOf(editor, line, name)
  const path = solver && pathTo(editor, solver, name)
  if (!solver || path === null) return null
  const { worksheet, registry } = editor
  const number = lineNumbers(worksheet.registry, worksheet.blocks()).get(solver.id)
  return {
    label: `Take ${name} from line ${number}`,
    run() {
      const stored = (solver.props as Stored).store
      const store = stored.trim() === '' ? nextAnswerName(namesOf(editor)) : plainName(stored)
      const parsed = parsePlain(`${name} := ${store}${path}`)
      if (!parsed.ok) return
      const operations: Operation[] = [
        ...(stored.trim() === '' ? [nameIt(solver.id, store)] : []),
        {
          kind: 'insert',
          blocks: [
            {
              id: newBlockId(),
              type: registry.lineType,
              props: { latex: toLatex(parsed.value), outputMode: 2 },
            },
          ],
          at: { before: line },
        },
      ]
      if (editor.perform(operations, { block: line, place: { at: 'end' } }))
        editor.announce(`${name} is defined from line ${number}`)
    },
  }
}

interface Stored {
  readonly store: string
}

const nameIt = (id: string, store: string): Operation => {
  const parsed = parsePlain(store)
  return { kind: 'setProps', id, props: { store: parsed.ok ? toLatex(parsed.value) : store } }
}

function plainName(latex: string): string {
  const parsed = parseLatex(latex)
  return parsed.ok ? toPlain(parsed.value) : latex
}

/** Types of blocks whose answer is the values of their unknowns. */
const SOLVERS: ReadonlySet<string> = new Set(['solve', 'optimum'])

function solverOf({ worksheet, registry }: Editor, line: string, name: string): Block | null {
  const blocks = worksheet.blocks()
  const above = blocks.slice(
    0,
    blocks.findIndex(({ id }) => id === line),
  )
  return (
    above.findLast(
      ({ type, status, disabled, props }) =>
        SOLVERS.has(type) &&
        status === 'ok' &&
        !disabled &&
        registry.entries.get(type)?.binds?.(props)?.includes(name) === true,
    ) ?? null
  )
}

/** The indexes behind the answer that lead to the unknown, `[1][2]`; null where there is no answer to take. */
function pathTo(
  { results, worksheet, registry }: Editor,
  { id, type, props }: Block,
  name: string,
): string | null {
  const outcome = outcomesOf(results.get(id).result)[0]
  const unknowns = registry.entries.get(type)?.binds?.(props) ?? []
  if (!outcome || outcome.error || outcome.exact === '[]') return null
  const first = worksheet.settings.one_indexed ? 1 : 0
  const own = first + unknowns.indexOf(name)
  if (outcome.kind === 'matrix') return `[${first}][${own}]`
  return outcome.kind === 'list' ? `[${unknowns.length > 1 ? own : first}]` : ''
}
