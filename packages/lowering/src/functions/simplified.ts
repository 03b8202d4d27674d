/** How the engine is asked for a simpler form of a formula with decimals in it. */
import { callsIn } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import type { QuestionScope, SimplifyQuestion } from '@calcwright/math/dimensions'
import { callNode, expandTemplate } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'
import { callsOwn, inFractions } from '../decimals/fractions.ts'

/**
 * The first form, unless the second is clearly shorter or the first is 0: the engine takes small coefficients
 * for 0.
 */
const SHORTER =
  'head(map([[$1, $2]], arg_p -> when(head(arg_p) == 0 or size(string(back(arg_p))) + 4 < size(string(head(arg_p))), back(arg_p), head(arg_p))))'

/** The first form, unless the second is shorter. */
const SHORTEST =
  'head(map([[$1, $2]], arg_p -> when(size(string(back(arg_p))) < size(string(head(arg_p))), back(arg_p), head(arg_p))))'

/** The engine sees that cosh(x)^2 - sinh(x)^2 is 1 where both are exponentials. */
export function askedSimpler(question: SimplifyQuestion, scope: QuestionScope): Expression {
  const asked = askedWithDecimals(question, scope)
  const { source, body, isScalar } = question
  if (!isScalar || !callsIn(body).some(({ name }) => HYPERBOLIC.has(name))) return asked
  const { span } = source
  const inExponentials = callNode(operationName('hyp2exp'), [body], span)
  const other = callNode(operationName('simplify'), [inExponentials], span)
  return expandTemplate(SHORTEST, [asked, other], span, 0)
}

const HYPERBOLIC: ReadonlySet<string> = new Set(['sinh', 'cosh', 'tanh', 'coth', 'sech', 'csch'])

/**
 * The engine cancels (x^2 - 2.25)/(x - 1.5), but few common factors else that have decimals in them: it is given
 * the formula in fractions too.
 */
function askedWithDecimals(question: SimplifyQuestion, scope: QuestionScope): Expression {
  const { source, call, body, isScalar } = question
  if (!isScalar || callsOwn(body, scope)) return call
  const native: CallNode = { ...source, name: operationName('simplify'), args: [body] }
  const exact = inFractions(native, scope)
  if (exact === native) return call
  const { span } = source
  const decimal = callNode(operationName('regroup'), [callNode(operationName('evalf'), [exact], span)], span)
  return expandTemplate(SHORTER, [call, decimal], span, 0)
}
