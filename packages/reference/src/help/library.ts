/** The command library as a tree: groups, their subgroups, entries. */
import { commandLibraryText } from './command-library.ts'

export interface LibraryEntry {
  /** The word that is typed: a function, a word such as `and`, or an operator. */
  readonly name: string
  readonly label: string
  /** Text that the entry inserts, in plain notation. */
  readonly template: string
  /** Where the caret stands in the template afterwards. */
  readonly caret: number
}

export interface LibrarySubgroup {
  readonly name: string
  readonly entries: readonly LibraryEntry[]
}

export interface LibraryGroup extends LibrarySubgroup {
  readonly subgroups: readonly LibrarySubgroup[]
}

/** Inserted as they are: everything else is a function and gets its parentheses. */
const BARE = new Set(['true', 'false', 'and', 'or', 'xor', 'firstIndex'])

let groups: readonly LibraryGroup[] | undefined

/** Groups with their direct entries and their subgroups, in the order of the menu. */
export function commandLibrary(): readonly LibraryGroup[] {
  groups ??= sections(commandLibraryText, '# ').map(([name, body]) => {
    const [direct, ...rest] = body.split(/^(?=## )/m)
    const subgroups = sections(rest.join(''), '## ').map(([title, lines]) => ({
      name: title,
      entries: entries(lines),
    }))
    return { name, entries: entries(direct!), subgroups }
  })
  return groups
}

function sections(text: string, mark: string): [title: string, body: string][] {
  return text
    .split(new RegExp(`^${mark}`, 'm'))
    .filter(part => part.trim() !== '')
    .map(part => {
      const end = part.indexOf('\n')
      return [part.slice(0, end), part.slice(end + 1)]
    })
}

function entries(lines: string): LibraryEntry[] {
  return lines
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [, name, label] = /^(\S+) (.+)$/.exec(line)!
      return { name: name!, label: label!, ...insertion(name!) }
    })
}

function insertion(name: string): { template: string; caret: number } {
  const operator = !/^\w/.test(name)
  const bare = operator || BARE.has(name)
  const template = bare ? name : `${name}()`
  return { template, caret: bare ? template.length : name.length + 1 }
}
