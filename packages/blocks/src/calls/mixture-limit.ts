/** Limits of plans on the components of mixtures, in blocks and in formulas such as `mixture(O2: 1 [mol])`. */
import type { Block } from '@calcwright/document'
import { mapExpression, nodesIn, parseLatex, toLatex } from '@calcwright/math/expression'
import type { CallNode, Expression, Statement } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

type Counted = Pick<Block, 'type' | 'status' | 'props'>

/** @returns how many components the largest mixture of a block has; 0 for a block without one */
export function componentsIn({ type, status, props }: Counted): number {
  if (status !== 'ok') return 0
  if (type === 'mixture') return componentsOf(props).length
  const statement = formulaWithMixture({ type, props })
  return statement ? Math.max(0, ...nodesIn(statement.value).map(node => speciesOf(node).length)) : 0
}

/** @returns fields of the block with mixtures of so many components at most */
export function withComponents({ type, props }: Pick<Counted, 'type' | 'props'>, most: number): object {
  if (type === 'mixture') return { components: componentsOf(props).slice(0, most) }
  const statement = formulaWithMixture({ type, props })
  return statement ? { latex: toLatex(withFewer(statement, most)) } : {}
}

const componentsOf = (props: unknown): readonly object[] =>
  (props as { readonly components?: readonly object[] }).components ?? []

type Formula = Statement & { readonly kind: 'definition' | 'expression' }

function formulaWithMixture({ type, props }: Pick<Counted, 'type' | 'props'>): Formula | null {
  const { latex = '' } = props as { readonly latex?: string }
  if (type !== 'math' || !latex.includes('mixture')) return null
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok) return null
  const statement = parsed.value
  return statement.kind === 'definition' || statement.kind === 'expression' ? statement : null
}

/** Arguments that are no components. */
const STATE: readonly (string | undefined)[] = ['T', 'P']

/** Places of the species among the arguments of a call that makes a mixture. */
function speciesOf(node: Expression): number[] {
  if (node.kind !== 'call' || node.name !== 'mixture') return []
  return (node.labels ?? []).flatMap((label, at) => (label && !STATE.includes(label.name) ? [at] : []))
}

function withFewer(statement: Formula, most: number): Formula {
  const value = mapExpression(statement.value, node => {
    const beyond = new Set(speciesOf(node).slice(most))
    if (beyond.size === 0) return node
    const call = node as CallNode
    const labels = call.labels!.filter((_, at) => !beyond.has(at))
    return { ...call, args: call.args.filter((_, at) => !beyond.has(at)), labels }
  })
  return { ...statement, value }
}

/** The reason why a worksheet may not have these mixtures; null when it may. */
export function componentLimitProblem(blocks: readonly Counted[], most: number): string | null {
  return blocks.some(block => componentsIn(block) > most) ? tooManyComponents(most) : null
}

export const tooManyComponents = (most: number): string =>
  `Your Subscription level only supports ${most}-component mixtures.  Please upgrade to use more components.`
