/** The walk over the formula: one case for each kind of node. */
import { findFunction } from '@calcwright/reference/functions'
import { isGreekCommand, toPlain, unitToPlain } from '../expression/index.ts'
import type { BinaryNode, Expression, LambdaNode, UnaryNode } from '../expression/tree.ts'
import { addTyped, divideTyped, logicTyped, moduloTyped, multiplyTyped, requirePlain } from './arithmetic.ts'
import { asValue, mapForm } from './broadcast.ts'
import { inferCall } from './calls.ts'
import { inferCompare } from './compare.ts'
import { asOperand, asSwitch, withSwitches } from './conditions.ts'
import { factorialTree } from './factorial.ts'
import { type Form, PLAIN_SCALAR, scalar, TEXT, zeroScalar } from './forms.ts'
import { lambdaForm } from './lambda.ts'
import { inferIndex, inferList, inferMatrix, inferRange } from './lists.ts'
import { noteBracketProduct, noteRemainder, noteSlash } from './notation.ts'
import { powerTyped } from './power.ts'
import { inferProgram } from './program.ts'
import { inferQuantity } from './quantity.ts'
import { DimensionError, type Session, type Typed, UNSET } from './session.ts'
import { noteAbsolute } from './temperature.ts'
import { isUncertain, uncertainQuantity, uncertainTyped } from './uncertainty.ts'
import { resolve } from './term.ts'
import { joinTexts, refuseText } from './texts.ts'
import { eachNot, hasItems } from './truths.ts'
import { countTurns, noteTurnsTwice } from './turns.ts'
import { upperTail } from './upper-tails.ts'
import { message } from '../messages/dimensions.ts'

/** Finds the form of a node and rewrites it over SI numbers. Throws DimensionError or PendingValue. */
export function infer(node: Expression, session: Session): Typed {
  const go = (child: Expression): Typed => infer(child, session)
  switch (node.kind) {
    case 'number':
      return { form: isZeroText(node.text) ? zeroScalar() : PLAIN_SCALAR, tree: node, source: node }
    case 'quoted':
      return { form: TEXT, tree: node, source: node }
    case 'constant':
      return { form: constantForm(node.name), tree: node, source: node }
    case 'name':
      return inferName(node.name, node, session)
    case 'unary':
      return inferUnary(node, session)
    case 'binary':
      return inferBinary(node, session)
    case 'compare':
      return inferCompare(node, session, go)
    case 'call':
      return inferCall(node, session)
    case 'index':
      return inferIndex(node, session, go)
    case 'range':
      return inferRange(node, session, go)
    case 'list':
      return inferList(node, session, go)
    case 'matrix':
      return inferMatrix(node, session, go)
    case 'quantity':
      return uncertainQuantity(node, session, go) ?? inferQuantity(node, session, go)
    case 'lambda':
      return { form: lambdaForm(node, session), tree: lambdaTree(node, session), source: node }
    case 'program':
      return inferProgram(node, session)
    case 'property':
      throw new DimensionError(message('argument.property'), node.span)
  }
}

function isZeroText(text: string): boolean {
  return /^[0.]/.test(text) && Number(text) === 0
}

/** Infinity and undef stand for a value of any dimension. */
function constantForm(name: string): Form {
  return name === 'infinity' || name === 'undef' ? { ...zeroScalar(), zero: undefined } : PLAIN_SCALAR
}

function inferName(name: string, node: Expression, session: Session): Typed {
  const bound = session.binding(name)?.form ?? session.defined(name)
  if (bound !== undefined) return { form: bound, tree: node, source: node }
  const definition = session.context.function(name)
  if (definition !== undefined) return { form: { kind: 'function', definition }, tree: node, source: node }
  const form = name.startsWith(UNSET) ? zeroScalar() : session.freeName(name)
  return { form, tree: node, source: node }
}

function inferUnary(node: UnaryNode, session: Session): Typed {
  const { operator, operand } = node
  if (operator === '-' && operand.kind === 'quantity' && !isUncertain(operand.value)) {
    return { ...inferQuantity(operand, session, child => infer(child, session), -1), source: node }
  }
  const typed = refuseText(infer(operand, session), operator)
  const inner = operator === '-' || operator === '%' ? asSwitch(typed, session) : typed
  const tree = inner.tree === operand ? node : { ...node, operand: inner.tree }
  switch (operator) {
    case '+':
      return { ...inner, tree, source: node }
    case '-': {
      const form = mapForm(asValue(inner.form), element => {
        noteAbsolute(session, element.temperature)
        return element.temperature === 'reading' ? scalar(element.term) : element
      })
      return { form, tree, source: node }
    }
    case '%':
      return { form: asValue(inner.form), tree, source: node }
    case 'not':
      requirePlain(inner, found => message('unit.plain.condition', { name: 'not', found }))
      if (hasItems(inner.form)) return eachNot(inner, item => ({ ...node, operand: item }), node)
      return { form: PLAIN_SCALAR, tree, source: node }
    case '!':
      requirePlain(inner, found => message('unit.plain.factorial', { found }))
      return { form: asValue(inner.form), tree: factorialTree(node, inner, session), source: node }
  }
}

