/** The row of the table for differential equations: formulas, or numbers with functions of them. */
import { mapExpression, nodesIn } from '@calcwright/math/expression'
import type { Expression, NameNode } from '@calcwright/math/expression'
import { ownName } from '@calcwright/evaluator'
import type { PlanProblem } from '@calcwright/evaluator'
import { asWritten } from '../field-source.ts'
import { nameParts } from '../plain/bare-list.ts'
import { field } from './row.ts'
import type { CallContent, CallDefinition, CallRow } from './row.ts'

type Values = ReadonlyMap<string, Expression>

const isNumeric = ({ read }: CallContent): boolean => read('solver') === 'numeric'
const isSymbolic = (content: CallContent): boolean => !isNumeric(content)

const columnOf = (row: number, column: string): string => `unknowns.${row}.${column}`

const defaultName = (row: number): string => `y_{${row}}`

const textOr = (text: string, otherwise: string): string => (text.trim() === '' ? otherwise : text)

const nameIn = ({ read }: CallContent, row: number): string =>
  textOr(read(columnOf(row, 'name')), defaultName(row))
const variableIn = ({ read }: CallContent): string => textOr(read('variable'), 'x')

const spoken = (latex: string): string => asWritten(latex.replaceAll(/_\{(\w+)\}/g, '_$1'))

export const desolveRow: CallRow = {
  type: 'desolve',
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
          word: (content, row) => `${spoken(nameIn(content, row))}'(${spoken(variableIn(content))}) =`,
          missing: 'Equation {n} is currently empty.  Please add an equation.',
        }),
        field('initial', 'Initial value', 'initial value', {
          word: (content, row) =>
            `${spoken(nameIn(content, row))}(${spoken(textOr(content.read('start'), '0'))}) =`,
          missing: 'Initial value {n} is currently empty.  Please add an initial value.',
        }),
      ],
    },
    field('variable', 'Variable', 'x', { kind: 'parameter', word: 'for', value: 'x', when: isNumeric }),
    field('start', 'Start', '0', { word: 'from', value: '0', when: isNumeric }),
    field('end', 'End', 'end', { word: 'to', missing: 'No end value provided.', when: isNumeric }),
    field('step', 'Step', '0', { word: 'step', value: '0', when: isNumeric }),
  ],
  choices: [
    {
      id: 'solver',
      label: 'Solver',
      value: 'symbolic',
      options: [
        { value: 'symbolic', label: 'symbolic' },
        { value: 'numeric', label: 'numeric' },
      ],
    },
  ],
  call: content =>
    isNumeric(content)
      ? 'odetable(rate, variable = start..end, name, initial, step)'
      : 'desolve(equations, function)',
  result: { field: 'argument' },
  waits: true,
  meant: (values, content) => (isNumeric(content) ? withoutCalls(values) : withArgument(values)),
  also: (values, content) => (isNumeric(content) ? functionsOf(values) : []),
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

/** Without a variable, y'' is read as a derivative over x: here over the argument of the function that is sought. */
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

/** In the rates y(x) is y. */
function withoutCalls(values: Values): Values {
  const names = new Set(itemsOf(values.get('name')).map(nameOf))
  const variable = nameOf(values.get('variable'))
  const rate = values.get('rate')!
  const plain = mapExpression(rate, node => {
    const [only] = node.kind === 'call' && names.has(node.name) && node.args.length === 1 ? node.args : []
    if (node.kind !== 'call' || nameOf(only) !== variable) return node
    return { kind: 'name', name: node.name, span: node.span }
  })
  return new Map([...values, ['rate', plain]])
}

const nameOf = (node: Expression | undefined): string | undefined =>
  node?.kind === 'name' ? node.name : undefined

/** The curves, which are the block's own, and a function of them for each unknown. */
function functionsOf(values: Values): CallDefinition[] {
  const variable = values.get('variable')
  if (variable?.kind !== 'name') return []
  const curves: NameNode = { kind: 'name', name: ownName('curves'), span: variable.span }
  const names = itemsOf(values.get('name')).flatMap(name => (name.kind === 'name' ? name : []))
  return [
    { name: curves, call: 'odecurves(rate, variable = start..end, name, initial)' },
    ...names.map((name, index) => ({
      name,
      parameter: variable,
      call: `odevalue(curves, ${index + 1}, variable)`,
      values: new Map([['curves', curves]]),
    })),
  ]
}

const problem = (message: string, field: string): PlanProblem => ({
  message,
  field,
  span: { start: 0, end: 0 },
})

function equalSign(values: Values): PlanProblem | null {
  const row = itemsOf(values.get('rate')).findIndex(rate => rate.kind === 'compare')
  if (row < 0) return null
  const message = `Equation ${row + 1} has an equal sign: write only what the derivative is equal to.`
  return problem(message, columnOf(row, 'rate'))
}

function noFunction(values: Values): PlanProblem | null {
  const isFunction = (node: Expression): boolean =>
    node.kind === 'name' || (node.kind === 'call' && node.args.length === 1 && node.args[0]!.kind === 'name')
  if (itemsOf(values.get('function')).every(isFunction)) return null
  return problem('Enter the function that is sought with its variable, as in f(x).', 'function')
}

/** `f(x) ⟹`, of numbers `{x, y_0, y_1} ⟹`. */
function lead(content: CallContent): string {
  const arrow = '\\Longrightarrow '
  if (!isNumeric(content)) {
    const sought = content.read('function')
    const several = nameParts(sought).length > 1
    return sought.trim() === '' ? '' : `${several ? `\\left\\{${sought}\\right\\}` : sought}${arrow}`
  }
  const names = Array.from({ length: content.count('unknowns') }, (_, row) => nameIn(content, row))
  return `\\left\\{${[variableIn(content), ...names].join(',')}\\right\\}${arrow}`
}
