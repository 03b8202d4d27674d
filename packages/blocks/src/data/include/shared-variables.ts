/**
 * Variables that a worksheet offers to others: the names it defines, with their values from its stored results.
 * It computes nothing.
 */
import type { Block, Registry } from '@calcwright/document'
import type { SharedTable, SharedVariable } from '@calcwright/editor'
import type { BlockEvaluation, Outcome, ResultsSnapshot } from '@calcwright/evaluator'
import { SNAPSHOT_FORMAT } from '@calcwright/evaluator/snapshot-format'
import { freeNames, isColumnName, isName, parsePlain, tableOf, toPlain } from '@calcwright/math/expression'
import type { Span, Statement } from '@calcwright/math/expression'
import { formulasIn } from './formulas.ts'
import { plainValue } from './plain-value.ts'
import { definedIn, planOf, tableOfBlock } from './shared-tables.ts'

/**
 * @param archive the stored results as text, '' for none; results of another format are none
 * @param evaluations of all block types
 */
export function variablesInArchive(
  registry: Registry,
  blocks: readonly Block[],
  archive: string,
  evaluations: readonly BlockEvaluation[],
): SharedVariable[] {
  const stored = archive === '' ? undefined : (JSON.parse(archive) as ResultsSnapshot)
  const snapshot = stored?.format === SNAPSHOT_FORMAT ? stored : undefined
  return sharedVariables(blocks, snapshot, formulasIn(registry, blocks), evaluations)
}

/** Names that the blocks without a stored result define, in reading order: nobody has had them open yet. */
export function namesWithoutValue(
  blocks: readonly Block[],
  archive: string,
  evaluations: readonly BlockEvaluation[],
): string[] {
  const stored = archive === '' ? {} : (JSON.parse(archive) as ResultsSnapshot).results
  const names = blocks
    .filter(({ id, disabled }) => !disabled && !(id in stored))
    .flatMap(block => planOf(block, evaluations)?.statements ?? [])
    .flatMap(({ statement }) =>
      statement.kind === 'definition' && 'name' in statement.target ? statement.target.name.name : [],
    )
  return [...new Set(names)].filter(isName)
}

/**
 * @param blocks of the worksheet, in reading order
 * @param snapshot its stored results
 * @param formulas by name, see formulas.ts
 * @param evaluations of the block types that have tables
 * @returns the last definition of each name, in reading order; those that failed or are stale are left out
 */
export function sharedVariables(
  blocks: readonly Block[],
  snapshot: ResultsSnapshot | undefined,
  formulas: ReadonlyMap<string, string> = new Map(),
  evaluations: readonly BlockEvaluation[] = [],
): SharedVariable[] {
  const shared = new Map<string, SharedVariable>()
  const defined = new Set<string>()
  for (const block of blocks) {
    const result = block.disabled ? undefined : snapshot?.results[block.id]
    const all = result ? definedIn(result) : []
    const plan = all.some(([, outcome]) => outcome?.request === 'table')
      ? planOf(block, evaluations)
      : undefined
    for (const [definition, outcome] of all) {
      const name = definition.replace(/\($/, '')
      const table = outcome ? tableOfBlock(name, outcome, all, plan) : null
      const variable = table ? asVariable(name, table) : outcome && variableOf(name, outcome, shared)
      forget(shared, name)
      // Others may read an earlier one of several definitions.
      const formula = defined.has(name) ? '' : (formulas.get(name) ?? '')
      defined.add(name)
      if (variable) shared.set(name, { ...variable, formula })
    }
  }
  // A column comes with its table.
  return [...shared.values()].filter(({ name }) => isName(name))
}

const asVariable = (name: string, table: SharedTable): SharedVariable => {
  const columns = table.columns.map(column => column.name).join(', ')
  const description =
    table.rows.length > 0 ? `table of ${table.rows.length} rows: ${columns}` : `table: ${columns}`
  return { name, latex: '', data: '', description, needs: [], formula: '', table }
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

/** @returns null where it looks up a row of a table that does not come along */
function close(lambda: string, own: string, above: Shared): { text: string; needs: string[] } | null {
  const parsed = parsePlain(lambda, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') return { text: lambda, needs: [] }
  const needs = new Set<string>()
  const uses = [...freeNames(parsed.value.value)]
    .filter(([name]) => name !== own && (above.has(name) || tableWith(name, above)))
    .flatMap(([name, places]) =>
      places.map(({ span }) => ({ name, span: wholeName(name, span, lambda), definition: above.get(name) })),
    )
  for (const { name, span, definition } of uses) {
    if (definition?.table) needs.add(name)
    if (span && definition) continue
    const table = tableWith(name, above)
    if (!table) return null
    needs.add(table)
  }
  let text = lambda
  // The loop runs from the end, so that the places before stay where they are.
  const placed = uses.flatMap(({ span, definition }) =>
    span && definition && !definition.table ? [{ span, definition }] : [],
  )
  for (const { span, definition } of placed.sort((a, b) => b.span.start - a.span.start)) {
    if (isFunction(definition)) for (const name of [definition.name, ...definition.needs]) needs.add(name)
    else text = `${text.slice(0, span.start)}(${definition.data})${text.slice(span.end)}`
  }
  return { text: tidied(text), needs: [...needs] }
}

/** The table of a column, where it comes along. */
function tableWith(name: string, above: Shared): string | undefined {
  const table = isColumnName(name) ? tableOf(name) : undefined
  return table !== undefined && above.get(table)?.table ? table : undefined
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
