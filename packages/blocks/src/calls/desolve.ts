/** The row of the table for differential equations: formulas, or numbers with functions of them. */
import type { Message, MessageCode } from '@calcwright/math/messages'
import { problemAt } from '../field-source.ts'
import { message } from '@calcwright/math/messages/blocks'
import { asStates, mapExpression, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode, Span } from '@calcwright/math/expression'
import { ownName } from '@calcwright/evaluator/step'
import type { PlanProblem } from '@calcwright/evaluator'
import { nameParts } from '../plain/bare-list.ts'
import { field } from './row.ts'
import type { CallContent, CallDefinition, CallRow } from './row.ts'
import { isNumeric, solverChoice } from './solver-choice.ts'

type Values = ReadonlyMap<string, Expression>

const isSymbolic = (content: CallContent): boolean => !isNumeric(content)

const columnOf = (row: number, column: string): string => `unknowns.${row}.${column}`

const defaultName = (row: number): string => `y_{${row}}`

const textOr = (text: string, otherwise: string): string => (text.trim() === '' ? otherwise : text)

const nameIn = ({ read }: CallContent, row: number): string =>
  textOr(read(columnOf(row, 'name')), defaultName(row))
const variableIn = ({ read }: CallContent): string => textOr(read('variable'), 'x')

/** One initial value for each derivative: as many as there are, so high is the order. */
const orderIn = ({ read }: CallContent, row: number): number => countItems(read(columnOf(row, 'initial')))

/** How many items stand between the commas of a list without brackets, or of one with them. */
function countItems(latex: string): number {
  const whole = /^\\left\[(.*)\\right\]$/.exec(latex.trim())?.[1] ?? latex
  let [depth, count] = [0, 1]
  // The comma of a thin space is none.
  for (const sign of whole.replaceAll('\\,', ' ')) {
    if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    else if (sign === ',' && depth === 0) count += 1
  }
  return count
}

const primed = (name: string, order: number): string => name + "'".repeat(order)

/** `x''(t) =` */
function rateSign(content: CallContent, row: number): string {
  const name = primed(nameIn(content, row), orderIn(content, row))
  return `${name}\\left(${variableIn(content)}\\right)=`
}

/** `x(0), x'(0) =` */
function initialSign(content: CallContent, row: number): string {
  const start = textOr(content.read('start'), '0')
  const name = nameIn(content, row)
  const values = Array.from(
    { length: orderIn(content, row) },
    (_, order) => `${primed(name, order)}\\left(${start}\\right)`,
  )
  return `${values.join(',\\;')}=`
}

export const desolveRow: CallRow = {
  type: 'desolve',
  version: 2,
  title: 'Differential-equation solver',
  keyword: 'solve differential',
  section: 'Solvers',
  keywords: ['ode', 'initial value', 'derivative', 'dynamics', 'odesolve', 'stiff', 'simulation'],
  alsoTyped: ['odesolve'],
  fields: [
    {
      rows: 'equations',
      noun: 'equation or condition',
      single: true,
      when: isSymbolic,
      columns: [
        field('equation', 'Equation', "f'(x) = -f(x)", {
          missing: 'Equation {n} is currently empty.  Please add an equation.',
        }),
      ],
    },
    field('function', 'Function', 'f(x)', { word: 'for', list: true, when: isSymbolic }),
    {
      rows: 'unknowns',
      noun: 'unknown',
      when: isNumeric,
      columns: [
        field('name', 'Name', (_, row) => `y_${row}`, {
          kind: 'parameter',
          value: (_, row) => defaultName(row),
        }),
        field('rate', 'Derivative', 'derivative', {
          sign: rateSign,
          missing: 'Equation {n} is currently empty.  Please add an equation.',
        }),
        field('initial', 'Initial value', 'initial value', {
          sign: initialSign,
          list: true,
          missing: 'Initial value {n} is currently empty.  Please add an initial value.',
        }),
      ],
    },
    field('variable', 'Variable', 'x', { kind: 'parameter', word: 'for', value: 'x', when: isNumeric }),
    field('start', 'Start', '0', { word: 'from', value: '0', when: isNumeric }),
    field('end', 'End', 'end', { word: 'to', missing: 'No end value provided.', when: isNumeric }),
    field('step', 'Step', '0', { word: 'step', value: '0', when: isNumeric }),
    {
      rows: 'events',
      noun: 'event',
      when: isNumeric,
      columns: [
        field('when', 'Event', 'event', { word: 'when', required: false }),
        field('change', 'Change', 'stop', { word: 'then', required: false, list: true }),
      ],
    },
  ],
  choices: [solverChoice('numeric')],
  call: content =>
    isNumeric(content)
      ? `odetable(rate, variable = start..end, name, initial, step${eventsOf(content)})`
      : 'desolve(equations, function)',
  result: { field: 'argument' },
  waits: true,
  meant: (values, content) =>
    isNumeric(content) ? withEvents(withStates(values), content) : withArgument(values),
  also: (values, content) => (isNumeric(content) ? functionsOf(values, content) : []),
  // The rows are taken from the curves: the equations are solved once.
  after: content =>
    isNumeric(content) ? `oderows(curves, step, [${columnNumbers(content).join(', ')}])` : null,
  columns: content => (isNumeric(content) ? columnsOf(content) : null),
  check: (values, content) => (isNumeric(content) ? equalSign(values) : noFunction(values)),
  lead,
}

