/** Keys of forms, so that what was inferred for one form is reused for equal ones. */
import type { Form, ScalarForm } from './forms.ts'
import { resolve } from './term.ts'

/** A text that is the same for equal forms only; open terms differ by their variables. */
export function formKey(form: Form): string {
  switch (form.kind) {
    case 'scalar':
      return `${termKey(form)}${form.temperature?.[0] ?? ''}${form.zero === true ? '0' : ''}`
    case 'uniform':
      return `[${form.rank ?? ''}:${form.length ?? ''}:${form.columns ?? ''}:${termKey(form)}${form.temperature?.[0] ?? ''}]`
    case 'list':
      return `(${form.items.map(formKey).join(',')})`
    case 'repeat':
      return `{${formKey(form.item)}}`
    case 'equation':
      return `=${formKey(form.sides)}`
    case 'function':
      return `f${identity(form.definition)}`
    case 'opaque':
      return '?'
    case 'text':
      return '"'
  }
}

const identities = new WeakMap<object, number>()
let nextIdentity = 0

function identity(object: object): number {
  let number = identities.get(object)
  if (number === undefined) {
    number = nextIdentity += 1
    identities.set(object, number)
  }
  return number
}

function termKey(form: { term: ScalarForm['term'] }): string {
  const { constant, factors } = resolve(form.term)
  return `${constant.key}${factors.map(({ variable, exponent }) => `v${identity(variable)}^${exponent.toText()}`).join('')}`
}

export function isOpen(form: Form): boolean {
  switch (form.kind) {
    case 'scalar':
    case 'uniform':
      return resolve(form.term).factors.length > 0
    case 'list':
      return form.items.some(isOpen)
    case 'repeat':
      return isOpen(form.item)
    case 'equation':
      return isOpen(form.sides)
    default:
      return false
  }
}
