/**
 * Names in the fields of a block: which ones they define and read, and how one is renamed. It is written once
 * for each kind of field, and a view takes all of it (`...fieldNames(type)`). This serves editing; dependencies
 * between lines are read from plans (`packages/evaluator/src/plan/statements.ts`).
 */
import { fieldsOf, readField, writeField } from '@calcwright/document'
import type { BlockType, Field, FieldKind } from '@calcwright/document'
import type { BlockViewEntry } from '@calcwright/editor'
import { freeNames, parseLatex, typedNameToLatex } from '@calcwright/math/expression'
import type { NameUse, Span, Statement } from '@calcwright/math/expression'
import { bareList } from '../plain/bare-list.ts'
import { intended } from './intended.ts'

/** Place of a name in the text of a field. */
export interface NamePlace {
  readonly span: Span
}

interface NamesOfField {
  readonly reads: ReadonlyMap<string, readonly NamePlace[]>
  readonly defines?: readonly string[]
  /** Parameters: they mean something in the block and in what stands in it. */
  readonly binds?: readonly string[]
  /** Names whose meaning ends with the block. */
  readonly ends?: readonly string[]
}

const NOTHING: NamesOfField = { reads: new Map() }

const READERS: Readonly<Record<FieldKind, (latex: string) => NamesOfField>> = {
  statement: inStatement,
  expression: latex => ({ reads: inTest(statementOf(latex) ?? listStatement(latex)) }),
  condition: latex => ({ reads: inTest(statementOf(latex)) }),
  name: inTarget,
  parameter: asParameter,
  parameters: latex => ({ reads: new Map(), binds: [...placesInList(latex).keys()] }),
  target: inTarget,
  'function-head': inTarget,
  names: inList,
  words: () => NOTHING,
}

/** Functions of a view that report the names in the fields of its block. */
export function fieldNames<P extends object>(
  type: BlockType<P>,
): Required<Pick<BlockViewEntry<P>, 'defines' | 'uses' | 'rename' | 'binds' | 'ends'>> {
  // The cache is keyed by props, which are a new object whenever the block changes.
  const known = new WeakMap<P, readonly ReadField[]>()
  const fieldsIn = (props: P): readonly ReadField[] => {
    const fields = known.get(props) ?? readFields(fieldsOf(type, props), props)
    known.set(props, fields)
    return fields
  }
  const all = (props: P, what: 'defines' | 'binds' | 'ends'): readonly string[] =>
    fieldsIn(props).flatMap(({ names }) => names[what] ?? [])
  return {
    defines: props => all(props, 'defines'),
    binds: props => all(props, 'binds'),
    ends: props => all(props, 'ends'),
    uses: props => [...new Set(fieldsIn(props).flatMap(({ names }) => [...names.reads.keys()]))],
    rename(props, from, to) {
      const reading = fieldsIn(props).filter(({ names }) => names.reads.has(from))
      if (reading.length === 0) return null
      // Patches follow one another, since two fields may stand in the same list.
      return reading.reduce<Partial<P>>((patch, { field, latex, names }) => {
        const renamed = withName(latex, names.reads.get(from)!, to)
        return { ...patch, ...writeField({ ...props, ...patch }, field.id, renamed) }
      }, {})
    },
  }
}

interface ReadField {
  readonly field: Field
  readonly latex: string
  readonly names: NamesOfField
}

/** Reads of the fields, without names that a parameter of the block hides. */
function readFields(fields: readonly Field[], props: object): readonly ReadField[] {
  const read = fields.map((field): ReadField => {
    const latex = readField(props, field.id)
    const names = latex === '' ? NOTHING : READERS[field.kind](latex)
    return {
      field,
      latex,
      names: field.binds ? { ...names, reads: without(names.reads, field.binds) } : names,
    }
  })
  const bound = read.flatMap(({ names }) => names.binds ?? [])
  if (bound.length === 0) return read
  return read.map(one => ({ ...one, names: { ...one.names, reads: without(one.names.reads, bound) } }))
}

/** The reads without these names. */
const without = (reads: NamesOfField['reads'], names: readonly string[]): NamesOfField['reads'] =>
  new Map([...reads].filter(([name]) => !names.includes(name)))

