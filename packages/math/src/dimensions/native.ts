/** Calls of properties of values, which the program computes itself: `S:E(T)`. */
import type { NativeFunction } from '@calcwright/reference/holders'
import { parseUnit } from '../expression/index.ts'
import type { CallNode } from '../expression/tree.ts'
import { message } from '../messages/dimensions.ts'
import { resolveUnit } from '../units/index.ts'
import { asValue, mapForm, uniformLike } from './broadcast.ts'
import { isArray, scalar } from './forms.ts'
import { describe } from './messages.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { PLAIN, termOf, type Term, unify } from './term.ts'

/** @returns the term of a unit as a box has it; '' measures nothing */
export function termOfUnit(unit: string): Term {
  if (unit === '') return PLAIN
  const parsed = parseUnit(unit)
  const resolved = parsed.ok ? resolveUnit(parsed.value) : parsed
  if (!resolved.ok) throw new Error(`The unit ${unit} of a property is none.`)
  return termOf(resolved.unit.dimension)
}

/** A list in the place of a number gives a list. */
export function inferNative(node: CallNode, native: NativeFunction, session: Session): Typed {
  const args = node.args.map((arg, at) => {
    const typed = session.infer(arg)
    requireUnit(typed, native, at)
    return typed
  })
  const element = scalar(termOfUnit(native.unit))
  const list = args.map(({ form }) => asValue(form)).find(isArray)
  const form = list?.kind === 'uniform' ? uniformLike(list, element) : element
  return { form, tree: { ...node, args: args.map(({ tree }) => tree) }, source: node }
}

function requireUnit(typed: Typed, { title, parameters }: NativeFunction, at: number): void {
  const { name, unit } = parameters[at]!
  const term = termOfUnit(unit)
  mapForm(asValue(typed.form), element => {
    if (unify(element.term, term) && element.temperature !== 'difference') return element
    const expected = unit === '' ? `a plain number as ${name}` : `${name} in ${unit}`
    const found = describe(typed.source, typed.form)
    throw new DimensionError(message('unit.plain.place', { name: title, expected, found }), typed.source.span)
  })
}
