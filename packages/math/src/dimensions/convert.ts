/** Between the public shapes and the forms used while inferring. */
import { DIMENSIONLESS } from '../units/index.ts'
import type { Form, ScalarForm, UniformForm } from './forms.ts'
import { isOpen } from './keys.ts'
import { multiplyTerms, powerTerm, resolve, type Term, termOf, unknownTerm } from './term.ts'
import { isUnknownFunction } from './unknownFunction.ts'
import type { FreeName, Measured, Shape, UnknownFactor } from './types.ts'

/** The form of a shape; `freeTerm` gives the term of each free name that the shape mentions. */
export function fromShape(shape: Shape, freeTerm: (name: string) => Term): Form {
  switch (shape.kind) {
    case 'scalar':
    case 'uniform': {
      if (shape.zero === true) return { ...shape, term: unknownTerm() }
      const term = termFrom(shape, freeTerm)
      if (shape.kind === 'scalar') return { kind: 'scalar', term, temperature: shape.temperature }
      return { ...shape, term }
    }
    case 'list':
      return { kind: 'list', items: shape.items.map(item => fromShape(item, freeTerm)) }
    case 'repeat':
      return { kind: 'repeat', item: fromShape(shape.item, freeTerm) }
    case 'equation':
      return { kind: 'equation', sides: fromShape(shape.sides, freeTerm) }
    case 'function':
    case 'opaque':
    case 'text':
      return shape
  }
}

function termFrom(measured: Measured, freeTerm: (name: string) => Term): Term {
  let term = termOf(measured.dimension)
  for (const { name, exponent } of measured.unknowns ?? []) {
    term = multiplyTerms(term, powerTerm(freeTerm(name), exponent))
  }
  return term
}

/**
 * The shape of a form. Inner variables that nothing has settled become plain; those of free names stay in the
 * shape.
 */
export function toShape(form: Form): Shape {
  switch (form.kind) {
    case 'scalar': {
      const shape = { kind: 'scalar', ...measuredFrom(form) } as const
      return form.zero === true && isOpen(form) ? { ...shape, zero: true } : shape
    }
    case 'uniform': {
      const { rank, length, columns } = form
      const shape = { kind: 'uniform', ...measuredFrom(form), rank, length, columns } as const
      return form.zero === true && isOpen(form) ? { ...shape, zero: true } : shape
    }
    case 'list':
      return { kind: 'list', items: form.items.map(toShape) }
    case 'repeat':
      return { kind: 'repeat', item: toShape(form.item) }
    case 'equation':
      return { kind: 'equation', sides: toShape(form.sides) }
    case 'function':
    case 'opaque':
    case 'text':
      return form
  }
}

/** The dimension of a form with the factors of free names that are still open. */
export function measuredFrom(form: ScalarForm | UniformForm): Measured {
  const { constant, factors } = resolve(form.term)
  const unknowns: UnknownFactor[] = []
  for (const { variable, exponent } of factors) {
    if (variable.name !== undefined && !isUnknownFunction(variable.name))
      unknowns.push({ name: variable.name, exponent })
  }
  return {
    dimension: constant,
    ...(unknowns.length > 0 && { unknowns }),
    ...(form.temperature !== undefined && constant !== DIMENSIONLESS && { temperature: form.temperature }),
  }
}

/** The dimensions that were settled for the free names of a line. */
export function freeNamesFrom(free: ReadonlyMap<string, ScalarForm>): FreeName[] {
  return [...free]
    .filter(([name]) => !isUnknownFunction(name))
    .map(([name, form]) => ({ name, ...measuredFrom(form) }))
}
