import { nanoid } from 'nanoid'
import * as Y from 'yjs'
import { Content } from './content.ts'
import { DocumentError } from './errors.ts'
import { writeField } from './fields.ts'
import { FollowedTexts, type KindOf } from './followed-texts.ts'
import { sameJson } from './json.ts'
import type { resolveNumberConflicts } from './number-conflicts.ts'
import { NumberSettling } from './number-settling.ts'
import { withPrerequisiteWrites, planOperation } from './operations/index.ts'
import { createWrites, firstFieldFault } from './operations/insert.ts'
import type { Plan, PlanContext } from './operations/plan.ts'
import type { planRestore } from './operations/restore.ts'
import { planSettings } from './operations/sheet.ts'
import { newSessionTag } from './order-key.ts'
import { blockAt, EMPTY_OUTLINE } from './outline.ts'
import type { replaceTags, TagChange } from './resources/replace-tags.ts'
import { defaultSettings, type WorksheetSettings } from './settings.ts'
import { readName, readSettings, UNTITLED } from './sheet.ts'
import {
  openStored,
  mergedKind,
  performWrite,
  readStored,
  readStoredVersion,
  STORED_FORMAT,
  rowIds,
  type StoredDocument,
  type Write,
} from './stored.ts'
import type {
  OperationResult,
  Block,
  ChangeOrigin,
  TextBinding,
  JsonObject,
  MergedTextKind,
  NewBlock,
  ResolvedNumber,
  Operation,
  Registry,
  ShownPlace,
  TypedText,
  UndoHistory,
  WorksheetChange,
  WorksheetState,
} from './types.ts'
import { heldEntries } from './undo-held.ts'
import { createUndoHistory } from './undo.ts'
import { type MergeOptions, type StateSource, applyState, applyUpdate, isComplete } from './updates.ts'

/** Short enough for links and files; a collision is as good as impossible within a worksheet. */
const ID_LENGTH = 12

/** A fresh block id, for who must know it before the block is made. */
export const newBlockId = (): string => nanoid(ID_LENGTH)

export interface WorksheetInit {
  readonly name?: string
  readonly settings?: Partial<WorksheetSettings>
  readonly blocks?: readonly NewBlock[]
}

/** One worksheet, open on this machine. Changes from elsewhere come in through `merge`. */
export class Worksheet {
  readonly registry: Registry
  readonly undo: UndoHistory
  readonly #stored: StoredDocument
  readonly #content: Content
  readonly #local = { origin: 'local' }
  /** Origin of what this window settles after a merge: saved and sent like its own changes, shown like those of others, and never undone. */
  readonly #settling = { origin: 'settling' }
  readonly #tag = newSessionTag()
  readonly #listeners = new Set<(change: WorksheetChange) => void>()
  readonly #isUndo: (origin: unknown) => boolean
  #name: string
  #settings: WorksheetSettings
  #touched = new Set<string>()
  #sheetTouched = false
  readonly #numbers: NumberSettling
  readonly #texts: FollowedTexts
  #pending = nothingPending()
  /** Block positions at the last notification. */
  #notified: ReadonlyMap<string, number>

