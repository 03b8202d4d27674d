/**
 * Functions that a program defines for itself: a call is the formula with the arguments in it, which reads
 * the program's names as they are where it is called.
 */
import { bindingOf } from './binders.ts'
import { freeNames } from './free-names.ts'
import { mapHead } from './program-walk.ts'
import type { Expression, NameNode, ProgramBranch, ProgramStatement, Span } from './tree.ts'
import { mapExpression, nodesIn } from './walk.ts'

interface LocalFunction {
  readonly parameters: readonly NameNode[]
  readonly body: Expression
}

type Functions = ReadonlyMap<string, LocalFunction>

/**
 * @returns the statements without those definitions, and with their formulas in place of their calls. A definition
 *   holds up to the end of the branch or loop that it stands in. One that calls itself stays as it is.
 */
export function withoutLocalFunctions(
  statements: readonly ProgramStatement[],
  above: Functions = new Map(),
): ProgramStatement[] {
  const functions = new Map(above)
  return statements.flatMap((statement): ProgramStatement[] => {
    const defined = definedBy(statement, functions)
    if (!defined) return [expanded(statement, functions)]
    functions.set(...defined)
    return []
  })
}

function definedBy(statement: ProgramStatement, functions: Functions): [string, LocalFunction] | null {
  if (statement.kind !== 'assign') return null
  const { target, value } = statement
  if (value.kind === 'program' || (target.kind !== 'function' && target.kind !== 'variable')) return null
  const isLambda = target.kind === 'variable' && value.kind === 'lambda'
  if (!isLambda && target.kind === 'variable') return null
  const parameters = isLambda ? value.parameters : target.kind === 'function' ? target.parameters : []
  const body = inFormula(isLambda ? value.body : value, functions)
  const { name } = target.name
  return freeNames(body).has(name) ? null : [name, { parameters, body }]
}

function expanded(statement: ProgramStatement, functions: Functions): ProgramStatement {
  const formula = (value: Expression): Expression => inFormula(value, functions)
  switch (statement.kind) {
    case 'assign': {
      const { target } = statement
      const value = formula(statement.value)
      return target.kind === 'element'
        ? { ...statement, value, target: { ...target, indexes: target.indexes.map(formula) } }
        : { ...statement, value }
    }
    case 'show':
    case 'return':
      return { ...statement, value: formula(statement.value) }
    case 'choice': {
      const branches = statement.branches.map((branch): ProgramBranch => ({
        ...branch,
        test: branch.test && formula(branch.test),
        body: withoutLocalFunctions(branch.body, functions),
      }))
      return { ...statement, branches }
    }
    case 'loop': {
      const body = withoutLocalFunctions(statement.body, functions)
      return { ...statement, ...mapHead(statement, formula), body }
    }
    case 'break':
    case 'continue':
      return statement
  }
}

function inFormula(formula: Expression, functions: Functions): Expression {
  if (functions.size === 0) return formula
  return mapExpression(formula, node => {
    if (node.kind !== 'call' && node.kind !== 'name') return node
    const called = functions.get(node.name)
    if (!called) return node
    const { parameters, body } = called
    if (node.kind === 'name') return placed({ kind: 'lambda', parameters, body, span: body.span }, node.span)
    if (node.primed || node.args.length !== parameters.length) return node
    return withArguments(called, node.args, node.span)
  })
}

/** Names that are bound inside step aside for those of the arguments. */
function withArguments(
  { parameters, body }: LocalFunction,
  args: readonly Expression[],
  span: Span,
): Expression {
  const taken = new Set(args.flatMap(arg => [...freeNames(arg).keys()]))
  const bound = boundIn(body)
  const isFree = ({ name }: NameNode): boolean => !bound.has(name)
  const values = new Map(
    parameters.flatMap((parameter, index) => (isFree(parameter) ? [[parameter.name, args[index]!]] : [])),
  )
  const formula = mapExpression(placed(body, span), node => {
    if (node.kind === 'lambda') return { ...node, parameters: node.parameters.map(renamed) }
    if (node.kind !== 'name') return node
    return values.get(node.name) ?? renamed(node)
  })
  return parameters.reduce(
    (inner, parameter, index) => (isFree(parameter) ? inner : withValue(inner, parameter, args[index]!)),
    formula,
  )

  function renamed(node: NameNode): NameNode {
    return bound.has(node.name) && taken.has(node.name) ? { ...node, name: `${node.name}''` } : node
  }
}

/** A parameter that the body binds, as t of `desolve(y' = -y, t, y)`: the solution is a formula of it. */
function withValue(body: Expression, { name }: NameNode, value: Expression): Expression {
  const { span } = body
  const parameter: Expression = { kind: 'name', name, span }
  return { kind: 'call', name: 'subst', nameSpan: span, args: [body, parameter, value], span }
}

function boundIn(formula: Expression): ReadonlySet<string> {
  return new Set(
    nodesIn(formula).flatMap(node => {
      if (node.kind === 'lambda') return node.parameters.map(({ name }) => name)
      return node.kind === 'call' ? bindingOf(node).names : []
    }),
  )
}

/** The formula as if all of it stood at one place: its own spans count in another line. */
function placed<T>(part: T, span: Span): T {
  if (Array.isArray(part)) return part.map((item: unknown) => placed(item, span)) as T
  if (part === null || typeof part !== 'object') return part
  const isSpan = 'start' in part && 'end' in part && Object.keys(part).length === 2
  if (isSpan) return span as T
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, placed<unknown>(value, span)]),
  ) as T
}
