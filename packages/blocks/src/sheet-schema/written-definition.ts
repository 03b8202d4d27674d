/** The definition that a block writes by itself, as a formula line or a control does. */
import { type EvaluationBlock } from '@calcwright/evaluator'
import { freeNames, parsePlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { definitionText } from './input.ts'

interface WrittenDefinition {
  readonly text: string
  /** Whether it changes an earlier value of this name, as `a := 2*a` and `v[1] := 3` do. */
  readonly changes: (name: string) => boolean
}

/** @returns null for blocks that define nothing by a formula */
export function writtenDefinition(block: EvaluationBlock): WrittenDefinition | null {
  const text = definitionText(block)
  const parsed = parsePlain(text, { isUnit: isBoxUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') return null
  const { target, value } = parsed.value
  return {
    text,
    changes: name => target.kind === 'element' || freeNames(value).has(name),
  }
}