  /** Use {@link Worksheet.create} or {@link Worksheet.load}. */
  constructor(registry: Registry, stored: StoredDocument) {
    this.registry = registry
    this.#stored = stored
    this.#content = new Content(stored, registry)
    this.#notified = this.#content.outline.position
    this.#name = readName(stored)
    this.#settings = readSettings(stored)
    const { meta, settings, blocks } = stored
    // Not the name: undo is about the sheet, and the name is changed where it stands.
    const history = createUndoHistory(stored.doc, [settings, blocks], this.#local, () =>
      heldEntries(stored.doc, registry),
    )
    this.undo = history
    this.#isUndo = origin => history.isOrigin(origin)
    const kindOf: KindOf = (block, field) => mergedKind(registry, this.block(block)?.type ?? '', field)
    this.#texts = new FollowedTexts(stored, kindOf, origin => this.#originOf(origin) === 'remote')
    this.#numbers = new NumberSettling(stored, this.#settling, (...text) => kindOf(...text) === 'latex')
    for (const map of [meta, settings]) map.observe(() => void (this.#sheetTouched = true))
    blocks.observeDeep(events => events.forEach(event => this.#touch(event)))
    stored.doc.on('afterTransaction', transaction => this.#settle(transaction.origin))
  }

  /**
   * A new worksheet. Throws `invalid` when fields, settings or ids do not fit. Where the blocks may
   * stand is not checked: a file may hold what two people's changes brought about.
   */
  static create(registry: Registry, init: WorksheetInit = {}): Worksheet {
    const stored = openStored(new Y.Doc())
    const writes: Write[] = [{ write: 'name', name: init.name?.trim() || UNTITLED }]
    const settings = planSettings(defaultSettings(), { kind: 'setSettings', settings: init.settings ?? {} })
    const fault = settings.ok ? firstFieldFault(registry, init.blocks ?? []) : settings.message
    if (fault) throw new DocumentError('invalid', fault)
    if (settings.ok) writes.push(...settings.writes)
    const context = { ...planContext(registry, stored), outline: EMPTY_OUTLINE, tag: newSessionTag() }
    const created = createWrites(context, init.blocks ?? [], { parent: null, left: null, right: null })
    if (new Set(created.map(write => write.id)).size < created.length)
      throw new DocumentError('invalid', 'Two blocks have the same id.')
    stored.doc.transact(() => {
      stored.meta.set('format', STORED_FORMAT)
      for (const write of [...writes, ...created]) performWrite(stored, registry, write)
    })
    return new Worksheet(registry, stored)
  }

  /** Opens a saved state. Throws `unreadable`, `incomplete` or `newer`; of what others made `entangled`, too. */
  static load(registry: Registry, state: Uint8Array, source: StateSource = 'store'): Worksheet {
    const stored = openStored(new Y.Doc())
    if (!applyState(stored.doc, state, source))
      throw new DocumentError('incomplete', 'Parts of this worksheet are missing.')
    const format = stored.meta.get('format')
    if (typeof format !== 'number') throw new DocumentError('unreadable', 'These bytes are not a worksheet.')
    if (format > STORED_FORMAT)
      throw new DocumentError(
        'newer',
        'This worksheet was saved by a newer version of the program. Reload to get it.',
      )
    return new Worksheet(registry, stored)
  }

  get name(): string {
    this.#refresh()
    return this.#name
  }

  get settings(): WorksheetSettings {
    this.#refresh()
    return this.#settings
  }

  /** Reading order, depth first. The array and its blocks are replaced only when something changed. */
  blocks(): readonly Block[] {
    this.#refresh()
    return this.#content.outline.blocks
  }

  block(id: string): Block | undefined {
    this.#refresh()
    return blockAt(this.#content.outline, id)
  }

  /** Ids of the blocks directly inside `parent`, in order; null for the top level. */
  childrenOf(parent: string | null): readonly string[] {
    this.#refresh()
    return this.#content.outline.children.get(parent) ?? []
  }

  /** Carries out an operation as a whole, or refuses it and changes nothing. */
  apply(operation: Operation): OperationResult {
    const context = this.#planContext()
    return this.#carryOut(planOperation(context, { name: this.#name, settings: this.#settings }, operation))
  }

  /**
   * Brings an earlier state back, as an undo step of its own. What is typed meanwhile stays.
   * @param plan comes with the caller from `@calcwright/document/restore`, so that it can be fetched later
   */
  restore(to: WorksheetState, plan: typeof planRestore): OperationResult {
    const context = this.#planContext()
    const planned = plan(context, { name: this.#name, settings: this.#settings }, to)
    this.undo.stop()
    const applied = this.#carryOut(withPrerequisiteWrites(context, planned))
    this.undo.stop()
    return applied
  }

  #planContext(): PlanContext {
    this.#refresh()
    return { ...planContext(this.registry, this.#stored), outline: this.#content.outline, tag: this.#tag }
  }

  #carryOut(plan: Plan, origin: object = this.#local): OperationResult {
    if (!plan.ok) return plan
    if (plan.writes.length)
      this.#stored.doc.transact(() => plan.writes.forEach(write => this.#write(write)), origin)
    return { ok: true, inserted: plan.inserted, notice: plan.notice }
  }

  /** Several operations as one change: one undo step, one update, one notification. */
  batch<T>(work: () => T): T {
    return this.#stored.doc.transact(work, this.#local)
  }

  /** The fields of a block as they are stored: without migrations, defaults and checks. */
  storedFields(id: string): JsonObject {
    return readStored(this.#stored, id)?.body.fields ?? {}
  }

  /**
   * Replaces tags of merged texts by a change that is no step of undo and that other windows may make, too.
   * @param replace comes with the caller, so that it can be fetched later
   */
  replaceTags(changes: readonly TagChange[], replace: typeof replaceTags): Promise<void> {
    return replace(this.#stored, this.registry, changes, this.#settling)
  }

  /**
   * Writes what somebody has typed into a field of a block, and what its type changes along with it. Where the
   * field is followed, its text may be behind the stored one: the characters go where they belong.
   */
  type(id: string, field: string, typed: TypedText): OperationResult {
    const binding = this.#texts.bindingOf(id, field)
    const merged = binding ? binding.merge(typed) : typed
    if (!merged) return NOTHING_DONE
    const { type, status, props } = this.block(id) ?? {}
    const along = status === 'ok' ? this.registry.get(type!)?.whenTyped?.(props, typed) : undefined
    const written = writeField((props ?? {}) as object, field, merged.text)
    return this.batch(() => {
      if (binding) this.#stored.doc.once('afterTransaction', () => binding.written())
      const behindCaret = { [field]: merged.behindCaret }
      return this.apply({ kind: 'setProps', id, props: { ...along, ...written }, behindCaret })
    })
  }

  /**
   * Writes fields of a block that this window has waited for, such as those of a file that is stored by now. It is no
   * step of undo: what was undone can still be redone.
   */
  settle(id: string, props: object): OperationResult {
    const context = this.#planContext()
    const sheet = { name: this.#name, settings: this.#settings }
    return this.#carryOut(planOperation(context, sheet, { kind: 'setProps', id, props }), this.#settling)
  }

  /** For a field that somebody types in; null when it is not stored as text that merges (yet). */
  follow(id: string, field: string): TextBinding | null {
    return this.#texts.follow(id, field)
  }

  /** Ids of the rows of a list that merges, such as branches; they stay while other rows come and go. Null for other fields. */
  rowIds(id: string, field: string): readonly string[] | null {
    return rowIds(this.#stored, id, field)
  }

  /** A place in a stored text that another window has sent, see {@link TextBinding.placeAt}; null for one unknown here. */
  placeIn(id: string, field: string, place: string): (ShownPlace & { readonly kind: MergedTextKind }) | null {
    return this.#texts.placeIn(id, field, place)
  }

  /** Calls `listener` after each change, from whomever; returns the way to stop it. */
  subscribe(listener: (change: WorksheetChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The whole state. */
  encode(): Uint8Array {
    return Y.encodeStateAsUpdate(this.#stored.doc)
  }

  /** The changes that this worksheet has, for `encodeSince` on another machine. */
  stateVector(): Uint8Array {
    return Y.encodeStateVector(this.#stored.doc)
  }

  /** The changes beyond a state vector. Throws `unreadable` for bytes that are none. */
  encodeSince(vector: Uint8Array): Uint8Array {
    try {
      return Y.encodeStateAsUpdate(this.#stored.doc, vector)
    } catch (cause) {
      throw new DocumentError('unreadable', 'These bytes are not a state vector.', { cause })
    }
  }

  /**
   * Takes in a state or an update from elsewhere; what was there already changes nothing. False when
   * the update builds on one that has not arrived: it waits for that one. Throws `unreadable` for
   * damaged bytes, `empty` without `blank` for what leaves no line, and is then as before; without `rehearse`, which costs a copy of the worksheet, it
   * must then be thrown away.
   */
  merge(update: Uint8Array, { rehearse = true, blank = true }: Partial<MergeOptions> = {}): boolean {
    const complete = applyUpdate(this.#stored.doc, update, 'remote', { rehearse, blank })
    this.#numbers.settle()
    return complete
  }

  /**
   * Calls `listener` when a number was changed by two people at once, here being one of them: of the two
   * numbers one is taken away. Without a listener nothing is settled. Returns the way to stop.
   * @param settle comes with whoever listens, so that it can be fetched later
   */
  onNumbersMet(settle: typeof resolveNumberConflicts, listener: (met: ResolvedNumber) => void): () => void {
    return this.#numbers.onMet(settle, listener)
  }

  /** False while an update waits for another that it builds on. */
  get complete(): boolean {
    return isComplete(this.#stored.doc)
  }

  /** Calls `listener` with the bytes of each change; send the ones that are not `remote`. */
  onUpdate(listener: (update: Uint8Array, origin: ChangeOrigin) => void): () => void {
    const handler = (update: Uint8Array, origin: unknown): void =>
      listener(update, origin === this.#settling ? 'local' : this.#originOf(origin))
    this.#stored.doc.on('update', handler)
    return () => this.#stored.doc.off('update', handler)
  }

  #write(write: Write): void {
    performWrite(this.#stored, this.registry, write)
    this.#content.entries.note(write)
    if ('id' in write) this.#touched.add(write.id)
    else this.#sheetTouched = true
  }

  #touch(event: Y.YEvent<Y.AbstractType<unknown>>): void {
    const id = event.path[0]
    if (typeof id === 'string') this.#touched.add(id)
    else for (const key of event.keys.keys()) this.#touched.add(key)
    if (event instanceof Y.YMapEvent)
      this.#content.entries.touch(event.target as Y.Map<unknown>, event.keysChanged as Set<string>)
    const { origin } = event.transaction
    if (typeof id === 'string' && (origin === 'remote' || this.#isUndo(origin))) this.#numbers.note(id, event)
  }

  /** Brings the readable content up to date with what was written since. */
  #refresh(): void {
    if (this.#sheetTouched) this.#refreshSheet()
    if (this.#touched.size === 0) return
    const touched = this.#touched
    this.#touched = new Set()
    const { changed, removed, order } = this.#content.refresh(touched)
    for (const id of changed) this.#pending.changed.add(id)
    for (const id of removed) this.#pending.removed.add(id)
    this.#pending.order ||= order
  }

  #refreshSheet(): void {
    this.#sheetTouched = false
    const name = readName(this.#stored)
    const settings = readSettings(this.#stored)
    this.#pending.name ||= name !== this.#name
    this.#name = name
    if (sameJson(settings, this.#settings)) return
    this.#pending.settings = true
    this.#settings = settings
  }

  /** After a transaction: tells what came of it. */
  #settle(origin: unknown): void {
    this.#refresh()
    const pending = this.#pending
    this.#pending = nothingPending()
    const { outline } = this.#content
    const changed = [...pending.changed].filter(id => outline.position.has(id))
    const removed = [...pending.removed].filter(id => this.#notified.has(id) && !outline.position.has(id))
    this.#notified = outline.position
    if (!changed.length && !removed.length && !pending.order && !pending.settings && !pending.name) return
    changed.sort((a, b) => outline.position.get(a)! - outline.position.get(b)!)
    const { order, settings, name } = pending
    const change = { changed, removed, order, settings, name, origin: this.#originOf(origin) }
    for (const listener of this.#listeners) listener(change)
    // An undo may bring something back where somebody else has written meanwhile.
    if (this.#isUndo(origin)) this.#numbers.settle()
  }

  #originOf(origin: unknown): ChangeOrigin {
    if (origin === this.#local) return 'local'
    return this.#isUndo(origin) ? 'undo' : 'remote'
  }
}

const planContext = (registry: Registry, stored: StoredDocument): Omit<PlanContext, 'outline' | 'tag'> => ({
  registry,
  storedBody: id => readStored(stored, id)?.body,
  storedVersion: id => readStoredVersion(stored, id),
  newId: newBlockId,
})

const NOTHING_DONE: OperationResult = { ok: true, inserted: [], notice: '' }

interface Pending {
  readonly changed: Set<string>
  readonly removed: Set<string>
  order: boolean
  settings: boolean
  name: boolean
}

const nothingPending = (): Pending => ({
  changed: new Set(),
  removed: new Set(),
  order: false,
  settings: false,
  name: false,
})
