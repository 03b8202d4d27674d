/** Responsibilities: properties that are functions in a line of a loop, computed at once from values that are there. */
import { isAbout } from '@calcwright/math/messages'
import type { Expression } from '@calcwright/math/expression'
import type { Notice } from '../block-result.ts'
import { variablesBehind } from '../names/numeric-names.ts'
import { prepare } from '../prepare/prepare.ts'
import { failedPreparation } from '../prepare/preparing.ts'
import { evaluationErrorOf } from '../values/error.ts'
import type { Numbers } from '../values/numbers.ts'
import type { Prepared, Request, Solvable } from '../values/prepared.ts'
import { Formulas } from './formulas.ts'
import { hasNative, solverCalls } from './places.ts'
import { searchingCall } from './roots.ts'
import { numberNode } from './solve.ts'

/** @returns the line with the numbers of its properties; `pending` where the engine has yet to answer a line before */
export function prepareWithProperties(request: Request): Prepared {
  const prepared = prepare(request)
  const solvable = prepared.kind === 'ready' && prepared.route.by === 'solver' && prepared.route.solvable
  if (!solvable || !hasNative(solvable.expression, solvable.scope)) return prepared
  const calls = solverCalls(solvable.expression, solvable.scope)
  const numbers = numbersNow(solvable)
  if (numbers === 'pending') return { kind: 'pending' }
  const formulas = new Formulas(solvable, numbers, request.settings)
  const answers: (Expression | null)[] = []
  const notices: Notice[] = []
  for (const call of calls) {
    if (!hasNative(call, solvable.scope)) {
      answers.push(null)
      continue
    }
    const run = searchingCall(call, formulas)
    let next = run.next()
    while (!next.done) next = run.next()
    const answer = next.value
    if (answer && !answer.ok) {
      const kind = isAbout(answer.code, 'engine') ? 'engine' : 'argument'
      return failedPreparation(
        evaluationErrorOf(kind, { code: answer.code, text: answer.message }, call.span),
      )
    }
    answers.push(answer && numberNode(answer.value, call.span))
    notices.push(...(answer?.notices ?? []))
  }
  const answered = prepare({ ...request, answers })
  return answered.kind === 'ready' ? { ...answered, notices: [...answered.notices, ...notices] } : answered
}

function numbersNow({ expression, scope }: Solvable): Map<string, Numbers> | 'pending' {
  const numbers = new Map<string, Numbers>()
  for (const [symbol, known] of variablesBehind(expression, scope)) {
    const { value } = known
    if (value === 'pending') return 'pending'
    const own = known.numbers?.()
    if (own) numbers.set(symbol, own)
    else if (typeof value === 'number') numbers.set(symbol, { kind: 'value', value, exact: false })
    else if (value) numbers.set(symbol, { kind: 'value', value: value.toNumber(), exact: true })
  }
  return numbers
}
