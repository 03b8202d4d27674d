/** How operands are named in messages: by the unit the user typed, else by their dimension. */
import type { Expression } from '../expression/tree.ts'
import { nameDimension, unitText } from '../units/index.ts'
import type { Form } from './forms.ts'
import { isPlain, resolve } from './term.ts'

/** `kN`, `m/s^2`, `a plain number`, `a list`. */
export function describe(node: Expression | undefined, form: Form): string {
  const typed = node === undefined ? undefined : typedUnit(node)
  if (typed !== undefined) return typed
  switch (form.kind) {
    case 'scalar': {
      const term = resolve(form.term)
      return isPlain(term) ? 'a plain number' : nameDimension(term.constant.withAngle())
    }
    case 'uniform': {
      const term = resolve(form.term)
      const what = form.rank === 2 ? 'a matrix' : 'a list'
      return isPlain(term)
        ? `${what} of plain numbers`
        : `${what} in ${nameDimension(term.constant.withAngle())}`
    }
    case 'list':
    case 'repeat':
      if (isOfTexts(form)) return 'a list of texts'
      return 'a list of mixed units'
    case 'equation':
      return 'an equation'
    case 'function':
      return 'a function'
    case 'text':
      return 'a text'
    case 'opaque':
      return 'something without a unit'
  }
}

/** An operand by its unit: of a list, the unit of the element that does not fit. */
export function describeOperand(operand: { source: Expression; form: Form }, element: Form): string {
  return operand.form.kind === 'scalar'
    ? describe(operand.source, operand.form)
    : describe(undefined, element)
}

/** The text in the unit box of a literal quantity. */
function typedUnit(node: Expression): string | undefined {
  if (node.kind === 'unary' && (node.operator === '-' || node.operator === '+'))
    return typedUnit(node.operand)
  return node.kind === 'quantity' && node.value.kind === 'number' ? unitText(node.unit) : undefined
}

function isOfTexts(form: Form): boolean {
  if (form.kind === 'repeat') return form.item.kind === 'text'
  return form.kind === 'list' && form.items.every(item => item.kind === 'text')
}
