/**
 * Levels in sums: `10 [dBm] + 3 [dB]` is ten times as large for each ten decibels, and the difference of two
 * levels is a number of decibels. Values are the quantities themselves, so that two levels add as powers do.
 */
import type { BinaryNode, Expression } from '../expression/tree.ts'
import { Dimension } from '../units/index.ts'
import { asValue } from './broadcast.ts'
import { binaryNode, negated, numberNode, operationNode } from './build.ts'
import { PLAIN_SCALAR, type ScalarForm } from './forms.ts'
import type { Session, Typed } from './session.ts'
import { isPlain, resolve, unify } from './term.ts'
import { message } from '../messages/dimensions.ts'

const POWER = Dimension.of({ length: 2, mass: 1, time: -3 })

/** @returns the sum or difference where a level stands in it; null for any other */
export function levelSum(node: BinaryNode, left: Typed, right: Typed, session: Session): Typed | null {
  const [a, b] = [asValue(left.form), asValue(right.form)]
  if (a.kind !== 'scalar' || b.kind !== 'scalar') return null
  const isMinus = node.operator.endsWith('-')
  if (isLevel(a) && isGain(b))
    return amplified(node, left, a, isMinus ? negated(right.tree, node.span) : right.tree)
  if (isLevel(b) && isGain(a) && !isMinus) return amplified(node, right, b, left.tree)
  if (!isLevel(a) || !isLevel(b) || !unify(a.term, b.term)) return null
  if (!isMinus) {
    session.notice(message('level.sum'))
    return { form: a, tree: { ...node, left: left.tree, right: right.tree }, source: node }
  }
  session.notice(message('level.difference'))
  const ratio = binaryNode('/', left.tree, right.tree, node.span)
  const decades = operationNode('log10', [ratio], node.span)
  return { form: PLAIN_SCALAR, tree: binaryNode('*', decibels(a, node), decades, node.span), source: node }
}

const isLevel = (form: ScalarForm): boolean => form.temperature === 'level'

const isGain = (form: ScalarForm): boolean => form.zero !== true && isPlain(resolve(form.term))

function amplified(node: BinaryNode, level: Typed, form: ScalarForm, gain: Expression): Typed {
  const { span } = node
  const decades = binaryNode('/', gain, decibels(form, node), span)
  const factor = binaryNode('^', numberNode('10', span), decades, span)
  return { form, tree: binaryNode('*', level.tree, factor, span), source: node }
}

/** Decibels for ten times the quantity. */
function decibels({ term }: ScalarForm, { span }: BinaryNode): Expression {
  return numberNode(resolve(term).constant.sameHard(POWER) ? '10' : '20', span)
}
