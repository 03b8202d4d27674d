/** Responsibilities: names that a call takes as symbols, whatever value they have: they stay where its steps are shown. */
import { freeNames } from '@calcwright/math/expression'
import type { CallNode } from '@calcwright/math/expression'
import { operationName, hasTrait } from '@calcwright/reference/functions'
import { resultVariables } from '../names/points.ts'
import { CERTAIN } from '../solving/uncertainty-names.ts'

/** `diff(x^2, x)` at the value of x, `collect(f, x)`, `diff(t^3)`; calls about uncertainties take names as well. */
export function symbolNames(call: CallNode): readonly string[] {
  if (CERTAIN.has(operationName(call.name)) || leavesOutVariable(call)) return namesIn(call)
  return resultVariables(call).map(({ name }) => name)
}

function leavesOutVariable({ name, args }: CallNode): boolean {
  const [second, third] = [
    hasTrait(name, 'ofXSecond') || hasTrait(name, 'variableSecond'),
    hasTrait(name, 'ofXThird') || hasTrait(name, 'variableThird'),
  ]
  return (second && args.length === 1) || (third && args.length === 2)
}

const namesIn = ({ args }: CallNode): string[] => args.flatMap(arg => [...freeNames(arg).keys()])
