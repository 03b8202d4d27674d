/** Full-text search over all help: guide, settings, blocks, functions, libraries, messages. Typing errors are allowed. */
import { blockHelpPages } from '@calcwright/blocks/help'
import { functionHelp, helpNames } from '@calcwright/reference/help'
import { textOfPage } from '@calcwright/reference/guide'
import { LIBRARIES } from '@calcwright/reference/libraries'
import MiniSearch from 'minisearch'
import { GUIDE_PAGES, idOfPage } from '../guide/pages.ts'
import type { Topic } from '@calcwright/math/messages/topics'
import { MESSAGE_TOPICS, SETTING_TOPICS } from '../topics.ts'

export interface HelpEntry {
  /** Unique over all kinds. */
  readonly id: string
  readonly kind: 'Guide' | 'Setting' | 'Block' | 'Function' | 'Library' | 'Message'
  readonly title: string
  /** One sentence or two. */
  readonly summary: string
  /** The page: a kind as of `pageOn`, or `function`, and what of it. */
  readonly page: { readonly kind: string; readonly code: string }
}

interface Searched extends HelpEntry {
  /** Words that people say for it. */
  readonly words: string
  readonly text: string
}

const fromTopics = (kind: HelpEntry['kind'], topics: readonly Topic[]): Searched[] =>
  topics.map(({ id, title, words = '', meaning, steps }) => ({
    id,
    kind,
    title,
    summary: meaning,
    page: { kind: id, code: id },
    words,
    text: [meaning, ...steps].join(' '),
  }))

const fromGuide = (): Searched[] =>
  GUIDE_PAGES.map(page => {
    const { name, title, words, summary } = page
    const id = idOfPage(name)
    return { id, kind: 'Guide', title, summary, page: { kind: id, code: id }, words, text: textOfPage(page) }
  })

const fromLibraries = (): Searched[] =>
  LIBRARIES.map(({ name, title, group, keywords }) => ({
    id: `library ${name}`,
    kind: 'Library',
    title,
    summary: `${group}: columns with a drawing, source, rows. ${name} in a formula.`,
    page: { kind: 'library', code: name },
    words: `${name} ; ${keywords}`,
    text: group,
  }))

function entries(): Searched[] {
  const blocks = blockHelpPages().map(({ type, title, summary, points }): Searched => ({
    id: `block ${type}`,
    kind: 'Block',
    title,
    summary,
    page: { kind: 'block', code: type },
    words: type,
    text: [summary, ...points].join(' '),
  }))
  const functions = helpNames().flatMap((name): Searched[] => {
    const help = functionHelp(name)
    if (!help) return []
    const { aliases, args, group, summary } = help
    const page = { kind: 'function', code: name }
    const words = [...aliases, group].join(' ; ')
    return [
      { id: `function ${name}`, kind: 'Function', title: name + args, summary, page, words, text: summary },
    ]
  })
  return [
    ...fromGuide(),
    ...fromTopics('Setting', SETTING_TOPICS),
    ...blocks,
    ...functions,
    ...fromLibraries(),
    ...fromTopics('Message', MESSAGE_TOPICS),
  ]
}

/** The page of the guide with this id. */
export const guideEntry = (id: string): HelpEntry | undefined => fromGuide().find(entry => entry.id === id)

/** Pages that people come for stand before those that explain a single message. */
const WEIGHTS: Readonly<Record<HelpEntry['kind'], number>> = {
  Guide: 2.2,
  Setting: 1.8,
  Block: 1.1,
  Function: 1,
  Library: 0.8,
  Message: 0.6,
}

/** Pages on other programs have words of nearly everything. */
const COMPARISON = 0.4

/** Pages that name the whole query among the words that people say for them. */
const NAMED = 1.3

const MOST_FOUND = 40

let index: MiniSearch<Searched> | undefined

/** @returns the entries that fit, the best first; the guide without a query */
export function searchHelp(query: string): readonly HelpEntry[] {
  if (query.trim() === '') return fromGuide()
  index ??= made()
  const all = index
  const ways = [
    { combineWith: 'AND', fuzzy: false },
    { combineWith: 'AND', fuzzy: true },
    { combineWith: 'OR', fuzzy: false },
  ] as const
  return ways.map(way => found(all, query, way)).find(entries => entries.length > 0) ?? []
}

interface Way {
  /** Whether a page has to have all words, or one of them. */
  readonly combineWith: 'AND' | 'OR'
  /** Whether a word may have a typing error. */
  readonly fuzzy: boolean
}

function found(all: MiniSearch<Searched>, query: string, { combineWith, fuzzy }: Way): readonly HelpEntry[] {
  const meant = query
    .split(/\s+/)
    .flatMap(word => folded(word) ?? [])
    .join(' ')
  const results = all.search(query, {
    prefix: true,
    fuzzy: fuzzy && (term => (term.length > 4 ? 0.2 : false)),
    combineWith,
    boost: { title: 3, words: 6 },
    boostDocument: (_id, _term, stored) => {
      const { id, kind, words } = stored as unknown as Searched
      const phrases = words.split(', ')
      const isNamed = phrases.includes(query.trim().toLowerCase()) || phrases.includes(meant)
      const compares = /^guide-(from-|comparison$)/.test(id) ? COMPARISON : 1
      return compares * WEIGHTS[kind] * (isNamed && (kind === 'Guide' || kind === 'Setting') ? NAMED : 1)
    },
  })
  return results.slice(0, MOST_FOUND) as unknown as readonly HelpEntry[]
}

function made(): MiniSearch<Searched> {
  const search = new MiniSearch<Searched>({
    fields: ['title', 'words', 'text'],
    storeFields: ['id', 'kind', 'title', 'summary', 'page', 'words'],
    processTerm: folded,
  })
  search.addAll(entries())
  return search
}

/** Words that say nothing of what is looked for, as they stand in questions. */
const STOP_WORDS = new Set(
  'a an the of to how do i can in my is it what and or for with on where make add type write insert put use two first more from that since as into get there are we you'.split(
    ' ',
  ),
)

/** Without accents, small and large letters alike; words that say nothing are left out. */
function folded(term: string): string | null {
  const word = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return STOP_WORDS.has(word) ? null : word
}
