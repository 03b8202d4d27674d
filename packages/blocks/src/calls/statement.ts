/** The formula that a block of the table stands for: its call, or the definition of the name that stores it. */
import { problemAt } from '../field-source.ts'
import { message } from '@calcwright/math/messages/blocks'
import { readField } from '@calcwright/document'
import type { FieldPlace } from '@calcwright/evaluator'
import { freeNames, mapExpression, parsePlain } from '@calcwright/math/expression'
import type { Expression, NameNode, Span, Statement } from '@calcwright/math/expression'
import { invalidFunctionName, invalidName } from '../defined-value.ts'
import { asWritten } from '../field-source.ts'
import type { FieldSource } from '../field-source.ts'
import { contentOf, liveText, placedFields } from './row.ts'
import type { CallContent, CallDefinition, CallField, CallRow } from './row.ts'

export interface CallFormula {
  readonly statement: Statement & { readonly kind: 'definition' | 'expression' }
  readonly fields: readonly FieldPlace[]
  /** Variables of a result that is a function; empty for a value. */
  readonly results: readonly string[]
  /** Further definitions of the block. */
  readonly also: readonly (Statement & { readonly kind: 'definition' })[]
  /** The value once the first of these is known, in place of that of the statement. */
  readonly after?: Expression
}

/** The field of every such block that names its result. */
export const STORE_FIELD_ID = 'store'

export function formulaOf(row: CallRow, props: object, source: FieldSource): CallFormula {
  const content = contentOf(props)
  const stored = readField(props, STORE_FIELD_ID)
  const target = stored.trim() === '' ? null : targetOf(row, stored, source)
  if (target) source.defines(target)
  const read = valuesOf(row, content, source)
  const values = new Map(row.meant?.(read, content) ?? read)
  for (const { id } of row.choices ?? []) values.set(id, choiceNode(content.read(id)))
  const fault = row.check?.(values, content)
  if (fault) return source.refuse(fault)
  const given = target?.kind === 'function' ? target.parameters : []
  const results = apart(resultsOf(row, values, content, given), row, read)
  if (results.length > 0) values.set('result', isOfSeveral(row) ? listNode(results) : results[0]!)
  const span = { start: 0, end: source.length }
  const value = renamed(callOf(liveText(row.call, content), values, span), boundBy(row, values), results[0])
  const also = (row.also?.(values, content) ?? [])
    .filter(({ name }) => name.name !== target?.name.name)
    .map(one => definitionOf(one, values, span))
  const after = row.after?.(content)
  const first = also[0]?.target.kind === 'variable' ? also[0].target : undefined
  const common = {
    fields: source.fields,
    results: results.map(({ name }) => name),
    also,
    ...(after && first && { after: callOf(after, new Map([...values, ['curves', first.name]]), span) }),
  }
  if (!target) return { statement: { kind: 'expression', value, span, show: true }, ...common }
  const named = results.length > 0 ? asFunction(target.name, results) : asValue(target)
  return { statement: { kind: 'definition', target: named, value, span, show: false }, ...common }
}

/** The expression for each field in the call; rows are lists. */
function valuesOf(row: CallRow, content: CallContent, source: FieldSource): Map<string, Expression> {
  const placed = placedFields(row, content)
  const open = placed.filter(({ field, row }) => field.required && liveText(field.value, content, row) === '')
  const chosen = (row.choices ?? []).some(({ id, value }) => content.read(id) !== value)
  const waits =
    ((!chosen || row.waits === true) && open.every(({ id, field, row }) => isAwaited(field, id, row))) ||
    open.some(({ id, field, row }) => field.missing === undefined && isAwaited(field, id, row))
  const values = new Map<string, Expression>()
  const rows = new Map<string, { readonly single: boolean; readonly items: Expression[] }>()
  for (const { id, field, row: number, rows: list } of placed) {
    const latex = textIn(field, id, number)
    if (latex === '' && field.required !== true) continue
    if (latex === '' && field.missing !== undefined && !waits)
      return source.refuse(
        problemAt(
          message('syntax.field.missing', { sentence: field.missing.replace('{n}', String(number + 1)) }),
          NOWHERE,
          id,
        ),
      )
    const value = valueOf(field, id, latex, source)
    if (!list) values.set(id, value)
    else {
      const key = list.columns.length === 1 ? list.rows : field.id
      const { items } = rows.get(key) ?? { items: [] }
      rows.set(key, { single: list.single === true, items: [...items, value] })
    }
  }
  for (const [id, { single, items }] of rows)
    values.set(id, single && items.length === 1 ? items[0]! : listNode(items))
  return values

  function textIn(field: CallField, id: string, number: number): string {
    const text = content.read(id)
    const initial = liveText(field.value, content, number)
    const own = text.trim() === '' ? initial : text
    return field.awaits && own === initial ? '' : own
  }

  function isAwaited(field: CallField, id: string, number: number): boolean {
    return field.required === true && textIn(field, id, number) === ''
  }
}

const listNode = (items: readonly Expression[]): Expression => ({
  kind: 'list',
  items,
  span: { start: items[0]!.span.start, end: items.at(-1)!.span.end },
})

type Target = ReturnType<FieldSource['target']>

/** `F`, or `F(s)` where the result is a function. */
function targetOf(row: CallRow, stored: string, source: FieldSource): Target {
  // A name with brackets is meant as a function.
  const wrong = row.result && stored.includes('(') ? invalidFunctionName : invalidName
  const target = source.target(STORE_FIELD_ID, stored, wrong)
  const fits =
    target.kind === 'variable' ||
    isOfSeveral(row) ||
    (row.result !== undefined && target.parameters.length === 1)
  if (fits) return target
  const span = { start: 0, end: stored.length }
  const sentence = wrong(asWritten(stored))
  return source.refuse(problemAt(message('syntax.field.name', { sentence }), span, STORE_FIELD_ID))
}

