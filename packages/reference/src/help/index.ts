/**
 * Help for the functions of a worksheet: call forms, a sentence, an example, related names, and the
 * command library. Calculating does not need it and it is large, so pages load it on demand
 * (`await import('@calcwright/reference/help')`).
 */
import { findFunction, FUNCTIONS } from '../functions/index.ts'
import { EXAMPLES, type HelpExample } from './examples/index.ts'
import { familiesText } from './families.ts'
import { commandLibrary } from './library.ts'
import { wordsText } from './words.ts'

export { ALWAYS_OFFERED } from './always-offered.ts'
export { commandLibrary, type LibraryEntry, type LibraryGroup, type LibrarySubgroup } from './library.ts'

export type { HelpExample } from './examples/index.ts'

export interface FunctionHelp {
  /** The name help is about: the function's own when an alias was asked for. */
  readonly name: string
  readonly aliases: readonly string[]
  readonly group: string
  /** Calls with the names of their arguments, in plain notation. */
  readonly forms: readonly string[]
  /** The arguments of the first call with their brackets; '' for a word that is no call. */
  readonly args: string
  /** One sentence. */
  readonly summary: string
  readonly example: HelpExample | null
  /** Names of functions that do something like it. */
  readonly related: readonly string[]
  /** Where the command library has it: `Algebra`, `Probability > densities`. */
  readonly places: readonly string[]
}

type Subject = Pick<FunctionHelp, 'name' | 'aliases' | 'group' | 'forms' | 'summary'>

const words: readonly Subject[] = lines(wordsText).map(line => {
  const [names, group, forms, summary] = line.split(' | ')
  const [name, ...aliases] = names!.split(', ')
  return { name: name!, aliases, group: group!, forms: forms!.split(' ; '), summary: summary! }
})

const wordByName = new Map(words.flatMap(word => [word.name, ...word.aliases].map(name => [name, word])))

/** Help for a function, a word such as `and`, or an operator; by name or alias. */
export function functionHelp(name: string): FunctionHelp | undefined {
  const subject = findFunction(name) ?? wordByName.get(name)
  if (!subject) return undefined
  const { aliases, group, forms, summary } = subject
  return {
    name: subject.name,
    aliases,
    group,
    forms,
    args: forms.find(form => form.startsWith(`${subject.name}(`))?.slice(subject.name.length) ?? '',
    summary,
    example: EXAMPLES.get(subject.name) ?? null,
    related: relatedTo(subject.name),
    places: placesOf(subject),
  }
}

/** Every name there is help for, without aliases. */
export function helpNames(): string[] {
  return [...FUNCTIONS, ...words].map(({ name }) => name)
}

let families: readonly (readonly string[])[] | undefined

/** Names of the families in `families.ts` are names of functions or aliases; help shows function names. */
function relatedTo(name: string): string[] {
  families ??= lines(familiesText).map(line => line.split(' ').map(word => findFunction(word)?.name ?? word))
  const related = families.filter(family => family.includes(name)).flat()
  return [...new Set(related)].filter(other => other !== name)
}

function placesOf({ name, aliases }: Subject): string[] {
  const known = new Set([name, ...aliases])
  return commandLibrary().flatMap(group => [
    ...(group.entries.some(entry => known.has(entry.name)) ? [group.name] : []),
    ...group.subgroups
      .filter(sub => sub.entries.some(entry => known.has(entry.name)))
      .map(sub => `${group.name} > ${sub.name}`),
  ])
}

function lines(text: string): string[] {
  return text.split('\n').filter(line => line !== '')
}
