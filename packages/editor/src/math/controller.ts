/**
 * Controls the one field: attaches it to a line, interprets keys before MathLive does, turns typed text into
 * formulas, and reports changes to the line.
 */
import { flushSync } from 'react-dom'
import type { CaretPlace } from '../contract/caret-place.ts'
import { decideKey } from './keys.ts'
import type { Key, KeyDecision } from './keys.ts'
import type { FieldCompanion } from './companion.ts'
import type { CharactersBehind } from './keep-caret.ts'
import type { FormulaEvents } from './formula-events.ts'
import { listenToField, stop } from './field-listeners.ts'
import type { ClipboardKind } from './field-listeners.ts'
import { followPointer, placeCaret } from './caret.ts'
import { insert } from './edit.ts'
import { isInSlot, latexBehind, selectionBehind, showKeepingCaret } from './keep-caret.ts'
import { withoutUnsafeCommands } from './markup.ts'
import type { BufferedInput } from './key-buffer.ts'
import {
  focusField,
  mountField,
  pasteWhereFocusIs,
  pressKey,
  pressWhereFocusIs,
  unmountField,
} from './mathlive.ts'
import type { FormulaField } from './mathlive.ts'
import { placeOfCaret } from './place.ts'
import {
  changeBefore,
  changeByKey,
  deleteAcrossSlots,
  insertTemplateOfWord,
  leaveSlot,
  moveToEdge,
  skipExistingSign,
} from './structure.ts'
import { TypingPause } from './typing-pause.ts'
import { TypedRun } from './typed-run.ts'
import { typingRules } from './typing-rules.ts'
import { writtenIn } from './written.ts'

export class FormulaController {
  #field: FormulaField | null = null
  #events: FormulaEvents | null = null
  #companion: FieldCompanion | null = null
  /** Text of the line in the worksheet. */
  #stored = ''
  /** The same as the field writes it: a difference to the field's content has been typed. */
  #known = ''
  #busy = false
  /** Text that is being typed at the caret. */
  #run: TypedRun | null = null
  /** A space was typed at the start of the empty line. */
  #spaceBefore = false
  /** The last word that became a unit, and the line before and after: an undo turns it back. */
  #undoable: { readonly word: string; readonly letters: string; readonly boxed: string } | null = null
  readonly #pause = new TypingPause()
  #leaveText = (): void => {}
  /** An input method is composing a character. */
  #composing = false

  /** Suggestions and help go along with the field. */
  accompany(companion: FieldCompanion): void {
    this.#companion = companion
  }

