/**
 * A merged text as a field shows it that somebody types in. What others change meanwhile waits until the
 * field is ready for it, and what is typed goes where it belongs all the same: each token that is shown
 * knows its place in the text.
 */
import * as Y from 'yjs'
import { readMergedText } from './merged-text.ts'
import {
  countBefore,
  isRemoved,
  isSeparator,
  isWordSign,
  lengthOf,
  movedToken,
  movedRange,
  withoutUnchangedDigits,
  overlap,
  unitsOf,
} from './shown-tokens.ts'
import type { Delta, TokenPlace, Range, ShownToken } from './shown-tokens.ts'
import { decodeTextPlace, encodeTextPlace } from './text-place.ts'
import { elementsOf, sizeOf, sizesOf, tokensOf, utf16UnitsBefore } from './text-tokens.ts'
import { changeOf, changesOf } from './token-changes.ts'
import type { TokenChange } from './token-changes.ts'
import type { TextBinding, MergedTextKind, ShownPlace, TypedText } from './types.ts'
import { hasGap, isNumberSign } from './whole-numbers.ts'

/** A change with what it means in the text: what goes there, and where what comes is put. */
interface Piece extends TokenChange {
  readonly removed: readonly TokenPlace[]
  readonly place: number
}

/** Tokens that take the place of shown ones. */
interface Fresh extends Range {
  readonly tokens: readonly ShownToken[]
}