/** The formula with a name at these places. */
export function withName(latex: string, places: readonly NamePlace[], name: string): string {
  const replacement = typedNameToLatex(name)
  return places
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((text, { span }) => putIn(text, span.start, span.end, replacement), latex)
}

/** The uses of each name that a statement reads from above. */
export function usesOf(statement: Statement): ReadonlyMap<string, readonly NameUse[]> {
  if (statement.kind === 'expression') return freeNames(statement.value)
  if (statement.kind !== 'definition') return new Map()
  const { target } = statement
  const uses = freeNames(
    statement.value,
    target.kind === 'function' ? target.parameters.map(parameter => parameter.name) : [],
  )
  // `A[1] := 2` and `a:length := 2 [m]` change what is there already.
  const changed = target.kind === 'element' ? target.name : target.kind === 'property' ? target.object : null
  if (changed) add(uses, changed.name, { span: changed.span, role: 'variable' })
  return uses
}

function statementOf(latex: string): Statement | null {
  const parsed = parseLatex(latex)
  return parsed.ok ? parsed.value : null
}

/** Values between commas, which are a list. */
function listStatement(latex: string): Statement | null {
  const value = bareList(latex)
  return value && { kind: 'expression', value, span: value.span, show: false }
}

/** A line with a fault defines what it will once that is mended. */
function inStatement(latex: string): NamesOfField {
  const statement = statementOf(latex)
  if (!statement) return { ...NOTHING, defines: intended(latex).map(name => name.replace(/\($/, '')) }
  const target = statement.kind === 'definition' ? statement.target : null
  const defines = target && target.kind !== 'property' ? [target.name.name] : []
  return { reads: usesOf(statement), defines }
}

/** In a test `x = 0` compares: the left side is read as well. */
function inTest(statement: Statement | null): ReadonlyMap<string, readonly NamePlace[]> {
  if (!statement || statement.kind !== 'definition') return statement ? usesOf(statement) : new Map()
  const { target } = statement
  const uses = new Map<string, readonly NamePlace[]>(freeNames(statement.value))
  if (target.kind === 'variable' || target.kind === 'function') add(uses, target.name.name, target.name)
  if (target.kind === 'function')
    for (const parameter of target.parameters) add(uses, parameter.name, parameter)
  return uses
}

/** A name, or a function with its parameters. */
function inTarget(latex: string): NamesOfField {
  const statement = statementOf(`${latex}\\coloneq 0`)
  if (statement?.kind !== 'definition') return NOTHING
  const { target } = statement
  if (target.kind === 'variable') return { reads: new Map(), defines: [target.name.name] }
  if (target.kind !== 'function') return { reads: usesOf(statement) }
  const binds = target.parameters.map(({ name }) => name)
  return { reads: new Map(), defines: [target.name.name], binds }
}

/** A name for the block alone. */
function asParameter(latex: string): NamesOfField {
  return { reads: new Map(), binds: inTarget(latex).defines ?? [] }
}

/** Names between commas: they are read, and mean nothing from here on. */
function inList(latex: string): NamesOfField {
  const reads = placesInList(latex)
  return { reads, ends: [...reads.keys()] }
}

/** Places of names between commas. */
export function placesInList(latex: string): ReadonlyMap<string, readonly NamePlace[]> {
  const reads = new Map<string, readonly NamePlace[]>()
  for (const { 0: text, index } of latex.matchAll(/[^,]+/g)) {
    const statement = statementOf(text)
    const value = statement?.kind === 'expression' ? statement.value : null
    if (value?.kind !== 'name') continue
    const span = { start: index + value.span.start, end: index + value.span.end }
    add(reads, value.name, { span })
  }
  return reads
}

function add<Place>(uses: Map<string, readonly Place[]>, name: string, place: Place): void {
  uses.set(name, [...(uses.get(name) ?? []), place])
}

/** A command before a letter needs a space between. */
function putIn(latex: string, start: number, end: number, text: string): string {
  const after = latex.slice(end)
  const gap = /\\[a-zA-Z]+$/.test(text) && /^[a-zA-Z]/.test(after) ? ' ' : ''
  return latex.slice(0, start) + text + gap + after
}
