/** Entries that the palette and the search of the toolbox find. */
import { functionHelp, helpNames } from '@calcwright/reference/help'
import { unitNamesForCompletion } from '@calcwright/math/units'
import { functionTemplate } from '../templates/functions.ts'
import * as templates from '../templates/templates.ts'
import { unitLabel, unitLatex, writtenUnit } from '../templates/unit-text.ts'
import { toolsOf } from '../state/tools.ts'
import type { Command, HelpTopic } from '../contract/actions.ts'
import type { Tool, ViewRegistry } from '../contract/block-view.ts'

export interface PaletteEntry {
  /** Unique over all kinds; remembered for what was used last. */
  readonly id: string
  readonly kind: 'Tool' | 'Function' | 'Unit' | 'Symbol' | 'Command' | 'Row' | 'Library'
  readonly title: string
  /** Behind the name of a function: its arguments. */
  readonly args?: string
  /** Half a line on it. */
  readonly detail: string
  /** Further words that find it. */
  readonly words: readonly string[]
  /** The key or word that does the same. */
  readonly hint: string
  readonly action:
    | { readonly tool: Tool }
    | { readonly command: Command }
    /** Goes to the caret; `template` as in templates.ts. */
    | { readonly template: string; readonly text: string }
    | { readonly unit: string; readonly text: string }
    /** Is shown over the sheet. */
    | { readonly page: HelpTopic }
}

/** @param words of the tools; until they have come, their sections stand there */
function toolEntries(registry: ViewRegistry): PaletteEntry[] {
  const words = registry.words?.loaded
  return toolsOf(registry).map(tool => ({
    id: `tool ${tool.id}`,
    kind: 'Tool',
    title: tool.title,
    detail: words?.wordsOfTool(tool).about ?? tool.sections.join(', '),
    words: tool.keywords,
    hint: tool.typedWord,
    action: { tool },
  }))
}

function functionEntries(): PaletteEntry[] {
  return helpNames().map(name => {
    const help = functionHelp(name)
    return {
      id: `function ${name}`,
      kind: 'Function',
      title: name,
      args: help?.args ?? '',
      detail: withoutStop(help?.summary ?? ''),
      words: help?.aliases ?? [],
      hint: '',
      action: { template: functionTemplate(name), text: name },
    }
  })
}

/** A sentence as it stands in a list. */
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '')

function unitEntries(): PaletteEntry[] {
  return unitNamesForCompletion().map(({ name, label, quantity, keywords }) =>
    unitEntry(name, label === quantity ? label : `${label} · ${quantity}`, keywords),
  )
}

function unitEntry(unit: string, detail: string, words: readonly string[]): PaletteEntry {
  return {
    id: `unit ${unit}`,
    kind: 'Unit',
    title: unit,
    detail,
    words,
    hint: '',
    action: { unit: unitLatex(unit), text: unit },
  }
}

const GROUPS: readonly (readonly [detail: string, list: readonly templates.Template[]])[] = [
  ['Greek letter', templates.GREEK],
  ['symbol', templates.SYMBOLS],
  ['accent', templates.ACCENTS],
  ['brackets', templates.BRACKETS],
  ['comparison', templates.EQUALITY],
  ['root', templates.ROOTS],
  ['sums and products', templates.SUMS],
  ['calculus', [...templates.INTEGRALS, ...templates.DERIVATIVES, ...templates.LIMITS]],
  ['number', [templates.SCIENTIFIC]],
]

/** Words that find a sign besides its name. */
const MORE_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Plus or minus': ['±', '+-', 'uncertainty', 'tolerance'],
  'Angle of a phasor': ['∠', 'angle', 'phasor', 'polar', 'phase'],
}

function symbolEntries(): PaletteEntry[] {
  return GROUPS.flatMap(([detail, list]) =>
    list.map(({ label, latex, hint }) => ({
      // Two lists may have a sign of one name, as π is a letter and a number.
      id: `symbol ${label}, ${detail}`,
      kind: 'Symbol' as const,
      title: label,
      detail,
      words: MORE_WORDS[label] ?? [],
      hint: hint ?? '',
      action: { template: latex, text: label },
    })),
  )
}

let fixed: readonly PaletteEntry[] | null = null

/** Everything that can be put into a sheet. */
export function insertableEntries(registry: ViewRegistry): readonly PaletteEntry[] {
  fixed ??= [...symbolEntries(), ...functionEntries(), ...unitEntries()]
  return [...toolEntries(registry), ...fixed]
}

/** The entries with the unit that a query says in full, where no list has it: `um`, `kN/m`, `megapascal`. */
export function withUnitOf(query: string, entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  const unit = writtenUnit(query)
  if (unit === null || entries.some(({ id }) => id === `unit ${unit}`)) return entries
  return [...entries, unitEntry(unit, unitLabel(unit), [query])]
}

export function commandEntries(commands: readonly Command[]): PaletteEntry[] {
  return commands
    .filter(command => !command.disabled)
    .map(command => ({
      id: `command ${command.id}`,
      kind: 'Command',
      title: command.label,
      detail: command.checked === undefined ? '' : command.checked ? 'on' : 'off',
      words: [],
      hint: command.keys ?? '',
      action: { command },
    }))
}

/** The formula that an entry stands for, to be drawn beside it; '' for none. */
export function drawingOf({ action, kind }: PaletteEntry): string {
  if ('unit' in action) return action.unit
  return 'template' in action && kind === 'Symbol' ? action.template : ''
}
