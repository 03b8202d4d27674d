/**
 * Follows the field and decides what to show beside it: a list of suggestions, help about the name at the
 * caret, or a tip. One of them at a time.
 */
import { isUnit } from '@calcwright/math/units'
import { createStore } from 'zustand/vanilla'
import type { FieldCompanion, FieldHandle } from '../math/companion.ts'
import { colourNames } from '../names/field-colours.ts'
import type { HelpCard } from '../names/help-card.ts'
import { helpAt, loadFunctionHelp } from '../names/help-card.ts'
import { tipFor } from '../names/tips.ts'
import type { Candidate, Suggestions } from './candidate.ts'
import { insertCandidate } from './insertion.ts'
import { suggestionsFor } from './suggestions.ts'

export interface AssistState {
  readonly handle: FieldHandle | null
  readonly list: OpenList | null
  readonly card: HelpCard | null
}

export interface OpenList extends Suggestions {
  /** The item that Enter takes; null while none is marked. */
  readonly marked: number | null
  /** Values of the names are shown as well. */
  readonly valued: boolean
}

/** Milliseconds without a key before anything above is read. */
const LIST_MS = 60
const VALUES_MS = 400
const HELP_MS = 250
/** Milliseconds of hesitation before a tip appears. */
const TIP_MS = 1500

/** Keys of names, and those that erase: the list goes along with them. */
const CONTINUES = /^(?:[\p{L}\d_]|Backspace|Delete)$/u
/** Keys held along with others, or half of a letter. */
const HELD = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process)$/

const NOTHING: AssistState = { handle: null, list: null, card: null }

class Assistant implements FieldCompanion {
  readonly state = createStore<AssistState>(() => NOTHING)
  /** Names above the line, read once while it has the field: they are needed at each key. */
  #above: ReadonlySet<string> | null = null
  /** Paints the names of the field; null before the field has come to any line. */
  #paint: (() => void) | null = null
  /** Ends listening to the results of the line. */
  #unfollow: (() => void) | null = null
  #listTimer: ReturnType<typeof setTimeout> | undefined
  #valuesTimer: ReturnType<typeof setTimeout> | undefined
  #helpTimer: ReturnType<typeof setTimeout> | undefined
  #tipTimer: ReturnType<typeof setTimeout> | undefined
  /** Content that a choice has made, or that was closed by hand: it is not suggested for again. */
  #settled: string | null = null
  /** The content after the last key. */
  #typed = ''
  /** Content that the list is for. */
  #listed = ''
  /** Something was typed since the field came: people who only read get no tips. */
  #writing = false
  /** Subject whose help the person has closed. */
  #dismissed: string | null = null

