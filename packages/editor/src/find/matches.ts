/** All matches of a query in a worksheet, in reading order. */
import type { Block, Operation } from '@calcwright/document'
import type { BlockFinding } from '../contract/block-finding.ts'
import { type FindQuery, occurrencesIn } from '../contract/find-query.ts'

export interface Match {
  readonly block: string
  /** Index of the match in its block, from 0. */
  readonly index: number
  /** Passage and place in it; a formula, in a line or in a field, is one match as a whole, as a clause is, which nothing replaces. */
  readonly place:
    { readonly passage: number; readonly start: number } | { readonly field: string } | 'whole' | 'clause'
}

/** How each type of block is searched; a type that is not here is left out. */
export type FindingByType = ReadonlyMap<string, BlockFinding<unknown>>

export function matchesIn(blocks: readonly Block[], query: FindQuery, findings: FindingByType): Match[] {
  return blocks.flatMap(block => {
    const finding = block.status === 'ok' ? findings.get(block.type) : undefined
    return finding ? matchesOf(block, query, finding) : []
  })
}

function matchesOf(
  { id, props, clause = '' }: Block,
  query: FindQuery,
  finding: BlockFinding<unknown>,
): Match[] {
  const written = finding.asWritten?.(query.text) ?? query.text
  const places = finding
    .passages(props)
    .flatMap((text, passage) =>
      occurrencesIn([...text], { ...query, text: written }).map(start => ({ passage, start })),
    )
  if (places.length === 0 && occurrencesIn([...clause], query).length > 0)
    return [{ block: id, index: 0, place: 'clause' }]
  if (places.length > 0 && finding.whole) return [{ block: id, index: 0, place: 'whole' }]
  const fields = finding.fields?.(props)
  if (fields) {
    const found = new Set(places.map(({ passage }) => passage))
    return [...found].map((passage, index) => ({ block: id, index, place: { field: fields[passage]! } }))
  }
  return places.map((place, index) => ({ block: id, index, place }))
}

export interface Replacement {
  readonly operations: readonly Operation[]
  /** Matches that were replaced, and those that cannot be. */
  readonly replaced: number
  readonly left: number
}

/** The changes that replace these matches, which are of the blocks as they stand. */
export function replacementOf(
  matches: readonly Match[],
  blockOf: (id: string) => Block | undefined,
  query: FindQuery,
  to: string,
  findings: FindingByType,
): Replacement {
  const operations: Operation[] = []
  let replaced = 0
  const replaceable = matches.filter(({ place }) => place !== 'clause')
  for (const [id, ofBlock] of Map.groupBy(replaceable, match => match.block)) {
    const block = blockOf(id)
    const finding = block && findings.get(block.type)
    const steps = finding ? stepsOf(block.props as object, ofBlock, finding, query, to) : []
    if (steps.length === 0) continue
    operations.push(...steps.map((props): Operation => ({ kind: 'setProps', id, props })))
    replaced += ofBlock.length
  }
  return { operations, replaced, left: matches.length - replaced }
}

/** Matches of one block that are replaced one by one. */
const FEW = 100

/**
 * The fields after each replacement. Those in a text are one each, from the last: whatever somebody else types
 * between two of them stays there.
 */
function stepsOf(
  before: object,
  matches: readonly Match[],
  finding: BlockFinding<unknown>,
  query: FindQuery,
  to: string,
): object[] {
  const apart =
    matches.length <= FEW && matches.every(({ place }) => typeof place === 'object' && 'passage' in place)
  const indices = matches.map(({ index }) => index)
  const groups = apart ? indices.toSorted((a, b) => b - a).map(index => [index]) : [indices]
  const steps: object[] = []
  for (const group of groups) {
    const props = finding.replace({ ...before, ...steps.at(-1) }, query, to, new Set(group))
    if (props) steps.push(props)
  }
  return steps
}
