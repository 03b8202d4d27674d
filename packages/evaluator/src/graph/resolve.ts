/**
 * Responsibilities: reading order. A name means its nearest definition above; the names of a
 * function's body are resolved where the function is defined, like those of a value.
 */
import { columnName, isColumnName, tableOf } from '@calcwright/math/expression'
import { isLibrary } from '@calcwright/reference/libraries'
import type { UnknownName } from '../block-result.ts'
import { GUARD, NamesInBranches, CHOICE_INPUT } from './branches.ts'
import type { Names } from './branches.ts'
import { misspelled } from './misspelled.ts'
import { isLocalName } from './step.ts'
import type { DefinedName, Step } from './step.ts'

export interface Resolution {
  /**
   * For each name read, the key of the step that defines it. Names without an entry are free. Under
   * keys that are no names (branches.ts): other dependencies of the step.
   */
  readonly inputs: ReadonlyMap<string, string>
  /** Free names that are defined only further down. */
  readonly later: readonly string[]
  /** Names that the step defines and reads without an earlier definition: the step depends on itself. */
  readonly own: readonly string[]
  /** Free names that are not declared as symbols. */
  readonly unknown: readonly UnknownName[]
  /** Names read that are values here, and functions further up: `f(4)` may be meant as a call or as a product. */
  readonly formerFunctions?: readonly string[]
  /** Whether the step works with quantities: it has a unit in it, or reads what has a value. */
  readonly numeric: boolean
}

/** A name of a step that takes no part. */
export interface Hidden {
  readonly name: string
  readonly block: string
  /** How many steps take part above it. */
  readonly position: number
}

/**
 * @param steps in reading order
 * @param hidden names of disabled lines, in reading order
 * @returns the meaning of the names of each step, by step key
 */
export function resolveNames(
  steps: readonly Step[],
  hidden: readonly Hidden[] = [],
): Map<string, Resolution> {
  const names = new NamesInBranches()
  const everywhere = definingBlocks(steps)
  const sought = new Set(steps.flatMap(({ seeks = [] }) => seeks))
  const disabled = new Map<string, string>()
  const valued = new Set<string>()
  const functions = new Set<string>()
  const kinds = new Map<string, DefinedName['kind']>()
  const resolutions = new Map<string, Resolution>()
  let next = 0
  for (const [position, step] of steps.entries()) {
    for (let name = hidden[next]; name && name.position <= position; name = hidden[++next])
      disabled.set(name.name, name.block)
    const here = names.at(step)
    const resolution = step.merge
      ? mergeOf(step, names.inputsOf(step.merge), valued)
      : resolveStep(step, { ...here, everywhere, sought, disabled, valued })
    const former = step.reads.filter(name => functions.has(name) && kinds.get(name) !== 'function')
    resolutions.set(step.key, former.length > 0 ? { ...resolution, formerFunctions: former } : resolution)
    for (const { name, kind } of step.defines) {
      kinds.set(name, kind)
      if (kind === 'function') functions.add(name)
    }
    if (resolution.numeric || isNumber(step)) valued.add(step.key)
    names.define(step)
  }
  return resolutions
}

function mergeOf(
  { guard }: Step,
  definitions: ReadonlyMap<string, string>,
  valued: ReadonlySet<string>,
): Resolution {
  const inputs = new Map(definitions)
  if (guard) inputs.set(GUARD, guard.test)
  const numeric = [...inputs.values()].some(key => valued.has(key))
  return { inputs, later: [], own: [], unknown: [], numeric }
}

/** The block that first defines each name. */
function definingBlocks(steps: readonly Step[]): Map<string, string> {
  const blocks = new Map<string, string>()
  for (const { defines, block } of steps)
    for (const { name } of defines) if (!blocks.has(name)) blocks.set(name, block)
  return blocks
}

/** `a := 5`: a value without any symbol. */
function isNumber({ defines, reads }: Step): boolean {
  return reads.length === 0 && defines.some(({ kind }) => kind === 'variable')
}

