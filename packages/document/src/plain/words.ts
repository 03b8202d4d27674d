/** Finds the block type whose word a line begins with. */
import { checkPlacement } from '../rules.ts'
import type { AnyBlockType, Registry } from '../types.ts'

/**
 * How a block begins in plain notation. `line`: any line that its type takes. `word`: a line with a word of
 * its own, `return y`; `in-place`: one that is a word only where the block may stand. `container`: words and braces, `if x > 0 {` … `}`. `branch`: it divides the lines
 * between braces, `} else {`. `braced`: words and braces around lines that it reads itself.
 */
export type PlainForm = 'line' | 'word' | 'in-place' | 'container' | 'branch' | 'braced'

export function plainFormOf({ divides, container, worded, braced, toPlain }: AnyBlockType): PlainForm {
  if (braced) return 'braced'
  if (divides) return 'branch'
  if (container && toPlain) return 'container'
  if (worded === 'in-place') return 'in-place'
  return worded ? 'word' : 'line'
}

/** A block type and its fields for some words. */
export interface ParsedWords {
  readonly type: AnyBlockType
  readonly props: object
}

/**
 * The block that these words make, of one of the given forms; null for a formula or a text.
 * @param above types that it would stand in, from the direct parent outward
 */
export function blockFromWords(
  registry: Registry,
  text: string,
  above: readonly string[],
  ...forms: PlainForm[]
): ParsedWords | null {
  for (const type of registry.types) {
    const form = plainFormOf(type)
    if (!forms.includes(form)) continue
    if (form === 'in-place' && checkPlacement(registry, type.type, above) !== 'allowed') continue
    const props = type.fromPlain?.(text)
    if (props) return { type, props }
  }
  return null
}

/** Why a block may not stand inside these types (from the direct parent outward); null when it may. */
export function placementProblem(
  registry: Registry,
  type: AnyBlockType,
  above: readonly string[],
): string | null {
  // A branch stands between braces, which go nowhere without those of its container.
  if (checkPlacement(registry, type.type, above, !type.divides) === 'allowed') return null
  const { parents, within } = type.placement ?? {}
  const places = (parents ?? within ?? []).map(place => `${place} { … }`)
  if (places.length === 0) return `${type.type} cannot stand inside ${above[0]} { … }.`
  return `${type.type} belongs ${parents ? 'directly ' : ''}inside ${places.join(' or ')}.`
}
