/** Comparisons and equations: all operands of one dimension. */
import type { CompareNode, Expression, Relation } from '../expression/tree.ts'
import { alignAngles } from './angle.ts'
import { asValue, combineForms } from './broadcast.ts'
import { binaryNode } from './build.ts'
import type { Form } from './forms.ts'
import { describeOperand } from './messages.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { unify } from './term.ts'
import { compareTexts } from './texts.ts'
import { hasItems, itemByItem } from './truths.ts'
import { message } from '../messages/dimensions.ts'

/** Lists are in order item by item; equal they are as a whole. */
const ORDERS: ReadonlySet<Relation> = new Set(['<', '<=', '>', '>='])

export function inferCompare(node: CompareNode, session: Session, infer: (node: Expression) => Typed): Typed {
  const operands = node.operands.map(infer)
  const texts = compareTexts(node, operands)
  if (texts) return texts
  let sides: Form = asValue(operands[0]!.form)
  node.relationSpans.forEach((span, index) => {
    const [left, right] = alignAngles(operands[index]!, operands[index + 1]!, session)
    operands[index] = left
    operands[index + 1] = right
    const leaf = (a: typeof left.form & { kind: 'scalar' }, b: typeof a) => {
      if (unify(a.term, b.term)) return a.zero === true ? b : a
      throw new DimensionError(
        message('unit.mismatch.comparison', {
          left: describeOperand(left, a),
          right: describeOperand(right, b),
        }),
        span,
      )
    }
    sides = combineForms(asValue(left.form), asValue(right.form), leaf, span)
  })
  if (node.relations.every(relation => ORDERS.has(relation)) && hasItems(...operands.map(({ form }) => form)))
    return itemwise(node, operands)
  const same = operands.every((operand, index) => operand.tree === node.operands[index])
  const tree = same ? node : { ...node, operands: operands.map(operand => operand.tree) }
  return { form: { kind: 'equation', sides }, tree, source: node }
}

/** `1 < v <= 3` for the items of v: the answers to each relation, joined by `and`. */
function itemwise(node: CompareNode, operands: readonly Typed[]): Typed {
  const [first, ...others] = node.relations.map((relation, index) => {
    const test = (left: Expression, right: Expression): Expression => {
      const relationSpans = [node.relationSpans[index]!]
      return {
        kind: 'compare',
        operands: [left, right],
        relations: [relation],
        relationSpans,
        span: node.span,
      }
    }
    return itemByItem(operands[index]!, operands[index + 1]!, test, node)
  })
  const both = (left: Expression, right: Expression): Expression => binaryNode('and', left, right, node.span)
  return others.reduce((all, answers) => itemByItem(all, answers, both, node), first!)
}
