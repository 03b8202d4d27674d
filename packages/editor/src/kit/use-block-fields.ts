/** The caret in a block with several fields: which field has it, and where the keys lead that leave one. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { readField } from '@calcwright/document'
import type { Field, FieldKind, TextBinding } from '@calcwright/document'
import type { UnknownName } from '@calcwright/evaluator'
import { isBoxUnit } from '@calcwright/math/units'
import type { FormulaEvents } from '../math/formula-events.ts'
import { plainPart } from '../math/plain-part.ts'
import type { BlockViewProps } from '../contract/block-view.ts'
import type { CaretPlace, Direction } from '../contract/caret-place.ts'
import { fieldEvents, LATEX_FORMAT, newSession } from './field-events.ts'
import type { FieldBehaviour, FieldSession } from './field-events.ts'
import { changeReadingAt } from '../readings/use-readings.ts'
import { useRenameOffer } from './use-rename-offer.ts'
import { fieldAt, fieldAboveOrBelow, fieldOfPlace } from './field-places.ts'
import type { FieldBox } from './field-places.ts'
import { enterNextLine } from './next-line.ts'

export interface BlockFields {
  readonly view: BlockViewProps<object>
  readonly fields: readonly Field[]
  /** The element that holds the fields. */
  readonly root: RefObject<HTMLDivElement | null>
  /** The field with the caret; null when the block has none. */
  readonly current: string | null
  /** Names that have no definition above, where that is to be known. */
  readonly unknown: readonly string[] | undefined
  eventsOf(field: Field): FormulaEvents
  /** Key of a field that stays the same while others add and remove rows before it. */
  keyOf(field: string): string
  /** Where the caret stands in a field that it comes to. */
  arrival(field: Field, place: CaretPlace): CaretPlace
}

export interface FieldsOptions {
  /** Enter in a field: true when that led somewhere; else it leads to the next field, and from the last to the next line. */
  readonly enter?: (field: string) => boolean
  /** Backspace in an empty field: true when that took something away. */
  readonly erase?: (field: string) => boolean
}

/** @param fields in reading order */
export function useBlockFields(
  view: BlockViewProps<object>,
  fields: readonly Field[],
  options: FieldsOptions = {},
): BlockFields {
  const { block, active, caret, editor } = view
  const root = useRef<HTMLDivElement>(null)
  const [memory] = useState(() => new FieldMemory())
  const ids = fields.map(({ id }) => id)
  const meant = active && caret ? fieldOfPlace(caret, ids, memory.last) : null
  // The same caret is in the same text, even if others have moved its row.
  const followed = caret !== null && caret === memory.caret ? memory.text : null
  const isRowGone = active && followed?.present === false && memory.last?.includes('.') === true
  const current = isRowGone ? null : (active && followed?.field) || meant
  const keyOf = keysOfRows(view)
  useRenameOffer(view, memory)
  const { result } = view
  const unknown = useMemo(() => unknownNamesIn(result)?.map(({ name }) => name), [result])
  useLayoutEffect(() => {
    if (isRowGone) {
      editor.blur(block.id)
      return editor.actions.notify?.(ROW_GONE, 'info')
    }
    if (current !== null) memory.remember(current, caret, memory.sessionOf(keyOf(current)))
    if (current !== meant && current !== null) editor.focus(block.id, { at: 'keep', field: current })
    if (!active || !caret || current !== null || !root.current) return
    // The nearest field is known once the fields are drawn.
    editor.focus(block.id, { ...caret, field: fieldAt(boxesIn(root.current), caret) ?? ids[0] })
  })
  return {
    view,
    fields,
    root,
    current,
    unknown,
    keyOf,
    arrival: (field, place) => (place.at === 'end' && isPreset(view, field) ? { at: 'all' } : place),
    eventsOf(field) {
      const session = memory.sessionOf(keyOf(field.id))
      return fieldEvents(
        { ...view, active: current === field.id },
        field.id,
        session,
        behaviourOf(view, fields, field.id, root, options),
      )
    },
  }
}

const ROW_GONE = 'The row that you were in has been removed.'

/** Names the fields of a row by keys that stay the same while rows come and go before it. */
function keysOfRows({ block, editor }: BlockViewProps<object>): (field: string) => string {
  return field => {
    const [list, row, ...rest] = field.split('.')
    const id = row === undefined ? undefined : editor.worksheet.rowIds(block.id, list!)?.[Number(row)]
    return id === undefined ? field : [list, id, ...rest].join('.')
  }
}

/**
 * Whether typing replaces the content of a field that the keyboard enters: a preset value, or a single name.
 */
function isPreset({ block, editor, props }: BlockViewProps<object>, { id, kind }: Field): boolean {
  if (kind === 'parameter' || kind === 'parameters') return true
  const defaults = editor.worksheet.registry.get(block.type)?.defaults()
  const text = readField(props, id)
  return text !== '' && defaults !== undefined && readField(defaults as object, id) === text
}

/** The names without a definition of all that a block asks, each once. */
export function unknownNamesIn(result: BlockViewProps<object>['result']): readonly UnknownName[] | undefined {
  const unknown = new Map(
    result?.outcomes.flatMap(outcome => (outcome.unknown ?? []).map(one => [one.name, one] as const)),
  )
  return unknown.size > 0 ? [...unknown.values()] : undefined
}

