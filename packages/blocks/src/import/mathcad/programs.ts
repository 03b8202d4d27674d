/** Programs: their statements, choices and loops. */
import { callOf, infixOf, nameOf as named, numberOf, Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import type { XmlElement } from '../xml.ts'
import { nameOf } from './names.ts'
import { sequence, targetNames } from './reading.ts'
import type { FormulaReader } from './reading.ts'
import { withLastChoice, withOtherwise } from './values.ts'

/** Mathcad 15 has `otherwise` beside the `ifThen` before it. */
export function programOf(reader: FormulaReader, children: readonly XmlElement[]): Formula {
  const names = new Set(children.flatMap(assigned))
  const inner = reader.within(theirs => names.has(theirs) || reader.isDefined(theirs))
  const statements: Formula[] = []
  for (const child of children) {
    const before = statements.at(-1)
    if (child.name === 'otherwise' && before?.kind === 'choice')
      statements[statements.length - 1] = withOtherwise(before, inner.read(child.children[0]!))
    else if (child.name !== 'placeholder') statements.push(inner.read(child))
  }
  return { kind: 'block', statements: withLastChoice(statements) }
}

export function choiceOf(reader: FormulaReader, children: readonly XmlElement[]): Formula {
  const part = (name: string): XmlElement | undefined =>
    children.find(child => child.name === name)?.children[0]
  const [test, then] = [part('test') ?? children[0], part('then') ?? children[1]]
  const otherwise = part('else') ?? (children.length > 2 ? children[2] : undefined)
  if (!test || !then) throw new Unread('A choice cannot be read.')
  return {
    kind: 'choice',
    test: reader.read(test),
    value: reader.read(then),
    otherwise: otherwise && otherwise.name !== 'placeholder' ? reader.read(otherwise) : null,
  }
}

export function loopOf(reader: FormulaReader, [variable, range, body]: readonly XmlElement[]): Formula {
  if (!variable || !range || !body) throw new Unread('A loop cannot be read.')
  if (range.name !== 'range') return loopOver(reader, nameOf(variable), range, body)
  const limits = range.children.flatMap(sequence).map(limit => reader.read(limit))
  const [from, to] = [limits[0], limits.at(-1)]
  if (!from || !to || limits.length < 2) throw new Unread('A range cannot be read.')
  const step = limits.length > 2 ? { step: infixOf(limits[1]!, '-', from) } : {}
  const name = nameOf(variable)
  const inner = reader.within(theirs => theirs === name || reader.isDefined(theirs))
  return { kind: 'for', variable: name, from, to, ...step, body: inner.read(body) }
}

/** A loop over the items of a list. */
function loopOver(reader: FormulaReader, name: string, list: XmlElement, body: XmlElement): Formula {
  const { origin } = reader.environment
  const of = reader.read(list)
  const size = callOf('length', of)
  const to = origin === 1 ? size : infixOf(size, '-', numberOf(1))
  const item: Formula = { kind: 'element', of, places: [named('n_e')] }
  const start: Formula = { kind: 'assign', target: named(name), value: item }
  const inner = reader.within(theirs => theirs === name || reader.isDefined(theirs))
  const statements = [start, inner.read(body)]
  return { kind: 'for', variable: 'n_e', from: numberOf(origin), to, body: { kind: 'block', statements } }
}

/** Names that a statement of a program assigns to, at any depth. */
const assigned = (element: XmlElement): string[] =>
  element.name === 'localDefine' && element.children[0]
    ? [...targetNames(element.children[0])]
    : element.children.flatMap(assigned)
