/** Functions of texts. */
import { message } from '../../messages/dimensions.ts'
import { type Form, isArray, lengthOf, PLAIN_SCALAR, TEXT } from '../forms.ts'
import { DimensionError, type Typed } from '../session.ts'
import { PLAIN } from '../term.ts'
import { hasText, refuseText, requireText } from '../texts.ts'
import { argumentAt, commonElement, isMatrix, type Rule, type RuleCall } from './rule.ts'

/** `position_of("M12", names)`: the index of a text in a list, an error where it is not there. */
export const positionOf: Rule = call => {
  const text = call.infer(argumentAt(call, 0, 'a text and a list of texts'))
  const list = call.infer(argumentAt(call, 1, 'a list of texts'))
  requireText(text)
  requireText(list)
  return call.finish(PLAIN_SCALAR, [text.tree, list.tree])
}

/** `unique(list)`: the items, texts or values of one dimension, each once. */
export const unique: Rule = call => {
  const list = labelsAt(call, 0)
  if (hasText(list.form)) return call.finish({ kind: 'repeat', item: TEXT }, [list.tree])
  return call.finish(listLike(call, list), [list.tree])
}

/** `count_by(labels)`: a number for each label. */
export const countBy: Rule = call => {
  const labels = labelsAt(call, 0)
  return call.finish({ kind: 'uniform', term: PLAIN, rank: 1 }, [labels.tree])
}

/** `sum_by(list, labels)`, `max_by(list, labels)`: a value like the items for each label. */
export const byLabels: Rule = call => {
  const list = refuseText(call.infer(argumentAt(call, 0, 'a list and its labels')), call.node.name)
  const labels = labelsAt(call, 1)
  const [left, right] = [list, labels].map(({ form }) => (isArray(form) ? lengthOf(form) : undefined))
  if (left !== undefined && right !== undefined && left !== right)
    throw new DimensionError(message('argument.size.lengths', { left, right }), labels.source.span)
  return call.finish(listLike(call, list), [list.tree, labels.tree])
}

/** Labels are texts or values of one dimension. */
function labelsAt(call: RuleCall, index: number): Typed {
  const labels = call.infer(argumentAt(call, index, 'a list of labels'))
  if (hasText(labels.form)) requireText(labels)
  else commonElement(call, labels)
  requireNoMatrix(call, labels)
  return labels
}

function requireNoMatrix({ node }: RuleCall, { form, source }: Typed): void {
  if (isMatrix(form)) throw new DimensionError(message('argument.matrices', { name: node.name }), source.span)
}

function listLike(call: RuleCall, list: Typed): Form {
  requireNoMatrix(call, list)
  const { term, temperature } = commonElement(call, list)
  return { kind: 'uniform', term, temperature, rank: 1 }
}
