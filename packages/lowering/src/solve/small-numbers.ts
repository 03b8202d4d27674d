/** Equations with small numbers and decimals, of which the engine would lose terms. */
import { bindingOf, freeNames } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import type { QuestionScope, SolveQuestion } from '@calcwright/math/dimensions'
import { fractionsOf } from '../decimals/fractions.ts'
import { inDecimals, isSmall, numberOf } from '../decimals/small.ts'
import { decimalEquation } from './decimal-equations.ts'
import { degreeIn, degreeOfSystem } from './degree.ts'
import { scaledSystem } from './scaled-systems.ts'

/** Numbers below it are lost; elimination multiplies the coefficients of a system. */
const LEAST = { one: 1e-9, several: 1e-3 }

/** @returns the same question, with small decimals as fractions and its result in decimals */
export function withSmallNumbers(
  tree: Expression,
  { name, source }: SolveQuestion,
  scope: QuestionScope,
): Expression {
  if (tree.kind !== 'call') return tree
  const isSystem = source.args[1]?.kind === 'list'
  const isLost = name === 'solve' && isSmall(tree, isSystem ? LEAST.several : LEAST.one, scope)
  if (isLost && isSimple(source)) {
    const exact = fractionsOf(tree, scope)
    return exact.hasDecimals ? inDecimals(exact.call) : tree
  }
  const better =
    isLost && isSystem
      ? scaledSystem(tree, part => numberOf(part, scope))
      : decimalEquation(tree, scope, isSmall(tree, LEAST.several, scope))
  return better ?? tree
}

/** Systems with a square at most, and one equation in which the unknown stands once: their solutions in fractions are short. */
function isSimple(call: CallNode): boolean {
  const unknowns = new Set(bindingOf(call).names)
  const equations = call.args[0]!
  if (call.args[1]?.kind === 'list') return degreeOfSystem(equations, unknowns) <= 2
  const uses = [...freeNames(equations)].filter(([name]) => unknowns.has(name))
  return uses.length === 1 && uses[0]![1].length === 1 && degreeIn(equations, unknowns) < Infinity
}