/** `sqrt 4`: a function of the table with its argument beside it would be read as a product. */
function requireFactor(node: BinaryNode, session: Session): void {
  let factor = node.left
  while (factor.kind === 'binary' && factor.implicit === true) factor = factor.right
  if (factor.kind !== 'name' || isGreekCommand(factor.name.toLowerCase())) return
  const { name } = factor
  const known = session.binding(name) ?? session.defined(name) ?? session.context.function(name)
  if (known !== undefined) return
  if (LOOP_WORDS.has(name)) throw new DimensionError(message('argument.factor.loop', { name }), factor.span)
  if (findFunction(name) !== undefined)
    throw new DimensionError(message('argument.factor', { name }), factor.span)
}

/** Words of blocks that a line without braces would read as factors. */
const LOOP_WORDS: ReadonlySet<string> = new Set(['for', 'while'])

function inferBinary(node: BinaryNode, session: Session): Typed {
  if (node.implicit === true) requireFactor(node, session)
  const tail = upperTail(node)
  if (tail) return infer(tail, session)
  const sides = [infer(node.left, session), infer(node.right, session)] as const
  const joined = node.operator === '+' ? joinTexts(node, ...sides) : null
  if (joined) return joined
  const [left, right] = sides.map(side =>
    asOperand(refuseText(side, node.operator), node.operator, session),
  ) as [Typed, Typed]
  return withSwitches(binaryTyped(node, left, right, session), left, right, session)
}

function binaryTyped(node: BinaryNode, left: Typed, right: Typed, session: Session): Typed {
  switch (node.operator) {
    case '±':
      return uncertainTyped(node, left, right, session)
    case '+':
    case '-':
    case '.+':
    case '.-':
      return addTyped(node, left, right, session)
    case '*':
    case '.*':
      noteSlash(node, session)
      noteBracketProduct(node, session)
      return writable(node, turned(node, multiplyTyped(node, left, right, session), [left, right], session))
    case '/':
    case './':
      noteFraction(node, session)
      return writable(node, turned(node, divideTyped(node, left, right, session), [left, right], session))
    case '^':
    case '.^':
      return writable(node, powerTyped(node, left, right, session))
    case 'mod':
      noteRemainder(node, session)
      return moduloTyped(node, left, right)
    case 'and':
    case 'or':
    case 'xor':
      return logicTyped(node, left, right)
  }
}

/** `3/4 [in]` reads as 3/(4 in), for a number and its unit are one factor; many mean (3/4) in. */
function noteFraction({ left, right, span }: BinaryNode, session: Session): void {
  if (!isNumeral(left) || right.kind !== 'quantity' || right.value.kind !== 'number') return
  if (span.end !== right.span.end) return
  const top = toPlain(left)
  const [fraction, unit] = [`${top}/${right.value.text}`, unitToPlain(right.unit)]
  const readAs = `${top}/(${right.value.text} [${unit}])`
  session.notice(message('unit.fraction', { fraction, unit, readAs }))
}

/** `3`, `pi`, `sqrt(2)`; not `ln(2)` and `2*pi`, which belong above a half-life and a period. */
function isNumeral(node: Expression): boolean {
  if (node.kind === 'call') return node.name === 'sqrt' && node.args.every(isNumeral)
  return node.kind === 'number' || node.kind === 'constant'
}

function writable(node: BinaryNode, typed: Typed): Typed {
  const { form } = typed
  if (form.kind !== 'scalar' && form.kind !== 'uniform') return typed
  if (resolve(form.term).constant.isWritable) return typed
  throw new DimensionError(message('unit.exponent.range'), node.operatorSpan)
}

function turned(node: BinaryNode, typed: Typed, sides: readonly Typed[], session: Session): Typed {
  noteTurnsTwice(node, typed.form, sides, session)
  const form = countTurns(node, typed.form, sides[1]?.form)
  return form === typed.form ? typed : { ...typed, form }
}

/** A lambda is rewritten for parameters of unknown dimension. */
function lambdaTree(node: LambdaNode, session: Session): Expression {
  const names = new Map(
    node.parameters.map(parameter => [
      parameter.name,
      { form: { ...zeroScalar(), zero: undefined, elements: new Map<string, Form>() }, parameter: true },
    ]),
  )
  const body = session.within(names, () => infer(node.body, session).tree)
  return body === node.body ? node : { ...node, body }
}