export class YTextBinding implements TextBinding {
  readonly #text: Y.Text
  readonly #kind: MergedTextKind
  readonly #isForeign: (origin: unknown) => boolean
  readonly #field: () => string | null
  readonly #stopped: () => void
  readonly #observer = (event: Y.YTextEvent, { origin }: Y.Transaction): void => this.#changed(event, origin)
  /** The text and what is shown of it while nothing waits: places are looked up only when they are needed. */
  #synced: { readonly stored: string; readonly shown: string } | null = null
  /** The text before the next change. */
  #stored = ''
  #shown: ShownToken[] = []
  /** Each stands for something else in the text: changed as a whole. */
  #reworded: readonly Range[] = []
  #waiting: TextBinding['waiting'] = null
  #own: {
    readonly shown: string
    readonly text: string
    readonly fresh: readonly Fresh[] | null
  } | null = null

  constructor(
    text: Y.Text,
    kind: MergedTextKind,
    around: {
      readonly isForeign: (origin: unknown) => boolean
      readonly field: () => string | null
      readonly stopped: () => void
    },
  ) {
    this.#text = text
    this.#kind = kind
    this.#isForeign = around.isForeign
    this.#field = around.field
    this.#stopped = around.stopped
    this.show(readMergedText(text))
    text.observe(this.#observer)
  }

  get waiting(): TextBinding['waiting'] {
    return this.#waiting
  }

  get field(): string | null {
    return this.#field()
  }

  get present(): boolean {
    return this.#field() !== null
  }

  show(shown: string): void {
    this.#stored = readMergedText(this.#text)
    this.#synced = { stored: this.#stored, shown }
    this.#waiting = null
  }

  /** From here on each token that is shown knows its place. */
  #findPlaces(): void {
    if (!this.#synced) return
    const stored = tokensOf(this.#synced.stored, this.#kind)
    const tokens = tokensOf(this.#synced.shown, this.#kind)
    this.#synced = null
    const places: TokenPlace[] = []
    let at = 0
    for (const token of stored) {
      const size = sizeOf(token, this.#kind)
      places.push({ at, size })
      at += size
    }
    const shown: ShownToken[] = []
    const reworded: Range[] = []
    let next = 0
    const keep = (end: number): void => {
      while (next < end) shown.push({ token: stored[next]!, places: [places[next++]!] })
    }
    for (const { start, end, inserted } of changesOf(stored, tokens, this.#kind)) {
      keep(start)
      const replaced = places.slice(start, end)
      next = end
      const before = shown.at(-1)
      // The space that ends a command and is not shown belongs to the command: it goes with it.
      if (inserted.length > 0) reworded.push({ start: shown.length, end: shown.length + inserted.length })
      else if (before) shown[shown.length - 1] = { ...before, places: [...before.places, ...replaced] }
      shown.push(...inserted.map((token, index) => ({ token, places: index === 0 ? replaced : [] })))
    }
    keep(stored.length)
    this.#shown = shown
    this.#reworded = reworded
  }

  /**
   * Finds where typed characters belong in the whole text; null when nothing differs. The text is to be written
   * in the same transaction, and {@link written} is called behind it.
   */
  merge({ text: shown, behindCaret }: TypedText): TypedText | null {
    const kind = this.#kind
    if (this.#sameAsStored !== null) {
      this.#own = { shown, text: shown, fresh: null }
      return { text: shown, behindCaret }
    }
    this.#findPlaces()
    const tokens = tokensOf(shown, kind)
    const behind =
      behindCaret === undefined ? 0 : tokensOf(shown.slice(shown.length - behindCaret), kind).length
    const before = this.#shown.map(({ token }) => token)
    const pieces = this.#wholeRewordings(before, tokens, behind).map(change => this.#pieceOf(before, change))
    if (pieces.length === 0) return null
    const { text, caret, fresh } = this.#spliced(pieces)
    this.#own = { shown, text, fresh }
    this.#reworded = this.#reworded.flatMap(range => movedRange(range, pieces))
    return { text, behindCaret: text.length - caret }
  }

  /** The merged text was written, refused, or the same as before: then nobody has reported a change. */
  written(): void {
    if (this.#own) this.show(this.#own.shown)
    this.#own = null
  }

  caughtUp(behindCaret: number): { readonly text: string; readonly behindCaret: number } {
    const shown = this.#tokensShown()
    const text = readMergedText(this.#text)
    const count = countBefore(shown, unitsOf(shown) - behindCaret)
    return { text, behindCaret: text.length - this.#unitsTo(this.#placeOfCaret(count)) }
  }

  placeAt(behindCaret: number): string {
    const same = this.#sameAsStored
    if (same !== null) {
      const before = tokensOf(same.slice(0, same.length - behindCaret), this.#kind)
      return encodeTextPlace(this.#text, sizesOf(before, this.#kind))
    }
    const shown = this.#tokensShown()
    return encodeTextPlace(this.#text, this.#placeOfCaret(countBefore(shown, unitsOf(shown) - behindCaret)))
  }

  caretAt(place: string): ShownPlace | null {
    const index = decodeTextPlace(this.#text, place)
    if (index === null) return null
    const same = this.#sameAsStored
    if (same !== null) return { shown: same, at: utf16UnitsBefore(same, index, this.#kind) }
    const tokens = this.#tokensShown()
    const isBefore = ({ places }: ShownToken): boolean =>
      places.some(({ at, size }) => size > 0 && at < index)
    const count = this.#shown.findLastIndex(isBefore) + 1
    return { shown: tokens.join(''), at: unitsOf(tokens.slice(0, count)) }
  }

  /** The shown text while it is the same as the stored one and nothing waits; else null. */
  get #sameAsStored(): string | null {
    return this.#synced?.stored === this.#synced?.shown ? (this.#synced?.shown ?? null) : null
  }

  #tokensShown(): string[] {
    this.#findPlaces()
    return this.#shown.map(({ token }) => token)
  }

  stop(): void {
    this.#text.unobserve(this.#observer)
    this.#stopped()
  }

  /** Changes of which those that touch reworded tokens take all of them along. */
  #wholeRewordings(
    before: readonly string[],
    after: readonly string[],
    behind: number,
  ): readonly TokenChange[] {
    const changes = changesOf(before, after, this.#kind, behind)
    const touched = (change: Range): boolean => this.#reworded.some(range => overlap(range, change))
    if (!changes.some(touched)) return changes
    let { start, end, inserted } = changeOf(before, after, this.#kind, behind)
    for (const range of this.#reworded) {
      if (!overlap(range, { start, end })) continue
      inserted = [...before.slice(range.start, start), ...inserted, ...before.slice(end, range.end)]
      ;[start, end] = [Math.min(start, range.start), Math.max(end, range.end)]
    }
    return [{ start, end, inserted }]
  }

  #pieceOf(before: readonly string[], wanted: TokenChange): Piece {
    const apart = this.#besideOther(before, wanted)
    if (apart) return apart
    const change = this.#overReplaced(before, wanted)
    const removed = this.#shown.slice(change.start, change.end).flatMap(({ places }) => places)
    const place = change.instead
      ? this.#endBefore(change.start)
      : this.#placeBetween(change.start, change.end)
    if (change.instead) removed.push(...this.#numberAt(place))
    return { ...change, removed, place }
  }

  /**
   * A number that somebody has replaced meanwhile, and in which the person goes on, becomes what the person
   * sees and writes: a piece of it beside the other number would be a third.
   */
  #overReplaced(before: readonly string[], change: TokenChange): TokenChange & { readonly instead: boolean } {
    const { start, end } = this.#numberAround(change.start, change.end)
    const isOver =
      before.slice(change.start, change.end).some(isNumberSign) ||
      (start < end ? this.#isReplaced(start, end) : this.#isWrittenAnew(this.#endBefore(start)))
    if (this.#kind !== 'latex' || !change.inserted.every(isNumberSign) || !isOver)
      return { ...change, instead: false }
    const rest = [before.slice(start, change.start), before.slice(change.end, end)] as const
    return { start, end, inserted: [...rest[0], ...change.inserted, ...rest[1]], instead: true }
  }

  /**
   * Places digits that are typed into a number of which somebody has removed the rest: the text that stands
   * there now is no other writing of that number. It stays, and the digits stand behind it as they are shown,
   * with the sign that separates the two.
   */
  #besideOther(before: readonly string[], change: TokenChange): Piece | null {
    const { inserted } = change
    if (this.#kind !== 'latex' || inserted.length === 0 || !inserted.every(isNumberSign)) return null
    let { start, end } = this.#numberAround(change.start, change.end)
    const left = this.#shown[start - 1]
    if (!isRemoved(left) && !isRemoved(this.#shown[end])) return null
    const removed = this.#shown.slice(start, end).flatMap(({ places }) => places)
    const place = isRemoved(left) ? left.places.at(-1)!.at : this.#endBefore(start)
    const elements = elementsOf(readMergedText(this.#text), this.#kind)
    const next = place + removed.reduce((sum, { size }) => sum + size, 0)
    let now = [...before.slice(start, change.start), ...inserted, ...before.slice(change.end, end)]
    if (isWordSign(elements[place - 1])) {
      const at = this.#shown.slice(0, start).findLastIndex(one => !isRemoved(one) || isSeparator(one.token))
      if (isRemoved(this.#shown[at])) now = [before[(start = at)]!, ...now]
    }
    if (isWordSign(elements[next])) {
      const at = this.#shown.findIndex(
        (one, index) => index >= end && (!isRemoved(one) || isSeparator(one.token)),
      )
      if (isRemoved(this.#shown[at])) [now, end] = [[...now, before[at]!], at + 1]
    }
    return { start, end, inserted: now, removed, place }
  }

  /** The tokens from `start` to `end` with the digits that are shown around them. */
  #numberAround(start: number, end: number): { readonly start: number; readonly end: number } {
    const isDigit = (at: number): boolean => isNumberSign(this.#shown[at]?.token)
    let [first, last] = [start, end]
    while (isDigit(first - 1)) first--
    while (isDigit(last)) last++
    return { start: first, end: last }
  }

  #isReplaced(start: number, end: number): boolean {
    return this.#shown.slice(start, end).some(one => one.isReplaced)
  }

  /** Whether there is a number at a place that is not shown, where one has been removed. */
  #isWrittenAnew(place: number): boolean {
    const digits = this.#numberAt(place).length
    return digits > 0 && (hasGap(this.#text, place) || hasGap(this.#text, place + digits))
  }

  /** The digits of the text that stand at a place. */
  #numberAt(place: number): TokenPlace[] {
    const elements = elementsOf(readMergedText(this.#text), this.#kind)
    const found: TokenPlace[] = []
    for (let at = place; isNumberSign(elements[at]); at++) found.push({ at, size: 1 })
    return found
  }

  /** At an end of a number that somebody has written anew it stays at that end. */
  #placeOfCaret(count: number): number {
    const { start, end } = this.#numberAround(count, count)
    if (!this.#isReplaced(start, end) || (start < count && count < end))
      return this.#placeBetween(count, count)
    const first = this.#endBefore(start)
    return count === start ? first : first + this.#numberAt(first).length
  }

  /**
   * Between the tokens before `start` and those from `end`: beside the one on the left, unless only the one
   * on the right is still there, as behind a number that somebody has written anew.
   */
  #placeBetween(start: number, end: number): number {
    const isThere = (one: ShownToken | undefined): boolean => one?.places.some(({ size }) => size > 0) ?? true
    const left = this.#shown[start - 1]
    if (!left || isThere(left) || left.places.length === 0 || !isThere(this.#shown[end]))
      return this.#endBefore(start)
    const right = this.#shown[end]?.places.find(({ size }) => size > 0)
    return right ? right.at : this.#text.length
  }

  /** Behind the last of the tokens before `count` that is still there. */
  #endBefore(count: number): number {
    for (let index = count - 1; index >= 0; index--) {
      const last = this.#shown[index]!.places.findLast(({ size }) => size > 0)
      if (last) return last.at + last.size
    }
    return 0
  }

  /** The whole text after changes, the end of what they insert, in UTF-16 units, and its tokens with their places. */
  #spliced(pieces: readonly Piece[]) {
    const kind = this.#kind
    const gone = new Set(
      pieces.flatMap(({ removed }) =>
        removed.flatMap(({ at, size }) => Array.from({ length: size }, (_, i) => at + i)),
      ),
    )
    let text = ''
    let size = 0
    let caret = 0
    const fresh: Fresh[] = []
    const add = (token: string): TokenPlace => {
      const place = { at: size, size: sizeOf(token, kind) }
      text += token
      size += place.size
      return place
    }
    const insert = ({ start, end, inserted }: Piece): void => {
      fresh.push({ start, end, tokens: inserted.map(token => ({ token, places: [add(token)] })) })
      caret = text.length
    }
    let at = 0
    for (const token of elementsOf(readMergedText(this.#text), kind)) {
      while (fresh.length < pieces.length && at >= pieces[fresh.length]!.place) insert(pieces[fresh.length]!)
      if (!gone.has(at)) add(token)
      at += sizeOf(token, kind)
    }
    while (fresh.length < pieces.length) insert(pieces[fresh.length]!)
    return { text, caret, fresh }
  }

  #unitsTo(place: number): number {
    return utf16UnitsBefore(readMergedText(this.#text), place, this.#kind)
  }

  #changed(event: Y.YTextEvent, origin: unknown): void {
    const own = this.#own
    const changes = event.delta as readonly Delta[]
    let delta = changes
    if (this.#kind === 'latex') {
      delta = withoutUnchangedDigits(changes, this.#stored)
      this.#stored = readMergedText(this.#text)
    }
    if (own && readMergedText(this.#text) === own.text) {
      this.#own = null
      if (!own.fresh) return this.show(own.shown)
      const tokens = this.#shown.map(one => movedToken(one, delta))
      for (const { start, end, tokens: now } of own.fresh.toReversed())
        tokens.splice(start, end - start, ...now)
      this.#shown = tokens
      return
    }
    this.#findPlaces()
    const isForeign = this.#isForeign(origin)
    this.#shown = this.#shown.map(one => {
      const isReplaced =
        one.isReplaced ||
        (isForeign && this.#kind === 'latex' && lengthOf(movedToken(one, changes)) < lengthOf(one))
      return { ...movedToken(one, delta), isReplaced }
    })
    if (this.#waiting !== 'own') this.#waiting = isForeign ? 'foreign' : 'own'
  }
}