  /** Takes the field to a line. */
  attach(
    host: HTMLElement,
    latex: string,
    place: CaretPlace | null,
    label: string,
    events: FormulaEvents,
  ): void {
    const field = mountField(host)
    if (!this.#field) this.#listen(field)
    this.#field = field
    this.#events = events
    this.#run = null
    this.#spaceBefore = false
    this.#undoable = null
    field.setAttribute('aria-label', label)
    this.#show(latex)
    this.#leaveText = events.located(() => this.#whereabouts())
    if (place) this.place(place)
    if (events.names)
      this.#companion?.attach({ field, line: events.names, edit: change => this.edit(change) })
  }

  /** Takes the field away from its line. */
  detach(host: HTMLElement): void {
    const field = this.#field
    if (field?.parentNode !== host) return
    this.#input()
    this.#finish()
    this.#companion?.detach()
    this.#leaveText()
    this.#events?.shown(null)
    this.#pause.cancel()
    this.#events = null
    unmountField(field)
  }

  /** The events of a later rendering of the same line. */
  update(events: FormulaEvents, latex: string, label: string): void {
    this.#events = events
    if (this.#field?.getAttribute('aria-label') !== label) this.#field?.setAttribute('aria-label', label)
    if (events.text ? events.text.waiting : latex !== this.#stored) this.#receive(latex)
  }

  /** The line has the field. */
  get attached(): boolean {
    return this.#events !== null
  }

  /** Changes the field for a toolbar or the palette and reports it as one step; false when nothing changed. */
  edit(change: (field: FormulaField) => boolean): boolean {
    const field = this.#field
    if (!field || !this.#events) return false
    this.#input()
    this.#run = null
    focusField(field)
    const changed = this.#edit(() => change(field))
    this.#companion?.settled()
    return changed
  }

  /** Puts the caret and the focus. */
  place(place: CaretPlace): void {
    const field = this.#field
    if (!field) return
    focusField(field)
    placeCaret(field, place)
  }

  /** Keys pressed before the field was there, as if they were pressed now; one of them may lead to a text. */
  press(typed: readonly BufferedInput[]): void {
    // Each key finds the page that the one before it has left: it may be meant for another line.
    for (const one of typed) flushSync(() => this.#press(one))
  }

  #press(one: BufferedInput): void {
    if ('pasted' in one) pasteWhereFocusIs(one)
    else if (this.#field && this.#events) pressKey(this.#field, one)
    else pressWhereFocusIs(one)
  }

  #show(latex: string): void {
    const field = this.#field
    this.#stored = latex
    if (field && writtenIn(field) !== latex)
      field.setValue(withoutUnsafeCommands(latex), {
        silenceNotifications: true,
        mode: 'math',
        format: 'latex',
      })
    this.#known = field ? writtenIn(field) : latex
    this.#events?.shown(this.#known)
  }

  #whereabouts(): CharactersBehind {
    const field = this.#field
    if (!field) return { caret: undefined, anchor: undefined }
    this.#input()
    return selectionBehind(field, this.#known)
  }

  /** Shows a change of the line that came from elsewhere: an undo, another person, a menu. */
  #receive(latex: string): void {
    const field = this.#field
    const events = this.#events
    if (!field || !events) return
    this.#input()
    this.#pause.cancel()
    const rest = this.#pause.remaining(isInSlot(field.model))
    if (this.#composing || (events.text?.waiting === 'foreign' && rest > 0))
      return this.#pause.retry(rest, () => void (this.#events?.text?.waiting && this.#receive(latex)))
    const behind = selectionBehind(field)
    const caughtUp = (place?: number) => (place === undefined ? null : events.text?.caughtUp(place))
    const caret = caughtUp(behind.caret)
    const anchor = caughtUp(behind.anchor)
    const text = events.text ? (caret ?? events.text.caughtUp(0)).text : latex
    const typed = this.#undoable
    if (typed && text === typed.letters && writtenIn(field) === typed.boxed) events.skipUnit(typed.word)
    const run = this.#run?.isLive ? this.#run : null
    const findRun = run?.whereabouts()
    showKeepingCaret(field, () => this.#show(text), {
      caret: caret?.behindCaret,
      anchor: anchor?.behindCaret,
    })
    this.#run = findRun?.() ? run : null
  }

  #listen(field: FormulaField): void {
    listenToField(field, {
      keydown: event => this.#keydown(event),
      typed: text => this.#typeAll(text),
      input: () => this.#input(),
      caretMoved: () => this.#selection(),
      leave: (direction, x) => flushSync(() => this.#events?.leave(direction, x)),
      isActive: () => this.attached,
      focus: () => this.#events?.focus(),
      composing: isComposing => void (this.#composing = isComposing),
      press: () => (this.#finish(), focusField(field)),
      enter: () => {
        this.#input()
        this.#finish()
        flushSync(() => this.#events?.enter('below'))
      },
      clipboard: (kind, event) => this.#clipboard(kind, event),
    })
  }

  /** Selects while the button stays down that brought the caret into this line. */
  followPointer(): void {
    followPointer(() => (this.#events ? this.#field : null))
  }

  #keydown(event: KeyboardEvent): void {
    const field = this.#field
    const events = this.#events
    if (!field || !events || event.isComposing) return
    this.#input()
    if (this.#companion?.key(event)) return stop(event)
    const command = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
    const key = { key: event.key, shift: event.shiftKey, command }
    if (event.altKey && event.code === 'KeyU' && !event.ctrlKey) {
      stop(event)
      this.#finish()
      return events.otherReading(field.getValue(0, field.position, 'latex').length)
    }
    if (event.key === 'Backspace' && !command && this.#takeBack()) return stop(event)
    if (event.key === 'Tab' && !event.shiftKey && this.#edit(() => insertTemplateOfWord(field))) {
      this.#run = null
      return stop(event)
    }
    if (command || [...event.key].length > 1) this.#finish()
    this.#carryOut(decideKey(key, placeOfCaret(field, this.#run, this.#spaceBefore)), key, event)
  }

  /** Characters that come without keys. */
  #typeAll(text: string): void {
    const field = this.#field
    if (!field || !this.#events) return
    this.#input()
    for (const character of text) {
      const key = { key: character, shift: false, command: false }
      this.#carryOut(decideKey(key, placeOfCaret(field, this.#run, this.#spaceBefore)), key, null)
    }
  }

  #carryOut(decision: KeyDecision, { key }: Key, event: KeyboardEvent | null): void {
    const field = this.#field!
    const events = this.#events!
    this.#spaceBefore = decision.to === 'remember-space'
    if (decision.to === 'mathlive') return
    if (decision.to === 'browser') {
      if (event && flushSync(() => events.tab?.(event.shiftKey))) stop(event)
      return event?.stopImmediatePropagation()
    }
    if (event) stop(event)
    switch (decision.to) {
      case 'type':
        return this.#type(key)
      case 'leave-slot':
      case 'go':
        if (decision.to === 'go') field.position = decision.offset
        else leaveSlot(field, decision.side)
        return decision.again ? this.#typeAll(key) : undefined
      case 'type-before':
        return changeBefore(field, decision.offset, () => (this.#type(key), this.#finish()))
      case 'delete':
      case 'matrix':
      case 'template':
        return void this.#edit(() => changeByKey(field, decision))
      case 'edge':
        return moveToEdge(field, decision)
      case 'enter':
        return flushSync(() => events.enter(decision.where))
      case 'erase':
        return flushSync(() => events.erase(decision.direction))
      case 'leave':
        return flushSync(() => events.leave(decision.direction, 0))
      case 'remark':
        return this.#remark(decision.takesBack, key)
      case 'prose':
        return flushSync(() => events.prose(decision.sign))
    }
  }

  /** A character goes on with what is being typed, or begins something where the caret stands. */
  #type(character: string): void {
    const field = this.#field!
    const events = this.#events!
    if (!this.#run?.isLive) {
      this.#edit(() => deleteAcrossSlots(field))
      this.#run = new TypedRun(field, typingRules(events.unitRules, field), character)
    }
    const run = this.#run
    const asked = run.asksResult
    run.add(character)
    const word = run.unitWord
    // The line in letters is a step of its own, for undo.
    if (word !== null) this.#change(() => run.showLetters(), false)
    const letters = this.#known
    this.#change(() => run.show(), word !== null)
    if (word !== null) this.#undoable = { word, letters, boxed: this.#known }
    if (asked !== run.asksResult) events.toggleShow()
    if (this.#edit(() => skipExistingSign(field))) this.#run = null
    if (run.endsWithJoinedSign) field.model.announce('replacement')
  }

  /** Leads to the remark of the line; where it has none, the character is one of the formula. */
  #remark(takesBack: boolean, key: string): void {
    const { remark } = this.#events!
    if (!remark) return this.#type(key)
    if (takesBack) this.#takeBack()
    this.#finish()
    flushSync(remark)
  }

  /** Backspace right after a key restores the state before it. */
  #takeBack(): boolean {
    const run = this.#run
    if (!run?.isLive) return false
    const asked = run.asksResult
    if (!this.#edit(() => run.back())) return false
    if (asked !== run.asksResult) this.#events?.toggleShow()
    return true
  }

  /** Finishes a word that may have been unfinished, before the caret goes elsewhere. */
  #finish(): void {
    const run = this.#run
    if (run?.isLive) this.#edit(() => run.finish())
    this.#run = null
  }

  #change(change: () => void, step: boolean): void {
    this.#whileBusy(change)
    this.#report(step)
  }

  /** Runs a change of our own and reports it once; false when nothing changed. */
  #edit(change: () => boolean): boolean {
    if (!this.#whileBusy(change)) return false
    this.#report(false)
    return true
  }

  /** MathLive's events about a change of our own are ignored. */
  #whileBusy<T>(change: () => T): T {
    this.#busy = true
    try {
      return change()
    } finally {
      this.#busy = false
    }
  }

  /** MathLive reports its changes a moment later: whatever depends on the content calls this first. */
  #input(): void {
    if (this.#busy || !this.#field || !this.#events || writtenIn(this.#field) === this.#known) return
    this.#report(false)
  }

  #report(step: boolean): void {
    if (!this.#field) return
    const latex = writtenIn(this.#field)
    if (latex === this.#known) return
    this.#known = latex
    this.#stored = latex
    this.#pause.noteChange()
    this.#events?.change(latex, step, latexBehind(this.#field, undefined, latex), this.#run?.wholeLine)
    this.#companion?.typed(latex)
  }

  #selection(): void {
    if (this.#busy || !this.#field) return
    this.#events?.caret(this.#field.position)
    this.#companion?.moved()
  }

  #clipboard(kind: ClipboardKind, event: ClipboardEvent): void {
    // The line decides by its content, which includes the last key.
    flushSync(() => this.#input())
    const field = this.#field
    const events = this.#events
    if (!field || !events || !event.clipboardData) return
    stop(event)
    if (kind === 'paste') {
      events.paste(event.clipboardData, latex => void this.#edit(() => insert(field, latex)))
      return
    }
    if (!events.copyAllowed) return
    const selected = field.selectionIsCollapsed ? field.value : field.getValue(field.selection, 'latex')
    events.copy(selected, event.clipboardData)
    if (kind === 'cut' && !field.selectionIsCollapsed)
      this.#edit(() => field.executeCommand('deleteBackward'))
  }
}

let controller: FormulaController | null = null

/** The one controller, as there is one field. */
export function sharedController(): FormulaController {
  controller ??= new FormulaController()
  return controller
}
