/** Symbolic solvers: the unknowns take their dimensions from the equations. */
import { findFunction } from '@calcwright/reference/functions'
import type { CallNode, Expression } from '../../expression/tree.ts'
import { isMatrixOfZeros } from '../../expression/binders.ts'
import { toPlain } from '../../expression/printers/plain.ts'
import { nodesIn } from '../../expression/walk.ts'
import { type Form } from '../forms.ts'
import { withinDomains } from '../domains.ts'
import { runsProgram } from '../function-calls.ts'
import { DimensionError, type Typed } from '../session.ts'
import { PLAIN, unknownTerm } from '../term.ts'
import { expandTemplate } from '../templates.ts'
import { integerValue } from '../values.ts'
import { equationsAlone, joinedEquations, refuseUnequal, withCalledConditions } from './equations.ts'
import { argumentAt, requirePlainArgument, type Rule, type RuleCall, variableArgument } from './rule.ts'
import { settle, unknowns, withUnknowns } from './unknowns.ts'
import { message } from '../../messages/dimensions.ts'
import { asList, valueOf, valuesOf } from './solved-values.ts'

/** `solve(equation, x)`: a list of values; `solve([...], [x, y])`: a list of rows. */
export const solve: Rule = call => {
  const given = argumentAt(call, 0, 'an equation and a variable')
  const equations = joinedEquations(withCalledConditions(call, given))
  refuseUnequal(call, equations)
  refusePrograms(call, equations)
  const second = argumentAt(call, 1, 'a variable to solve for')
  const several = second.kind === 'list' || second.kind === 'matrix'
  const guess = several || second.kind !== 'compare' ? undefined : variableArgument(call, second)
  const found = unknowns(call, second)
  const start = guess?.value === undefined ? undefined : call.infer(guess.value)
  const body = withUnknowns(call, found, () => call.infer(equations))
  if (start !== undefined) settle(call, found, 0, start)
  const place = start === undefined ? second : guess!.rebuild(start.tree)
  const rest = call.node.args.slice(2).map(arg => call.infer(arg).tree)
  const deciding = found.names.length === 1 ? (equationsAlone(equations) ?? equations) : equations
  const form: Form = several
    ? rows(valuesOf(call, found, deciding))
    : asList(valueOf(call, found, deciding, start))
  const solved = call.finish(form, [body.tree, place, ...rest])
  if (solved.tree.kind !== 'call') return solved
  const source: CallNode = { ...call.node, args: call.node.args.with(0, equations) }
  const tree = call.session.lowered({
    kind: 'solve',
    name: call.name,
    source,
    call: solved.tree,
    unknowns: found.names,
    hasGuess: start !== undefined,
    areEquations: areEquations(body),
  })
  return { ...solved, tree }
}

/** Whether a formula, or each item of a list that is written out, is a comparison kept as a value. */
function areEquations({ form, source }: Typed): boolean[] {
  const forms = form.kind === 'list' && source.kind === 'list' ? form.items : [form]
  return forms.map(({ kind }) => kind === 'equation')
}

/** `zeros(f, x)`: the zeros of a formula; `zeros(n)`, `zeros(rows, columns)`: a list or matrix of zeros. */
export const zeros: Rule = call => {
  const { node } = call
  if (!isMatrixOfZeros(node)) {
    noteSize(call)
    return solve(call)
  }
  const args = node.args.map(arg => {
    const size = call.infer(arg)
    requirePlainArgument(call, size, 'the size')
    return size.tree
  })
  const rank = args.length > 1 ? 2 : 1
  const filled = rank === 2 ? 'newMat(exact($1), exact($2))' : 'seq(0, arg_k, 1, $1)'
  const sizes = withinDomains(findFunction(rank === 2 ? 'newMat' : 'zeros')!, node, args)
  const tree = expandTemplate(filled, sizes, node.span, 0)
  const [length, columns] = node.args.map(arg => integerValue(arg, call.session))
  const isSized = length !== undefined && (rank === 1 || columns !== undefined)
  // Zeros fit every unit; units of a matrix need its size.
  const element = isSized ? ({ term: unknownTerm(), zero: true } as const) : { term: PLAIN }
  return { form: { kind: 'uniform', ...element, rank, length, columns }, tree, source: node }
}

/** Adds a notice to `zeros(n + 1, n)`, which is probably meant as a matrix. */
function noteSize({ node, session }: RuleCall): void {
  const [first, second] = node.args
  if (first?.kind !== 'binary' || second?.kind !== 'name' || !nodesIn(first).every(isWholeOrSum)) return
  const [rows, columns] = [toPlain(first), toPlain(second)]
  session.notice(message('reading.zeros', { rows, columns }))
}

const isWholeOrSum = (node: Expression): boolean =>
  node.kind === 'name' ||
  (node.kind === 'number' && /^\d+$/.test(node.text)) ||
  (node.kind === 'binary' && '+-'.includes(node.operator))

function refusePrograms({ node, session }: RuleCall, equations: Expression): void {
  if (!runsProgram(equations, session)) return
  throw new DimensionError(message('argument.program', { name: node.name }), equations.span)
}

function rows(row: Form): Form {
  if (row.kind !== 'uniform') return { kind: 'repeat', item: row }
  return { ...row, rank: 2, length: undefined, columns: row.length }
}
