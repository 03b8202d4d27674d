/**
 * Variables that a worksheet offers to others: the names it defines, with their values from its stored results.
 * Nothing is computed.
 */
import type { Block, Registry } from '@calcwright/document'
import type { SharedVariable } from '@calcwright/editor'
import { SNAPSHOT_FORMAT } from '@calcwright/evaluator'
import type { Outcome, ResultsSnapshot } from '@calcwright/evaluator'
import { freeNames, isName, parsePlain, toPlain } from '@calcwright/math/expression'
import type { Span, Statement } from '@calcwright/math/expression'
import { formulasIn } from './formulas.ts'
import { plainValue } from './plain-value.ts'

/** @param archive the stored results as text, '' for none; results of another format are none */
export function variablesInArchive(
  registry: Registry,
  blocks: readonly Block[],
  archive: string,
): SharedVariable[] {
  const stored = archive === '' ? undefined : (JSON.parse(archive) as ResultsSnapshot)
  const snapshot = stored?.format === SNAPSHOT_FORMAT ? stored : undefined
  return sharedVariables(blocks, snapshot, formulasIn(registry, blocks))
}

/**
 * @param blocks of the worksheet, in reading order
 * @param snapshot its stored results
 * @param formulas by name, see formulas.ts
 * @returns the last definition of each name, in reading order; those that failed are left out
 */
export function sharedVariables(
  blocks: readonly Block[],
  snapshot: ResultsSnapshot | undefined,
  formulas: ReadonlyMap<string, string> = new Map(),
): SharedVariable[] {
  const shared = new Map<string, SharedVariable>()
  const defined = new Set<string>()
  for (const block of blocks) {
    const result = block.disabled ? undefined : snapshot?.results[block.id]
    // Steps before the definitions only prepare them.
    const outcomes = result?.outcomes.slice(-result.defines.length) ?? []
    result?.defines.forEach((definition, index) => {
      const name = definition.replace(/\($/, '')
      const variable = outcomes[index] && variableOf(name, outcomes[index], shared)
      forget(shared, name)
      // Others may read an earlier one of several definitions.
      const formula = defined.has(name) ? '' : (formulas.get(name) ?? '')
      defined.add(name)
      if (variable) shared.set(name, { ...variable, formula })
    })
  }
  // A column of a table is read by functions of the worksheet, but an include cannot define it.
  return [...shared.values()].filter(({ name }) => isName(name))
}

/** A name that is defined anew, and what called its earlier meaning, which nobody can include any more. */
function forget(shared: Map<string, SharedVariable>, name: string): void {
  shared.delete(name)
  for (const [caller, { needs }] of shared) if (needs.includes(name)) shared.delete(caller)
}

type Shared = ReadonlyMap<string, SharedVariable>

function variableOf(name: string, outcome: Outcome, above: Shared): SharedVariable | null {
  if (outcome.error || outcome.kind === 'nothing') return null
  if (outcome.kind === 'function') return functionOf(name, outcome, above)
  const data = plainValue(outcome.exact, outcome.unit)
  return data === null ? null : { name, latex: outcome.latex, data, description: '', needs: [], formula: '' }
}

/** The variables of a body are replaced by their values here: elsewhere their names may mean something else. */
function functionOf(name: string, outcome: Outcome, above: Shared): SharedVariable | null {
  const parsed = parsePlain(outcome.exact)
  const lambda = parsed.ok ? asLambda(parsed.value) : null
  if (!lambda) return null
  const closed = close(lambda, name, above)
  if (!closed) return null
  const description = closed.needs.length > 0 ? `calls ${closed.needs.join(', ')}` : ''
  return { name, latex: outcome.latex, data: closed.text, description, needs: closed.needs, formula: '' }
}

/** `x -> body` of either way to define a function. */
function asLambda(statement: Statement): string | null {
  if (statement.kind !== 'definition') return null
  const { target, value } = statement
  if (target.kind === 'variable' && value.kind === 'lambda') return toPlain(value)
  if (target.kind !== 'function') return null
  const { parameters } = target
  return toPlain({ kind: 'lambda', parameters, body: value, span: value.span })
}

/** @returns null where it looks up a row of a table, which does not come along */
function close(lambda: string, own: string, above: Shared): { text: string; needs: string[] } | null {
  const parsed = parsePlain(lambda, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') return { text: lambda, needs: [] }
  const uses = [...freeNames(parsed.value.value)]
    .filter(([name]) => name !== own && above.has(name))
    .flatMap(([name, places]) =>
      places.map(({ span }) => ({ span: wholeName(name, span, lambda), definition: above.get(name)! })),
    )
  if (uses.some(({ span }) => span === null)) return null
  const needs = new Set<string>()
  let text = lambda
  // The loop runs from the end, so that the places before stay where they are.
  const placed = uses.flatMap(({ span, definition }) => (span ? [{ span, definition }] : []))
  for (const { span, definition } of placed.sort((a, b) => b.span.start - a.span.start)) {
    if (isFunction(definition)) for (const name of [definition.name, ...definition.needs]) needs.add(name)
    else text = `${text.slice(0, span.start)}(${definition.data})${text.slice(span.end)}`
  }
  return { text: tidied(text), needs: [...needs] }
}

/** The place of a name; of a column, `bolts.A_s`, with its table before it. */
function wholeName(name: string, span: Span, text: string): Span | null {
  const table = name.slice(0, name.indexOf('.') + 1)
  const start = span.start - table.length
  return text.slice(start, span.start) === table ? { start, end: span.end } : null
}

const isFunction = ({ data }: SharedVariable): boolean => data.includes('->')

function tidied(text: string): string {
  const parsed = parsePlain(text, { context: 'expression' })
  return parsed.ok ? toPlain(parsed.value) : text
}
