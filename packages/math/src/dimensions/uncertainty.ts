/**
 * Values with a standard uncertainty: `5.0 ± 0.1 [mm]`. The spread is of the value's dimension; beside a
 * temperature it is a difference. The node stays in the formula over SI numbers, around both of them.
 */
import type { BinaryNode, Expression, QuantityNode } from '../expression/tree.ts'
import { alignAngles } from './angle.ts'
import { rebuild } from './arithmetic.ts'
import { asValue, combineForms, mapForm } from './broadcast.ts'
import { binaryNode } from './build.ts'
import { isArray, scalar, type ScalarForm } from './forms.ts'
import { describeOperand } from './messages.ts'
import { noteShort } from './notation.ts'
import { inferQuantity } from './quantity.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { isPlain, resolve, unify } from './term.ts'
import { message } from '../messages/dimensions.ts'

type UncertainNode = BinaryNode & { readonly operator: '±' }

export function isUncertain(node: Expression): node is UncertainNode {
  return node.kind === 'binary' && node.operator === '±'
}

/** `value ± spread`, whose form is that of the value. A spread in per cent is one of the value. */
export function uncertainTyped(node: BinaryNode, value: Typed, spread: Typed, session: Session): Typed {
  if (isArray(asValue(spread.form)) && !isArray(asValue(value.form)))
    throw new DimensionError(message('argument.uncertainties'), node.operatorSpan)
  session.shared.uncertain = true
  noteShort(node, session)
  const share = shareOf(node, value, spread)
  const [left, right] = alignAngles(value, share ?? difference(spread), session)
  const leaf = (a: ScalarForm, b: ScalarForm): ScalarForm => {
    if (b.temperature === 'reading' || !unify(a.term, b.term)) throw mismatch(node, left, right, a, b)
    return scalar(a.term, a.temperature)
  }
  const form = combineForms(asValue(left.form), asValue(right.form), leaf, node.operatorSpan)
  return { form, tree: rebuild(node, left.tree, right.tree), source: node }
}

function mismatch(node: BinaryNode, left: Typed, right: Typed, a: ScalarForm, b: ScalarForm): DimensionError {
  const [value, spread] = [describeOperand(left, a), describeOperand(right, b)]
  return new DimensionError(message('unit.mismatch.uncertainty', { value, spread }), node.operatorSpan)
}

/** `0.5 [°C]` beside a temperature: a literal reading as a difference. */
function difference(spread: Typed): Typed {
  if (spread.asDifference === undefined) return spread
  const form = mapForm(spread.form, element => ({ ...element, temperature: 'difference' }))
  return { form, tree: spread.asDifference, source: spread.source }
}

/** `100 [Ω] ± 5%`: that part of the value. Of a plain number it might as well be 0.05. */
function shareOf(node: BinaryNode, value: Typed, spread: Typed): Typed | undefined {
  if (!isPercentage(node.right) || isPercentage(node.left)) return undefined
  const form = asValue(value.form)
  const { span } = node.right
  if (form.kind === 'scalar' && form.temperature !== 'reading' && !isPlain(resolve(form.term)))
    return { form, tree: binaryNode('*', value.tree, spread.tree, span), source: node.right }
  throw new DimensionError(message('argument.percentage'), span)
}

const isPercentage = (node: Expression): boolean => node.kind === 'unary' && node.operator === '%'

/** The unit of `(5.0 ± 0.1) [mm]` goes to both numbers, in `5.0 ± 2% [mm]` to the value alone. */
export function uncertainQuantity(
  node: QuantityNode,
  session: Session,
  infer: (child: Expression) => Typed,
): Typed | undefined {
  const { value } = node
  if (!isUncertain(value)) return undefined
  const withUnit = (part: Expression): Typed =>
    inferQuantity({ ...node, value: part, span: part.span }, session, infer)
  const spread = isPercentage(value.right) ? infer(value.right) : withUnit(value.right)
  return { ...uncertainTyped(value, withUnit(value.left), spread, session), source: node }
}
