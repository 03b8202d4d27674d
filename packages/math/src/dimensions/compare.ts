/** Comparisons and equations: all operands of one dimension. */
import type { CompareNode, Expression } from '../expression/tree.ts'
import { alignAngles } from './angle.ts'
import { asValue, combineForms } from './broadcast.ts'
import type { Form } from './forms.ts'
import { describeOperand } from './messages.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { unify } from './term.ts'

export function inferCompare(node: CompareNode, session: Session, infer: (node: Expression) => Typed): Typed {
  const operands = node.operands.map(infer)
  let sides: Form = asValue(operands[0]!.form)
  node.relationSpans.forEach((span, index) => {
    const [left, right] = alignAngles(operands[index]!, operands[index + 1]!, session)
    operands[index] = left
    operands[index + 1] = right
    const leaf = (a: typeof left.form & { kind: 'scalar' }, b: typeof a) => {
      if (unify(a.term, b.term)) return a.zero === true ? b : a
      const names = `${describeOperand(left, a)} and ${describeOperand(right, b)}`
      throw new DimensionError(`cannot compare ${names}`, span)
    }
    sides = combineForms(asValue(left.form), asValue(right.form), leaf, span)
  })
  const same = operands.every((operand, index) => operand.tree === node.operands[index])
  const tree = same ? node : { ...node, operands: operands.map(operand => operand.tree) }
  return { form: { kind: 'equation', sides }, tree, source: node }
}