interface Environment extends Names {
  readonly everywhere: ReadonlyMap<string, string>
  readonly sought: ReadonlySet<string>
  readonly disabled: ReadonlyMap<string, string>
  /** Steps that have a value or read one. */
  readonly valued: ReadonlySet<string>
}

function resolveStep(
  step: Step,
  { above, lists, purged, everywhere, sought, disabled, valued }: Environment,
): Resolution {
  const unknown: UnknownName[] = []
  const inputs = new Map<string, string>()
  const later: string[] = []
  const own: string[] = []
  for (const name of step.reads) {
    const definition = above.get(name)
    if (definition !== undefined) inputs.set(name, definition)
    else if (step.defines.some(defined => defined.name === name)) own.push(name)
    else if (
      !purged.has(name) &&
      !isColumnName(name) &&
      !isLibraryOf(step, name) &&
      !isColumnOf(step, name, above)
    ) {
      const [off, below] = [disabled.get(name), everywhere.get(name)]
      if (below !== undefined) later.push(name)
      if (step.symbols?.includes(name)) continue
      if (off !== undefined) unknown.push({ name, why: 'disabled', block: off })
      else if (below !== undefined) unknown.push({ name, why: 'later', block: below })
      else if (!sought.has(name)) unknown.push(missing(name, above))
    }
  }
  for (const name of step.mayRead ?? []) {
    const definition = above.get(name)
    if (definition !== undefined) inputs.set(name, definition)
  }
  for (const name of step.mayList ?? []) {
    const definition = lists.get(name)
    if (definition !== undefined) inputs.set(name, definition)
  }
  if (step.readsTable !== undefined)
    for (const [name, definition] of above)
      if (name.startsWith(`${step.readsTable}.`)) inputs.set(name, definition)
  if (step.guard) inputs.set(GUARD, step.guard.test)
  if (step.of !== undefined) inputs.set(CHOICE_INPUT, step.of)
  const numeric = step.measured === true || [...inputs.values()].some(key => valued.has(key))
  return { inputs, later, own, unknown, numeric }
}

/** Whether a name without a definition means a library: `IPE("200", I_y)`. */
const isLibraryOf = ({ reads, readsTable }: Step, name: string): boolean =>
  isLibrary(name) && (readsTable === name || reads.some(other => other.startsWith(`${name}.`)))

/** Whether a name is the column of a table in a cell whose row is a value: `bolts(s, A_s)`. */
const isColumnOf = ({ reads }: Step, name: string, above: Names['above']): boolean =>
  reads.some(
    other => isColumnName(other) && other === columnName(tableOf(other), name) &&
      (above.has(other) || isLibrary(tableOf(other))),
  ) // prettier-ignore

/** A name that nothing defines, with the one above that was likely meant. */
function missing(name: string, above: Names['above']): UnknownName {
  const likely =
    misspelled(
      name,
      [...above.keys()].filter(other => !isLocalName(other) && !isColumnName(other)),
    ) ?? misspelled(name, CONSTANTS)
  return { name, why: 'missing', ...(likely !== undefined && { likely }) }
}

/** Written in capitals they are other names, such as the plasticity index PI. */
const CONSTANTS: readonly string[] = ['pi']

/** @returns whether the names of a step mean the same in both */
export function sameResolution(left: Resolution, right: Resolution): boolean {
  if (left.inputs.size !== right.inputs.size) return false
  for (const [name, key] of left.inputs) if (right.inputs.get(name) !== key) return false
  return (
    sameNames(left.later, right.later) &&
    sameNames(left.own, right.own) &&
    sameNames(left.formerFunctions ?? [], right.formerFunctions ?? []) &&
    unknownText(left) === unknownText(right)
  )
}

/** @returns a text of the names without a definition, which the notices of the step depend on */
export function unknownText({ unknown, numeric }: Resolution): string {
  if (unknown.length === 0) return ''
  const texts = unknown.map(({ name, why, block = '', likely = '' }) => `${name} ${why} ${block} ${likely}`)
  return `${numeric} ${texts.join(' ')}`
}

/** @returns whether both are the same names in the same order */
export function sameNames(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => right[index] === name)
}