/** State of the fields of a block while it is on the page. */
class FieldMemory {
  /** The field that had the caret last. */
  last: string | null = null
  /** The place that the caret was put at last. */
  caret: CaretPlace | null = null
  #session: FieldSession | null = null
  readonly #sessions = new Map<string, FieldSession>()

  /** The caret has come to the block. */
  begin(): void {
    for (const session of this.#sessions.values()) session.typed = false
  }

  /** Whether the person has typed into it since. */
  get any(): boolean {
    return [...this.#sessions.values()].some(({ typed }) => typed)
  }

  remember(field: string, caret: CaretPlace | null, session: FieldSession): void {
    this.last = field
    this.caret = caret
    this.#session = session
  }

  /** The text with the caret, while a field shows it. */
  get text(): TextBinding | null {
    return this.#session?.text ?? null
  }

  sessionOf(field: string): FieldSession {
    const session = this.#sessions.get(field) ?? newSession()
    this.#sessions.set(field, session)
    return session
  }
}

function behaviourOf(
  view: BlockViewProps<object>,
  fields: readonly Field[],
  id: string,
  root: RefObject<HTMLDivElement | null>,
  options: FieldsOptions,
): FieldBehaviour {
  const { block, editor } = view
  const at = fields.findIndex(field => field.id === id)
  const go = (index: number, place: 'start' | 'end' | 'all'): boolean => {
    const field = fields[index]?.id
    if (field !== undefined) editor.focus(block.id, { at: place, field })
    return field !== undefined
  }
  const leave = (direction: Direction, x: number): void => {
    if (direction === 'left') return void (go(at - 1, 'end') || editor.leave(block.id, 'left'))
    if (direction === 'right') return void (go(at + 1, 'start') || editor.leave(block.id, 'right'))
    const field = root.current && fieldAboveOrBelow(boxesIn(root.current), id, direction, x)
    if (field === null) editor.leave(block.id, direction, x)
    else editor.focus(block.id, { at: 'column', x, from: direction === 'up' ? 'below' : 'above', field })
  }
  return {
    leave,
    holdsList: MAY_HOLD_LISTS.has(fields[at]!.kind),
    enter(where) {
      if (!editor.results.status.getState().automatic) editor.actions.calculate?.([block.id])
      if (where === 'above' && at === 0)
        return editor.insert(block.id, 'before', [{ type: editor.registry.lineType, props: {} }], null)
      // Words that may be left out are not for who types on: Tab leads to them.
      const following = fields.findIndex(
        ({ kind, required }, index) => index > at && (kind !== 'words' || required === true),
      )
      const next = fields[following]
      const place = next && isPreset(view, next) ? 'all' : 'end'
      if (!options.enter?.(id) && !go(following, place)) enterNextLine(editor, block.id)
    },
    erase(direction) {
      if (direction === 'forward') return leave('right', 0)
      if (options.erase?.(id)) return
      if (at === 0 && isUntouched(view, fields))
        editor.convert(block.id, { type: editor.registry.lineType, props: {} }, { at: 'start' })
      else leave('left', 0)
    },
    otherReading(caret) {
      const props = (editor.worksheet.block(block.id)?.props ?? view.props) as object
      changeReadingAt(
        editor,
        { block: block.id, field: id, only: fields.length === 1 },
        readField(props, id),
        caret,
      )
    },
    tab: back => !back && !hasMoreToReach(root.current, id) && editor.leave(block.id, 'right'),
    paste(data, insert) {
      const latex = data.getData(LATEX_FORMAT)
      const text = data.getData('text/plain').trim()
      const part = plainPart.loaded
      // The field, which pastes, comes with it.
      if (!part || (!latex && !text)) return
      const units = part.unitsOfPasted(rulesOf(view))
      insert(latex || part.readFragment(part.withoutLatex(text), isBoxUnit, units))
    },
  }
}

const MAY_HOLD_LISTS: ReadonlySet<FieldKind> = new Set(['expression', 'parameters', 'names', 'words'])

const rulesOf = (view: BlockViewProps<object>): FormulaEvents['unitRules'] =>
  fieldEvents(view, '', newSession(), FRAGMENT).unitRules

/** A part of a formula that is pasted may be a part of a list. */
const FRAGMENT: FieldBehaviour = { enter() {}, leave() {}, erase() {}, paste() {}, holdsList: true }

/** Whether nothing was typed into the block and it is empty. */
function isUntouched({ block, editor }: BlockViewProps<object>, fields: readonly Field[]): boolean {
  const props = (editor.worksheet.block(block.id) ?? block).props as object
  const empty = fields.every(({ id }) => readField(props, id) === '')
  return empty && editor.worksheet.childrenOf(block.id).length === 0
}

function boxesIn(root: HTMLElement): FieldBox[] {
  return [...root.querySelectorAll<HTMLElement>('[data-field]')].map(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { id: element.dataset.field!, left, right, top, bottom }
  })
}

/** Whether Tab finds something further on in the block. */
function hasMoreToReach(root: HTMLElement | null, field: string): boolean {
  const from = root?.querySelector(`[data-field="${CSS.escape(field)}"]`)
  if (!root || !from) return false
  const line = root.closest('[data-block]') ?? root
  const reachable = line.querySelectorAll<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"])')
  return [...reachable].some(
    element =>
      !from.contains(element) &&
      (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
}
