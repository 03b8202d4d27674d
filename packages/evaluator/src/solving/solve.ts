/** Responsibilities: the calls of solvers in one formula, solved in slices; their numbers as formulas. */
import type { NoAnswer } from './solver.ts'
import { isAbout } from '@calcwright/math/messages'
import { evaluationErrorOf } from '../values/error.ts'
import type { CallNode, Expression, Span } from '@calcwright/math/expression'
import { Complex } from '@calcwright/math/numeric'
import type { NumericValue } from '@calcwright/math/numeric'
import type { EvaluationError, Notice } from '../block-result.ts'
import { numbersOf, variablesBehind } from '../names/numeric-names.ts'
import { Formulas } from './formulas.ts'
import type { Solvable } from '../values/prepared.ts'
import type { Table } from '../values/table.ts'
import { innerCalls, solverCalls, withInnerAnswers } from './places.ts'
import { searchingCall } from './roots.ts'
import type { FormulaAnswer, SolverAnswer, SolverServices } from './solver.ts'
import { SOLVERS } from './table.ts'

export type Solved =
  | {
      readonly ok: true
      /** The expression in place of each call; null for one that the engine has to solve. */
      readonly answers: readonly (Expression | null)[]
      readonly notices: readonly Notice[]
      /** A table that the line shows in place of the numbers where it is the call alone. */
      readonly table?: Table
    }
  | { readonly ok: false; readonly error: EvaluationError }

/** Milliseconds after which a solver yields to others. */
const SLICE = 8

/** @throws RunStopped when the run was stopped */
export async function solveCalls(solvable: Solvable, solving: SolverServices): Promise<Solved> {
  const calls = solverCalls(solvable.expression, solvable.scope)
  const behind = new Map(calls.flatMap(call => [...variablesBehind(call, solvable.scope)]))
  const numbers = await numbersOf(behind, commands => solving.session.send(commands))
  if (!numbers) return { ok: true, answers: calls.map(() => null), notices: [] }
  return answerSolverCalls(calls, new Formulas(solvable, numbers, solving.session.settings), solving)
}

/** @throws RunStopped when the run was stopped */
export async function answerSolverCalls(
  calls: readonly CallNode[],
  formulas: Formulas,
  solving: SolverServices,
): Promise<Solved> {
  const answers: (Expression | null)[] = []
  const notices: Notice[] = []
  let table: Table | null = null
  for (const outer of calls) {
    const inner = await solvedInside(outer, formulas, solving)
    if (!inner.ok) return inner
    const { call } = inner
    notices.push(...inner.notices)
    const answer = await solved(call, formulas, solving)
    if (answer && !answer.ok) return { ok: false, error: errorAt(call, answer) }
    answers.push(answer && ('formula' in answer ? answer.formula : numberNode(answer.value, call.span)))
    notices.push(...(answer?.notices ?? []))
    if (answer?.table) table = answer.table
  }
  return { ok: true, answers, notices, ...(table && { table }) }
}

type Inside =
  | { readonly ok: true; readonly call: CallNode; readonly notices: readonly Notice[] }
  | (Solved & { ok: false })

/** A call with the numbers of the calls in its arguments. Calls about an uncertainty take them as they are. */
async function solvedInside(call: CallNode, formulas: Formulas, solving: SolverServices): Promise<Inside> {
  const { scope } = formulas.solvable
  const calls = SOLVERS.has(call.name) ? innerCalls(call, scope) : []
  if (calls.length === 0) return { ok: true, call, notices: [] }
  const inner = await answerSolverCalls(calls, formulas, solving)
  if (!inner.ok) return inner
  return { ok: true, call: withInnerAnswers(call, inner.answers, scope), notices: inner.notices }
}

async function solved(
  call: CallNode,
  formulas: Formulas,
  solving: SolverServices,
): Promise<SolverAnswer | FormulaAnswer | null> {
  const requesting = solving.requesting.get(call.name)
  if (requesting) return requesting(call, formulas, solving)
  const run = (SOLVERS.get(call.name) ?? searchingCall)(call, formulas)
  let since = performance.now()
  for (;;) {
    const next = run.next()
    if (next.done) return next.value
    if (performance.now() - since < SLICE) continue
    await solving.session.pause(0, 0)
    since = performance.now()
  }
}

/** @returns the error of a call without numbers */
export function errorAt(call: CallNode, { code, message: text }: NoAnswer): EvaluationError {
  return evaluationErrorOf(isAbout(code, 'engine') ? 'engine' : 'argument', { code, text }, call.span)
}

/** Numbers of a solver are decimals, whatever they are. */
export function numberNode(value: NumericValue, span: Span): Expression {
  if (typeof value === 'boolean') return { kind: 'constant', name: value ? 'true' : 'false', span }
  if (typeof value === 'number') return realNode(value, span)
  if (value instanceof Complex) {
    const imaginary = binary('*', realNode(value.im, span), { kind: 'constant', name: 'i', span })
    return binary('+', realNode(value.re, span), imaginary)
  }
  return { kind: 'list', items: value.map(item => numberNode(item, span)), span }
}

function realNode(value: number, span: Span): Expression {
  const text = String(Math.abs(value))
  const operand: Expression = { kind: 'number', text: /[.e]/.test(text) ? text : `${text}.0`, span }
  return value < 0 ? { kind: 'unary', operator: '-', operand, span } : operand
}

const binary = (operator: '+' | '*', left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  operatorSpan: left.span,
  left,
  right,
  span: left.span,
})