const itemsOf = (value: Expression | undefined): readonly Expression[] =>
  value?.kind === 'list' ? value.items : value ? [value] : []

/** The argument of the function that is sought is what the result is a function of. */
function withArgument(values: Values): Values {
  const sought = itemsOf(values.get('function'))
  const [first] = sought
  const argument = first && argumentOf(first)
  if (argument?.kind !== 'name') return values
  const names = new Set(sought.map(one => (one.kind === 'call' || one.kind === 'name' ? one.name : '')))
  const equations = primesMeant(values.get('equations')!, names, argument)
  const alone = sought.length === 1 ? [['function', first!] as const] : []
  return new Map([...values, ['equations', equations], ['argument', argument], ...alone])
}

/** Reads y'' as a derivative over the argument of the sought function, where a formula without a variable means x. */
function primesMeant(equations: Expression, names: ReadonlySet<string>, argument: NameNode): Expression {
  const isPrimed = (node: Expression): boolean => node.kind === 'call' && node.primed === true
  const over = (args: readonly Expression[], place: number): Expression[] =>
    args.map((arg, index) =>
      index === place && nameOf(arg) === 'x' ? { ...arg, name: argument.name } : arg,
    ) as Expression[]
  const inEquation = (equation: Expression): Expression => {
    if (!nodesIn(equation).some(isPrimed)) return equation
    return mapExpression(equation, node => {
      if (node.kind !== 'call') return node
      if (names.has(node.name) && node.args.length === 1) return { ...node, args: over(node.args, 0) }
      const isDerivative = node.name === 'diff' && node.args[0] && isPrimed(node.args[0])
      return isDerivative ? { ...node, args: over(node.args, 1) } : node
    })
  }
  return equations.kind === 'list'
    ? { ...equations, items: equations.items.map(inEquation) }
    : inEquation(equations)
}

/** A name alone is sought as a function of x. */
function argumentOf(sought: Expression): Expression | undefined {
  return sought.kind === 'call' ? sought.args[0] : { kind: 'name', name: 'x', span: sought.span }
}

/** In the rates and in what happens on the way y(x) is y, and y' an unknown of its own. */
function withStates(values: Values): Values {
  const names = new Set(itemsOf(values.get('name')).flatMap(one => nameOf(one) ?? []))
  const variable = nameOf(values.get('variable'))
  // A formula with primes names the unknowns as functions of x.
  const isMeant = (node: CallNode): boolean =>
    node.args.length === 1 && (nameOf(node.args[0]) === variable || isWithin(node, node.args[0]!))
  const plain = (formula: Expression): Expression => asStates(formula, names, isMeant)
  const parts = ['rate', 'when', 'change'].flatMap(id => {
    const formula = values.get(id)
    return formula ? [[id, plain(formula)] as const] : []
  })
  return new Map([...values, ...parts])
}

const nameNode = (name: string, span: Span): NameNode => ({ kind: 'name', name, span })

/** Whether an argument lies in the span of its call: one that was added and not typed has the span of the name before it. */
const isWithin = ({ span }: CallNode, { span: inner }: Expression): boolean =>
  span.start === inner.start && span.end === inner.end

