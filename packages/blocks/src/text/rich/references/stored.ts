/**
 * References inside a text: to a line, by the id of its block, to what has a number, and to the value of a
 * variable. They are stored as empty elements, `<span data-line="b1"></span>`,
 * `<span data-target="b1" data-heading="h1"></span>` and
 * `<span data-variable="F" data-named="1" data-unit="kN"></span>`: what they show is never stored.
 */
import { isName, normaliseName } from '@calcwright/math/expression'

export type Reference =
  | { readonly kind: 'line'; readonly block: string }
  /** A numbered formula, a figure or a table; with `heading` a heading of the block, by its id. */
  | { readonly kind: 'target'; readonly block: string; readonly heading: string }
  /** `named`: the name stands before the value. `unit`: in plain notation, absent for that of the definition. */
  | { readonly kind: 'variable'; readonly name: string; readonly named: boolean; readonly unit?: string }

type Attributes = Readonly<Record<string, string>>

/** The reference that an element stands for. */
export function readReference(attributes: Attributes): Reference | null {
  const block = own(attributes, 'data-line')
  if (block !== undefined && isId(block)) return { kind: 'line', block }
  const target = own(attributes, 'data-target')
  if (target !== undefined && isId(target)) {
    const heading = own(attributes, 'data-heading') ?? ''
    return { kind: 'target', block: target, heading: isId(heading) ? heading : '' }
  }
  const name = normaliseName(own(attributes, 'data-variable') ?? '')
  if (name.length > LONGEST_NAME || !isName(name)) return null
  const unit = own(attributes, 'data-unit') ?? ''
  const named = own(attributes, 'data-named') === '1'
  return { kind: 'variable', name, named, ...(isUnitText(unit) && { unit }) }
}

/** Whether a text may be the id of a block, or of a heading. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

/** Whether a text may be stored as a unit: none of its characters has to be escaped. */
export const isUnitText = (text: string): boolean =>
  /^[\p{L}\d%°$€£¥][\p{L}\d\s*/^().·°%$€£¥_-]{0,59}$/u.test(text)

const own = (attributes: Attributes, name: string): string | undefined =>
  Object.hasOwn(attributes, name) ? attributes[name] : undefined

const LONGEST_NAME = 100

/** The attributes that stand for it; their values need no escaping. */
export function attributesOf(reference: Reference): Record<string, string> {
  if (reference.kind === 'line') return { 'data-line': reference.block }
  if (reference.kind === 'target')
    return {
      'data-target': reference.block,
      ...(reference.heading !== '' && { 'data-heading': reference.heading }),
    }
  const { name, named, unit } = reference
  return { 'data-variable': name, ...(named && { 'data-named': '1' }), ...(unit && { 'data-unit': unit }) }
}

const ELEMENT =
  /<span data-(line|target|variable)="([^"]*)"(?: data-heading="([^"]*)")?( data-named="1")?(?: data-unit="([^"]*)")?><\/span>/g

/** All references of a cleaned text, in order. */
export function referencesIn(html: string): Reference[] {
  if (!html.includes('<span data-')) return []
  return [...html.matchAll(ELEMENT)].map(([, kind, value, heading = '', named, unit]): Reference => {
    if (kind === 'line') return { kind, block: value! }
    if (kind === 'target') return { kind, block: value!, heading }
    return { kind: 'variable', name: value!, named: named !== undefined, ...(unit && { unit }) }
  })
}

/** The text with its references to blocks of these ids leading to their new ones; null when it has none. */
export function withBlockIds(html: string, ids: ReadonlyMap<string, string>): string | null {
  const changed = html.replace(ELEMENT, (element, kind: string, value: string) => {
    const id = kind === 'variable' ? undefined : ids.get(value)
    return id === undefined ? element : element.replace(`"${value}"`, `"${id}"`)
  })
  return changed === html ? null : changed
}

/** The text with one variable called otherwise; null when it does not refer to it. */
export function renameVariable(html: string, from: string, to: string): string | null {
  const renamed = html.replace(ELEMENT, (element, kind: string, value: string) =>
    kind === 'variable' && value === from ? element.replace(`"${from}"`, `"${to}"`) : element,
  )
  return renamed === html ? null : renamed
}