/** `f(x)` of a result that is a value is `f`. */
const asValue = (target: Target): Target => ({ kind: 'variable', name: target.name })

function definitionOf(
  { name, parameter, call, values }: CallDefinition,
  fields: ReadonlyMap<string, Expression>,
  span: Span,
): Statement & { readonly kind: 'definition' } {
  const value = callOf(call, new Map([...fields, ...(values ?? [])]), span)
  const target = parameter ? asFunction(name, [parameter]) : ({ kind: 'variable', name } as const)
  return { kind: 'definition', target, value, span, show: false }
}

function asFunction(name: NameNode, parameters: readonly NameNode[]): Target {
  return { kind: 'function', name, parameters }
}

const isOfSeveral = ({ result }: CallRow): boolean => result !== undefined && 'names' in result

function valueOf(field: CallField, id: string, latex: string, source: FieldSource): Expression {
  const { kind, wrong } = field
  const message = wrong === undefined ? invalidName : () => wrong
  if (kind === 'parameter') return source.name(id, latex, message)
  if (kind === 'parameters') return oneOrList(source.parameters(id, latex, message))
  if (field.list) return source.list(id, latex)
  const value = source.expression(id, latex)
  return field.fromZero ? countedFromZero(value, field.binds ?? []) : value
}

/** One name alone stands for itself. */
const oneOrList = (names: readonly Expression[]): Expression =>
  names.length === 1 ? names[0]! : listNode(names)

/** The formula with counters that begin with the first index of the worksheet. */
function countedFromZero(formula: Expression, counters: readonly string[]): Expression {
  const free = freeNames(formula)
  const places = new Set(counters.flatMap(name => free.get(name) ?? []).map(({ span }) => span.start))
  return mapExpression(formula, node => {
    if (node.kind !== 'name' || !counters.includes(node.name) || !places.has(node.span.start)) return node
    const { span } = node
    const right = { kind: 'name', name: 'firstIndex', span } as const
    return { kind: 'binary', operator: '-', left: node, right, operatorSpan: span, span }
  })
}

const NOWHERE: Span = { start: 0, end: 0 }

/** The chosen option of a menu: a number, or else a name that the call ignores. */
const choiceNode = (text: string): Expression =>
  /^-?\d+$/.test(text) ? numberNode(text) : { kind: 'name', name: text, span: NOWHERE }

const numberNode = (text: string): Expression => {
  const negative = text.startsWith('-')
  const number: Expression = { kind: 'number', text: negative ? text.slice(1) : text, span: NOWHERE }
  return negative ? { kind: 'unary', operator: '-', operand: number, span: NOWHERE } : number
}

/** @param given names that the stored name has */
function resultsOf(
  { result }: CallRow,
  values: ReadonlyMap<string, Expression>,
  content: CallContent,
  given: readonly NameNode[],
): readonly NameNode[] {
  if (!result) return []
  if ('names' in result) return result.names(content).map((name, place) => given[place] ?? nameNode(name))
  const name = 'name' in result ? nameNode(result.name) : values.get(result.field)
  if (name?.kind !== 'name') return []
  return given.length > 0 ? given : [name]
}

/** Names in whose place another is used where the fields mean something else by them: data called x, say. */
function apart(
  results: readonly NameNode[],
  { result }: CallRow,
  fields: ReadonlyMap<string, Expression>,
): readonly NameNode[] {
  if (!result || 'field' in result) return results
  const used = new Set([...fields.values()].flatMap(value => [...freeNames(value).keys()]))
  const taken = new Set([...used, ...results.map(({ name }) => name)])
  return results.map(one => {
    if (!used.has(one.name)) return one
    const name = OTHERS.find(other => !taken.has(other)) ?? one.name
    taken.add(name)
    return { ...one, name }
  })
}

const OTHERS = ['x', 't', 'u', 'v', 'w', 'z', ...Array.from({ length: 20 }, (_, at) => `x_${at + 1}`)]

/** The field whose name the call binds and the result is a function of. */
function boundBy({ result }: CallRow, values: ReadonlyMap<string, Expression>): Expression | undefined {
  return result && 'field' in result ? values.get(result.field) : undefined
}

/** `T(t)` of a formula in x is the same formula in t. */
function renamed(value: Expression, from: Expression | undefined, to: NameNode | undefined): Expression {
  if (from?.kind !== 'name' || !to || from.name === to.name) return value
  return mapExpression(value, node =>
    node.kind === 'name' && node.name === from.name ? { ...node, name: to.name } : node,
  )
}

const nameNode = (name: string): NameNode => ({ kind: 'name', name, span: NOWHERE })

/** The call with what stands for its arguments; what the template itself says has the place of the whole block. */
function callOf(call: string, values: ReadonlyMap<string, Expression>, span: Span): Expression {
  return mapExpression(templateOf(call), node => {
    const value = node.kind === 'name' ? values.get(node.name) : undefined
    if (value) return value
    return node.kind === 'call' ? { ...node, span, nameSpan: span } : { ...node, span }
  })
}

const templates = new Map<string, Expression>()

function templateOf(call: string): Expression {
  const known = templates.get(call)
  if (known) return known
  const parsed = parsePlain(call, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(`Not a call: ${call}`)
  templates.set(call, parsed.value.value)
  return parsed.value.value
}
