/**
 * English names of several words: a blank in a unit box is a product, so that `nautical mile`
 * arrives as nautical times mile. Neighbours that are a unit only together become one name, and
 * `joules per kilogram kelvin`, `meters per second squared` become quotients and powers.
 */
import type { UnitExpression } from '../expression/tree.ts'
import { findUnit, splitPower } from './find.ts'

/** One factor of a chain of products and quotients. */
interface Link {
  readonly kind: 'unit-product' | 'unit-quotient'
  readonly node: UnitExpression
  /** True where no words were joined inside of the factor. */
  readonly same: boolean
}

/** The same box with the words of long names joined: the node itself when there are none. */
export function joinWords(node: UnitExpression): UnitExpression {
  if (node.kind === 'unit') return raisedByDigit(node)
  if (node.kind === 'unit-number') return node
  if (node.kind === 'unit-power') {
    const base = joinWords(node.base)
    return base === node.base ? node : { ...node, base }
  }
  const links = chain(node)
  const joined = readPer(readPowers(joinLinks(links)))
  const same = joined.length === links.length && joined.every((link, index) => link === links[index])
  return same && links.every(link => link.same) ? node : rebuild(joined)
}

function raisedByDigit(node: UnitExpression & { kind: 'unit' }): UnitExpression {
  const power = splitPower(node.name)
  if (!power) return node
  const { span } = node
  const base = { ...node, name: power.name, span: { start: span.start, end: span.end - 1 } }
  return { kind: 'unit-power', base, exponent: power.exponent, span }
}

function chain(node: UnitExpression): readonly Link[] {
  if (node.kind !== 'unit-product' && node.kind !== 'unit-quotient') {
    return [link('unit-product', node)]
  }
  return [...chain(node.left), link(node.kind, node.right)]
}

function link(kind: Link['kind'], original: UnitExpression): Link {
  const node = joinWords(original)
  return { kind, node, same: node === original }
}

function joinLinks(links: readonly Link[]): readonly Link[] {
  const result: Link[] = []
  for (let start = 0; start < links.length;) {
    const run = longestName(links, start)
    result.push(run === null ? links[start]! : { kind: links[start]!.kind, node: run.node, same: false })
    start += run === null ? 1 : run.length
  }
  return result
}

/** The longest name from `start` on; a power can only be on its last word. */
function longestName(links: readonly Link[], start: number): { node: UnitExpression; length: number } | null {
  const words: string[] = []
  let longest: { node: UnitExpression; length: number } | null = null
  for (let at = start; at < links.length; at += 1) {
    const { kind, node } = links[at]!
    const word = node.kind === 'unit-power' ? node.base : node
    if (word.kind !== 'unit' || (at > start && kind === 'unit-quotient')) break
    words.push(word.name)
    if (words.length > 1 && !words.every(findUnit) && findUnit(words.join(' '))) {
      longest = { node: named(words.join(' '), links[start]!.node, node), length: words.length }
    }
    if (node.kind === 'unit-power') break
  }
  return longest
}

const POWERS: ReadonlyMap<string, string> = new Map([
  ['squared', '2'],
  ['cubed', '3'],
])

/** `second squared`: the word after a unit raises it, the last word of `feet per second`. */
function readPowers(links: readonly Link[]): readonly Link[] {
  const result: Link[] = []
  for (const link of links) {
    const last = result.at(-1)
    const exponent =
      link.node.kind === 'unit' && link.kind === 'unit-product' ? POWERS.get(link.node.name) : undefined
    if (exponent !== undefined && last?.node.kind === 'unit') {
      result[result.length - 1] = { ...last, node: raised(last.node, exponent, link.node), same: false }
    } else result.push(link)
  }
  return result
}

function raised(
  unit: UnitExpression & { kind: 'unit' },
  exponent: string,
  word: UnitExpression,
): UnitExpression {
  const span = { start: unit.span.start, end: word.span.end }
  const [top, bottom] = unit.name.split(' per ')
  if (top === undefined || bottom === undefined || !findUnit(bottom)) {
    return { kind: 'unit-power', base: unit, exponent, span }
  }
  const base = { ...unit, name: bottom }
  const right = { kind: 'unit-power', base, exponent, span } as const
  return { kind: 'unit-quotient', left: { ...unit, name: top }, right, span }
}

/** `a per b c` is a/(b c): every factor after the word divides. */
function readPer(links: readonly Link[]): readonly Link[] {
  const at = links.findIndex(
    ({ kind, node }, index) =>
      index > 0 && kind === 'unit-product' && node.kind === 'unit' && node.name === 'per',
  )
  const below = links.slice(at + 1)
  if (at < 0 || below.length === 0 || below.some(link => link.kind === 'unit-quotient')) return links
  return [
    ...links.slice(0, at),
    ...below.map(({ node }) => ({ kind: 'unit-quotient', node, same: false }) as const),
  ]
}

function named(name: string, first: UnitExpression, last: UnitExpression): UnitExpression {
  const span = { start: first.span.start, end: last.span.end }
  if (last.kind !== 'unit-power') return { kind: 'unit', name, span }
  return { ...last, span, base: { kind: 'unit', name, span: { start: span.start, end: last.base.span.end } } }
}

function rebuild(links: readonly Link[]): UnitExpression {
  return links
    .map(link => link.node)
    .reduce((left, right, index) => ({
      kind: links[index]!.kind,
      left,
      right,
      span: { start: left.span.start, end: right.span.end },
    }))
}
