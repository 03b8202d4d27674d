/** The block whose value a caller may take the place of, by the name that it defines. */
import type { EvaluationBlock } from '@calcwright/evaluator'
import { message } from '@calcwright/math/messages/inputs'
import { registry } from '../schemas.ts'
import { freeNames, parsePlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { definitionText } from './input.ts'

export interface Definitions<Block extends EvaluationBlock> {
  readonly blocks: readonly Block[]
  /** The names that a block defines, as its results have them. */
  definesOf(block: string): readonly string[]
}

/** @returns the only block that gives the name its value, or why there is none */
export function definerOf<Block extends EvaluationBlock>(
  { blocks, definesOf }: Definitions<Block>,
  name: string,
): { readonly block: Block } | { readonly problem: ReturnType<typeof message> } {
  const defining = blocks.filter(({ id, disabled }) => !disabled && definesOf(id).includes(name))
  const [first] = defining
  if (!first) return { problem: message('input.unknown', { name }) }
  if (isContainer(first) || isInside(blocks, first)) return { problem: message('input.inside', { name }) }
  const others = definesOf(first.id).filter(other => other !== name)
  if (others.length > 0) return { problem: message('input.together', { name, others: others.join(', ') }) }
  const lost = defining.slice(1).find(block => !writtenDefinition(block)?.changes(name))
  if (!lost) return { block: first }
  const line = writtenDefinition(lost)?.text
  return { problem: message('input.redefined', { name, by: line === undefined ? '' : `, by ${line}` }) }
}

/** Whether a block stands in a container that computes it in a way of its own, such as a loop. */
function isInside(blocks: readonly EvaluationBlock[], { parent }: EvaluationBlock): boolean {
  const around = blocks.find(({ id }) => id === parent)
  return around !== undefined && (isContainer(around) || isInside(blocks, around))
}

/** Whether a block computes those in it in a way of its own. */
function isContainer({ type }: EvaluationBlock): boolean {
  const { container } = registry.get(type) ?? {}
  return container !== undefined && !container.indents
}

/** The definition that a block writes by itself, as a formula line or a control does. */
interface WrittenDefinition {
  readonly text: string
  /** Whether it changes an earlier value of this name, as `a := 2*a` and `v[1] := 3` do. */
  readonly changes: (name: string) => boolean
}

/** @returns null for blocks that define nothing by a formula */
function writtenDefinition(block: EvaluationBlock): WrittenDefinition | null {
  const text = definitionText(block)
  const parsed = parsePlain(text, { isUnit: isBoxUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') return null
  const { target, value } = parsed.value
  return {
    text,
    changes: name => target.kind === 'element' || freeNames(value).has(name),
  }
}
