/** The pieces in which two texts differ. In HTML letters that stay are left alone when only tags around them change. */
import type { CommonTokens, commonCells } from './common-cells.ts'
import type { MergedTextKind } from './types.ts'
import { isNumberSign } from './whole-numbers.ts'

/** The tokens from `start` to `end` become `inserted`. */
export interface TokenChange {
  readonly start: number
  readonly end: number
  readonly inserted: readonly string[]
}

/**
 * The one piece in which two texts differ. Of several that would do, as in a row of equal letters, the
 * one that ends at the caret.
 *
 * @param behindCaret tokens of `after` behind the caret; all, when nothing is known of it
 */
export function changeOf(
  before: readonly string[],
  after: readonly string[],
  kind: MergedTextKind,
  behindCaret = 0,
): TokenChange {
  const most = Math.min(before.length, after.length)
  let end = 0
  while (end < Math.min(most, behindCaret) && before.at(-1 - end) === after.at(-1 - end)) end++
  let start = 0
  while (start < most - end && before[start] === after[start]) start++
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const change = { start, end: before.length - end, inserted: after.slice(start, after.length - end) }
  return kind === 'latex' ? withPartners(before, withWholeNumber(before, change)) : change
}

/**
 * A number of which something is removed is written anew as a whole: what another person makes of it at the
 * same time stands beside it whole, and one of the two wins.
 */
function withWholeNumber(before: readonly string[], change: TokenChange): TokenChange {
  let { start, end } = change
  if (start === end) return change
  let inserted = [...change.inserted]
  // When the text between two numbers goes, they become one.
  const joins = inserted.every(isNumberSign) && isNumberSign(before[start - 1]) && isNumberSign(before[end])
  if (joins || isNumberSign(before[start]))
    while (isNumberSign(before[start - 1])) inserted = [before[--start]!, ...inserted]
  if (joins || isNumberSign(before[change.end - 1]))
    while (isNumberSign(before[end])) inserted = [...inserted, before[end++]!]
  return { start, end, inserted }
}

/** Widens a change until each bracket in what it removes and inserts has its partner in it. */
function withPartners(before: readonly string[], change: TokenChange): TokenChange {
  let { start, end } = change
  let inserted = [...change.inserted]
  for (;;) {
    const removed = openBrackets(before.slice(start, end))
    const added = openBrackets(inserted)
    const left = removed.closing > 0 || added.closing > 0
    const right = removed.opening > 0 || added.opening > 0
    if ((left && start > 0) || (right && end < before.length)) {
      if (left && start > 0) inserted = [before[--start]!, ...inserted]
      if (right && end < before.length) inserted = [...inserted, before[end++]!]
    } else return { start, end, inserted }
  }
}

/** Brackets without a partner. */
function openBrackets(tokens: readonly string[]): { readonly opening: number; readonly closing: number } {
  let opening = 0
  let closing = 0
  for (const token of tokens) {
    if (/^(?:\{|\\(?:left|begin))$/.test(token)) opening++
    else if (!/^(?:\}|\\(?:right|end))$/.test(token)) continue
    else if (opening > 0) opening--
    else closing++
  }
  return { opening, closing }
}

let commonInCells: typeof commonCells = () => []

/** Changes of matrices leave cells alone. The function that finds them comes with the second person, so that it can be fetched later. */
export const provideCommonCells = (find: typeof commonCells): void => void (commonInCells = find)

/**
 * In order. In LaTeX there is one, but where a matrix gets or loses rows or columns: one for each row. In HTML a
 * word made bold is two, its tags: who types among the letters, or in another cell, goes on there.
 * @param behindCaret as for `changeOf`
 */
export function changesOf(
  before: readonly string[],
  after: readonly string[],
  kind: MergedTextKind,
  behindCaret = 0,
): readonly TokenChange[] {
  const whole = changeOf(before, after, kind, behindCaret)
  if (isNothing(whole)) return []
  const removed = before.slice(whole.start, whole.end)
  const common = (kind === 'latex' ? commonInCells : commonLetters)(removed, whole.inserted)
  return between(removed, whole.inserted, common, kind).map(piece => ({
    ...piece,
    start: piece.start + whole.start,
    end: piece.end + whole.start,
  }))
}

const isNothing = ({ start, end, inserted }: TokenChange): boolean => start === end && inserted.length === 0

export const isTag = (token: string | undefined): boolean => token?.[0] === '<' && token.length > 1

/** The letters that both begin and end with. */
function commonLetters(before: readonly string[], after: readonly string[]): CommonTokens {
  const [old, now] = [lettersIn(before), lettersIn(after)]
  const most = Math.min(old.length, now.length)
  let first = 0
  while (first < most && before[old[first]!] === after[now[first]!]) first++
  let last = 0
  while (last < most - first && before[old.at(-1 - last)!] === after[now.at(-1 - last)!]) last++
  return [
    ...old.slice(0, first).map((at, index) => [at, now[index]!] as const),
    ...old.slice(old.length - last).map((at, index) => [at, now[now.length - last + index]!] as const),
  ]
}

/** The changes between tokens that stay. */
function between(
  before: readonly string[],
  after: readonly string[],
  common: CommonTokens,
  kind: MergedTextKind,
): TokenChange[] {
  const changes: TokenChange[] = []
  let [from, to] = [0, 0]
  for (const [at, there] of [...common, [before.length, after.length] as const]) {
    const { start, end, inserted } = changeOf(before.slice(from, at), after.slice(to, there), kind)
    const change = { start: start + from, end: end + from, inserted }
    if (!isNothing(change)) changes.push(change)
    ;[from, to] = [at + 1, there + 1]
  }
  return changes
}

const lettersIn = (tokens: readonly string[]): number[] =>
  tokens.flatMap((token, at) => (isTag(token) ? [] : [at]))