  attach(handle: FieldHandle): void {
    this.#above = null
    this.detach()
    this.#settled = handle.field.value
    const paint = (this.#paint ??= colourNames(handle.field, {
      isUnknown: name => this.#isUnknown(name),
      hasSecondReading: (name, unit) => this.#hasSecondReading(name, unit),
    }))
    const { editor, block } = handle.line
    this.#unfollow = editor.results.subscribe(block, paint)
    this.state.setState({ handle })
    void loadFunctionHelp().then(() => this.#later())
  }

  detach(): void {
    this.#stop()
    this.#unfollow?.()
    this.#unfollow = null
    this.#writing = false
    this.#dismissed = null
    this.state.setState(NOTHING)
  }

  typed(latex: string): void {
    this.#typed = latex
    this.#writing = true
    this.#hide('card')
    clearTimeout(this.#listTimer)
    this.#listTimer = setTimeout(() => this.#suggest(), LIST_MS)
    this.#later()
  }

  settled(): void {
    this.#end()
  }

  moved(): void {
    this.#paint?.()
    const { list, handle } = this.state.getState()
    // The caret moves with a typed character as well, which may be reported a moment later.
    const away = list && handle && !this.#listTimer && handle.field.position !== list.position
    if (away && handle.field.value === this.#listed) this.#close()
    this.#later()
  }

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || HELD.test(event.key)) return false
    const { list: open } = this.state.getState()
    const part = open?.items[0]?.kind
    // Spaces have no meaning in formulas: the list of columns stays.
    if (part === 'column' && open?.typed.text === '' && event.key === ' ') return true
    if (part === 'row' ? /^(?:[^"]|Backspace|Delete)$/u.test(event.key) : CONTINUES.test(event.key)) {
      // A name that was erased and typed again counts as new, even if nothing was read in between.
      this.#settled = null
      return false
    }
    // A list that has not been shown yet takes no key.
    if (!this.state.getState().list || event.key.length === 1) {
      this.#end()
      return this.#keyForHelp(event)
    }
    if (this.#listTimer) this.#suggest()
    const { list } = this.state.getState()
    return list !== null && this.#keyInList(list, event)
  }

  #isUnknown(name: string): boolean {
    const { handle } = this.state.getState()
    const result = handle?.line.editor.results.get(handle.line.block).result
    return result?.outcomes.some(({ unknown }) => unknown?.some(one => one.name === name)) ?? false
  }

  #hasSecondReading(name: string, isUnitNow: boolean): boolean {
    const line = this.state.getState().handle?.line
    if (!line || !(isUnitNow || isUnit(name))) return false
    this.#above ??= line.editor.namesAbove(line.block)
    return this.#above.has(name)
  }

  #keyForHelp(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape' || !this.state.getState().card) return false
    this.dismiss()
    return true
  }

  /** Keys that mean something else end the list and go on to the formula. */
  #keyInList(list: OpenList, event: KeyboardEvent): boolean {
    switch (event.key) {
      case 'ArrowDown':
        this.#mark(list, 1)
        return true
      case 'ArrowUp':
        if (list.marked === null) break
        this.#mark(list, -1)
        return true
      case 'Escape':
        this.#close()
        return true
      case 'Enter':
      case 'Tab': {
        const item = list.marked === null || event.shiftKey ? undefined : list.items[list.marked]
        if (!item) break
        this.take(item)
        return true
      }
    }
    this.#close()
    return false
  }

  /** Puts a suggestion into the formula. */
  take(item: Candidate): void {
    const { list, handle } = this.state.getState()
    if (!list || !handle) return
    this.#close()
    if (item.opens) return handle.line.editor.actions.help?.(item.opens)
    handle.edit(field => {
      insertCandidate(field, list.typed, item)
      return true
    })
    if (item.kind === 'block') return handle.line.enter()
    // The column of the row is chosen next.
    if (item.kind !== 'row') return
    this.#settled = null
    this.typed(handle.field.value)
  }

  /** Closes help; it stays away until the caret is somewhere else. */
  dismiss(): void {
    this.#dismissed = this.state.getState().card?.subject ?? null
    this.#hide('card')
  }

  /** Shows help about another function. */
  show(card: HelpCard): void {
    this.state.setState({ card })
  }

  #suggest(): void {
    clearTimeout(this.#listTimer)
    this.#listTimer = undefined
    const { handle, list } = this.state.getState()
    const latex = this.#typed
    if (!handle || latex === this.#settled) return
    this.#settled = null
    this.#listed = latex
    const again = (): void => {
      if (this.#typed === latex && this.state.getState().handle === handle) this.#suggest()
    }
    const found = suggestionsFor(handle, again)
    clearTimeout(this.#valuesTimer)
    if (!found) return this.#hide('list')
    this.state.setState({
      list: { ...found, marked: found.completes ? 0 : null, valued: list?.valued ?? false },
      card: null,
    })
    this.#valuesTimer = setTimeout(() => {
      const open = this.state.getState().list
      if (open) this.state.setState({ list: { ...open, valued: true } })
    }, VALUES_MS)
  }

  #mark(list: OpenList, step: 1 | -1): void {
    const count = list.items.length
    const from = list.marked ?? (step > 0 ? -1 : 0)
    this.state.setState({ list: { ...list, marked: (from + step + count) % count } })
  }

  /** The name is done, by a sign such as `=` that the field may not even show. */
  #end(): void {
    clearTimeout(this.#listTimer)
    this.#listTimer = undefined
    this.#close()
  }

  #close(): void {
    const { handle } = this.state.getState()
    this.#settled = handle?.field.value ?? null
    clearTimeout(this.#valuesTimer)
    this.#hide('list')
  }

  #later(): void {
    clearTimeout(this.#helpTimer)
    clearTimeout(this.#tipTimer)
    this.#helpTimer = setTimeout(() => this.#help(helpAt), HELP_MS)
    if (this.#writing) this.#tipTimer = setTimeout(() => void this.#tip(), TIP_MS)
  }

  /** Help for the name at the caret, or else a tip; nothing where the person has gone on meanwhile. */
  async #tip(): Promise<void> {
    const { handle } = this.state.getState()
    if (!handle || helpAt(handle)) return this.#help(helpAt)
    const { value } = handle.field
    const tip = await tipFor(handle, handle.line.editor.actions.isFirstTip)
    const now = this.state.getState().handle
    if (tip && now === handle && handle.field.value === value) this.#help(() => tip)
  }

  #help(find: (handle: FieldHandle) => HelpCard | null): void {
    const { handle, list } = this.state.getState()
    if (!handle || list) return
    const card = find(handle)
    if (card?.subject !== this.#dismissed) this.#dismissed = null
    else if (card) return
    if (card) this.state.setState({ card })
    else this.#hide('card')
  }

  /** Does nothing where nothing shows, as at most keys. */
  #hide(what: 'list' | 'card'): void {
    if (this.state.getState()[what]) this.state.setState({ [what]: null })
  }

  #stop(): void {
    clearTimeout(this.#listTimer)
    clearTimeout(this.#valuesTimer)
    clearTimeout(this.#helpTimer)
    clearTimeout(this.#tipTimer)
    this.#listTimer = undefined
  }
}

/** The one assistant, as there is one field. */
export const assistant = new Assistant()
