/** Help about the name at the caret. */
import type { FunctionHelp } from '@calcwright/reference/help'
import type { FieldHandle } from '../math/companion.ts'
import type { FieldAtom, FieldModel } from '../math/field-model.ts'
import { lazyModule } from '@calcwright/ui'
import { nameAt } from '../math/typed-name.ts'
import { knownNames } from '../state/known-names.ts'
import type { KnownName } from '../state/known-names.ts'

/** Content of a card beside the field. `subject` tells one card from another. */
export type HelpCard =
  | { readonly kind: 'function'; readonly subject: string; readonly help: FunctionHelp; readonly argument: number | null }
  | { readonly kind: 'name'; readonly subject: string; readonly known: KnownName }
  | { readonly kind: 'tip'; readonly subject: string; readonly text: string } // prettier-ignore

type HelpModule = typeof import('@calcwright/reference/help')

let loaded: HelpModule | null = null
/** Loads the help of all functions, once. */
export const loadFunctionHelp = lazyModule(async () => {
  loaded = await import('@calcwright/reference/help')
  return loaded
})

export function functionHelpLoaded(): HelpModule | null {
  return loaded
}

/** Help about the name at the caret, else about the call whose arguments are being written. */
export function helpAt({ field, line }: FieldHandle): HelpCard | null {
  if (!field.selectionIsCollapsed) return null
  const { model } = field
  const name = nameAt(model)
  if (name.inUnit) return null
  let known: ReadonlyMap<string, KnownName> | undefined
  const about = (text: string, argument: number | null): HelpCard | null => {
    known ??= knownNames(line.editor, line.block)
    const defined = known.get(text)
    if (defined) return { kind: 'name', subject: text, known: defined }
    const help = text.length > 1 ? loaded?.functionHelp(text) : undefined
    return help ? { kind: 'function', subject: text, help, argument } : null
  }
  const here = name.text ? about(name.text, null) : null
  if (here) return here
  const call = enclosingCall(model)
  return call && about(call.name, call.argument)
}

/** The call in whose brackets the caret stands, and which argument it is in. */
export function enclosingCall(
  model: FieldModel,
): { readonly name: string; readonly argument: number } | null {
  let atom: FieldAtom | undefined = model.at(model.position)
  while (atom?.parent) {
    const open = openBracket(atom)
    const called = open && nameAt(model, model.offsetOf(open.leftSibling)).text
    if (called) return { name: called, argument: commasBefore(atom, open) }
    const bracket: FieldAtom | undefined = atom.parent
    if (bracket?.type === 'leftright' && bracket.leftDelim === '(') {
      const before = bracket.leftSibling
      const name = before.type === 'first' ? '' : nameAt(model, model.offsetOf(before)).text
      if (name) return { name, argument: commasBefore(atom) }
    }
    atom = bracket
  }
  return null
}

/** The bracket left of an atom in its slot that is still open, as one is while its call is being typed. */
function openBracket(last: FieldAtom): FieldAtom | null {
  let closed = 0
  for (let atom = last; atom.type !== 'first'; atom = atom.leftSibling) {
    if (atom.value === ')') closed++
    else if (atom.value === '(' && closed-- === 0) return atom.leftSibling.type === 'first' ? null : atom
  }
  return null
}

/** Commas between an atom and the bracket, or the start of the slot, before it. */
function commasBefore(last: FieldAtom, bracket?: FieldAtom): number {
  let count = 0
  for (let atom = last; atom.type !== 'first' && atom !== bracket; atom = atom.leftSibling)
    if (atom.value === ',') count++
  return count
}
