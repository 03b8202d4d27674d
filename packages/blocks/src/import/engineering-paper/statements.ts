/** Statements of EngineeringPaper: definitions and questions for values, in any order. */
import { readTerm, readUnit, Unread } from './latex.ts'
import { callsByName, namesIn } from './term.ts'
import type { Term } from './term.ts'
import type { StoredResult } from '../imported.ts'

export type Statement =
  | { readonly kind: 'definition'; readonly name: string; readonly term: Term; readonly asked: string | null }
  | { readonly kind: 'question'; readonly term: Term; readonly asked: string }

/**
 * The statements of a formula cell, which stand between commas.
 * @returns them, and the words between
 * @throws Unread
 */
export function readStatements(latex: string): {
  readonly statements: readonly { readonly source: string; readonly statement: Statement }[]
  readonly texts: readonly string[]
} {
  const texts: string[] = []
  const named = latex.replaceAll(/_\{\s*\\(?:text|mathrm)\s*\{([^{}]*)\}\s*\}/g, '_{$1}')
  const formulas = named.replaceAll(/\\text\s*\{((?:[^{}\\]|\\.)*)\}/g, (_, words: string) => {
    texts.push(
      words
        .replaceAll(/\\(?:[:,;! ])/g, ' ')
        .replaceAll(/\\text(?:brace(?:left|right)|asciicircum|asteriskcentered|asciitilde|backslash)/g, '')
        .replaceAll('\\', '')
        .trim(),
    )
    return ' '
  })
  const statements = splitAt(formulas, ',')
    .map(part => part.trim())
    .filter(part => bare(part) !== '')
    .map(source => ({ source, statement: readStatement(source) }))
  return { statements, texts: texts.filter(text => text !== '') }
}

function readStatement(source: string): Statement {
  const [first = '', ...rest] = splitAt(source, '=')
  if (rest.length === 0) throw new Unread('It neither defines a variable nor asks for a value.')
  const asked = bare(rest.at(-1)!) === '' ? '' : readUnit(rest.at(-1)!)
  if (rest.length === 1 && asked !== undefined) return { kind: 'question', term: readTerm(first), asked }
  const target = readTerm(first)
  if (target.kind !== 'name' || rest.length > 2) throw new Unread('The left side is no name.')
  return {
    kind: 'definition',
    name: target.name,
    term: readTerm(rest[0]!),
    asked: rest.length === 2 ? (asked ?? fail('The unit that is asked for cannot be read.')) : null,
  }
}

function fail(sentence: string): never {
  throw new Unread(sentence)
}

const bare = (latex: string): string => latex.replaceAll(/\\[:,;! ]|\\(?:left|right)\.?|[\s{}]|~/g, '')

/** Parts between a sign that stands outside of all brackets. */
export function splitAt(latex: string, sign: ',' | '='): string[] {
  const parts = ['']
  let depth = 0
  for (let at = 0; at < latex.length; at++) {
    const rest = latex.slice(at)
    const word = /^\\(?:begin|end)\{[a-z]*\}|^\\[a-zA-Z]+|^\\./.exec(rest)?.[0]
    if (word) {
      if (/^\\(?:begin|lbrack|lbrace)/.test(word)) depth++
      if (/^\\(?:end|rbrack|rbrace)/.test(word)) depth--
      parts[parts.length - 1] += word
      at += word.length - 1
      continue
    }
    const letter = latex[at]!
    if ('([{'.includes(letter)) depth++
    if (')]}'.includes(letter)) depth--
    if (letter === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** A statement where it stands in the file. */
export interface Placed {
  readonly statement: Statement
  readonly source: string
  readonly line: number
  readonly stored?: StoredResult
}

/** Definitions before what reads them; else as they stand. Circles stay in the order of the file. */
export function byDependence<Piece>(
  pieces: readonly Piece[],
  definedBy: (piece: Piece) => readonly string[],
  readBy: (piece: Piece) => ReadonlySet<string>,
): Piece[] {
  const definitions = new Map(pieces.flatMap(piece => definedBy(piece).map(name => [name, piece] as const)))
  const done = new Set<Piece>()
  const ordered: Piece[] = []
  const visit = (piece: Piece): void => {
    if (done.has(piece)) return
    done.add(piece)
    for (const name of readBy(piece)) {
      const needed = definitions.get(name)
      if (needed !== undefined) visit(needed)
    }
    ordered.push(piece)
  }
  pieces.forEach(visit)
  return ordered
}

/**
 * The names that each variable is a function of: those that a call fills of it, or of a variable that reads it. Other
 * variables read the values that the names have.
 * @param definitions names and what they are defined as, each reading further names
 */
export function parametersOf(
  definitions: ReadonlyMap<string, readonly Term[]>,
  terms: readonly Term[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>([...definitions.keys()].map(name => [name, new Set()]))
  for (const { name: called, args } of terms.flatMap(callsByName)) {
    const filled = new Set(args.map(({ name }) => name))
    for (const variable of read([called], definitions, filled)) {
      const all = read([variable], definitions, filled)
      for (const name of filled) if (all.has(name) && name !== variable) found.get(variable)?.add(name)
    }
  }
  return new Map([...found].map(([name, parameters]) => [name, [...parameters].toSorted()] as const))
}

/** The names, and all that they read; what reads further names ends at those that are filled. */
function read(
  names: readonly string[],
  definitions: ReadonlyMap<string, readonly Term[]>,
  filled: ReadonlySet<string>,
): Set<string> {
  const all = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (all.has(name)) continue
    all.add(name)
    if (!filled.has(name)) for (const term of definitions.get(name) ?? []) open.push(...namesIn(term))
  }
  return all
}