/** Rows in which something stands, with their places in the lists of what is typed. */
function eventRows({
  read,
  count,
}: CallContent): readonly { readonly when: string; readonly change: string }[] {
  return Array.from({ length: count('events') }, (_, row) => ({
    when: read(`events.${row}.when`).trim(),
    change: read(`events.${row}.change`).trim(),
  }))
}

/** `, event_0, event_1` */
const eventsOf = (content: CallContent): string =>
  eventRows(content)
    .filter(({ when }) => when !== '')
    .map((_, index) => `, event_${index}`)
    .join('')

/** Each event as a list of its condition and of what unknowns become then. */
function withEvents(values: Values, content: CallContent): Values {
  const conditions = [...itemsOf(values.get('when'))]
  const changes = [...itemsOf(values.get('change'))]
  const events = eventRows(content).flatMap(({ when, change: written }) => {
    const change = written === '' ? undefined : changes.shift()
    const condition = when === '' ? undefined : conditions.shift()
    if (!condition) return []
    const items = [condition, ...itemsOf(change)]
    return [{ kind: 'list', items, span: condition.span } as const]
  })
  return new Map([...values, ...events.map((event, index) => [`event_${index}`, event] as const)])
}

const nameOf = (node: Expression | undefined): string | undefined =>
  node?.kind === 'name' ? node.name : undefined

/** The curves, which are the block's own, and a function of them for each unknown. */
function functionsOf(values: Values, content: CallContent): CallDefinition[] {
  const variable = values.get('variable')
  if (variable?.kind !== 'name') return []
  const curves = nameNode(CURVES, variable.span)
  const functions = statesOf(values).map((name, index) => {
    const call = `odevalue(curves, ${index + 1}, variable)`
    return { name, parameter: variable, call, values: new Map([['curves', curves]]) }
  })
  return [
    { name: curves, call: `odecurves(rate, variable = start..end, name, initial${eventsOf(content)})` },
    ...functions,
  ]
}

const CURVES = ownName('curves')

const statesOf = (values: Values): readonly NameNode[] =>
  itemsOf(values.get('name')).flatMap(name => (name.kind === 'name' ? name : []))

/** The numbers that x, x', y, y' have among the curves, where x and y stand before x' and y'. */
function columnNumbers(content: CallContent): number[] {
  const orders = Array.from({ length: content.count('unknowns') }, (_, row) => orderIn(content, row))
  const curves = Array.from({ length: Math.max(0, ...orders) }, (_, order) =>
    orders.flatMap((count, row) => (order < count ? [`${row}:${order}`] : [])),
  ).flat()
  return orders.flatMap((count, row) =>
    Array.from({ length: count }, (_, order) => curves.indexOf(`${row}:${order}`) + 1),
  )
}

/** The heads of the columns as LaTeX: t, x, x'. */
function columnsOf(content: CallContent): string[] {
  const states = Array.from({ length: content.count('unknowns') }, (_, row) =>
    Array.from({ length: orderIn(content, row) }, (_value, order) => primed(nameIn(content, row), order)),
  )
  return [variableIn(content), ...states.flat()]
}

const problem = (of: Message<MessageCode>, field: string): PlanProblem =>
  problemAt(of, { start: 0, end: 0 }, field)

function equalSign(values: Values): PlanProblem | null {
  const row = itemsOf(values.get('rate')).findIndex(rate => rate.kind === 'compare')
  if (row < 0) return null
  return problem(message('syntax.field.equal-sign', { row: row + 1 }), columnOf(row, 'rate'))
}

function noFunction(values: Values): PlanProblem | null {
  const isFunction = (node: Expression): boolean =>
    node.kind === 'name' || (node.kind === 'call' && node.args.length === 1 && node.args[0]!.kind === 'name')
  if (itemsOf(values.get('function')).every(isFunction)) return null
  return problem(message('syntax.field.function'), 'function')
}

/** `f(x) ⟹`; numbers are a table with a head of its own. */
function lead(content: CallContent): string {
  if (isNumeric(content)) return ''
  const sought = content.read('function')
  const several = nameParts(sought).length > 1
  if (sought.trim() === '') return ''
  return `${several ? `\\left\\{${sought}\\right\\}` : sought}\\Longrightarrow `
}
