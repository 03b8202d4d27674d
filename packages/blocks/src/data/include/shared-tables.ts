/** Tables that a worksheet offers to others: columns from its stored results, or from their plan where they are numbers alone. */
import type { Block } from '@calcwright/document'
import type { SharedTable } from '@calcwright/editor'
import type { BlockEvaluation, BlockPlan, BlockResult, Outcome } from '@calcwright/evaluator'
import { freeNames, isColumnName, isName, tableOf } from '@calcwright/math/expression'
import { plainValue } from './plain-value.ts'

/** A name that a block defines, with its outcome. */
export type Defined = readonly [name: string, outcome: Outcome | undefined]

/** The names of a block with their outcomes, without them where these are stale. Those that only prepare a definition, and cells of tables, define none. */
export function definedIn({ defines, outcomes, stale }: BlockResult): Defined[] {
  if (stale) return defines.map(name => [name, undefined])
  const own = outcomes.filter(({ request = '', error }) => {
    const isCell = request.startsWith('cell ') || (request === '' && error?.field?.startsWith('cells.'))
    return !isCell
  })
  const last = defines.length === 0 ? [] : own.slice(-defines.length)
  return defines.map((name, index) => [name, last[index]])
}

type Column = SharedTable['columns'][number]

/**
 * @param defined all that the block of the table defines
 * @param plan of that block
 * @returns null where its rows are not stored
 */
export function tableOfBlock(
  name: string,
  outcome: Outcome,
  defined: readonly Defined[],
  plan: BlockPlan | undefined,
): SharedTable | null {
  if (outcome.request !== 'table' || outcome.error || !outcome.rows) return null
  const table = plan?.tables?.find(one => one.name === name)
  const typed = table?.numbers ?? []
  // Columns of words behind that of the names are lists of texts.
  const texts = (table?.texts ?? []).slice(1).map((own, at): Column => {
    return { name: table!.words[at + 1]!, unit: '', data: `[${own.map(text => `"${text}"`).join(', ')}]` }
  })
  const columns = defined.flatMap(([column, result]) => {
    if (!isColumnName(column) || tableOf(column) !== name || !result || result.error) return []
    const numbers = typed.find(one => one.name === column)
    const own = column.slice(name.length + 1)
    return numbers ? { name: own, unit: numbers.unit, data: listOf(numbers.values) } : columnOf(own, result)
  })
  const words = texts.length === 0 ? (outcome.words ?? []) : (outcome.words ?? []).slice(0, 1)
  return { rows: outcome.rows, words, columns: [...columns, ...texts], reads: namesReadBy(plan) }
}

function columnOf(name: string, { exact, unit }: Outcome): Column[] {
  if (exact === '') return []
  if (!unit.startsWith('[')) return [{ name, unit, data: exact }]
  const data = plainValue(exact, unit)
  return data === null ? [] : [{ name, unit: '', data }]
}

const listOf = (values: Float64Array): string =>
  `[${Array.from(values, value => (Number.isNaN(value) ? 'undef' : String(value))).join(', ')}]`

function namesReadBy(plan: BlockPlan | undefined): string[] {
  const names = (plan?.statements ?? []).flatMap(({ statement }) =>
    'value' in statement ? [...freeNames(statement.value).keys()] : [],
  )
  return [...new Set(names.map(name => (isColumnName(name) ? tableOf(name) : name)))].filter(isName)
}

/** @returns what a block plans; undefined for one without a plan, or with a fault */
export function planOf(
  { type, props }: Block,
  evaluations: readonly BlockEvaluation[],
): BlockPlan | undefined {
  try {
    return evaluations.find(evaluation => evaluation.type === type)?.plan(props)
  } catch {
    return undefined // The evaluation reports the fault of the block.
  }
}
