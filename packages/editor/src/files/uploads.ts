/**
 * Files on their way into a worksheet. They belong to it and not to the drawing of a block: a file goes on while its
 * block is scrolled away, folded, or taken back by undo, and is in the block when that is there again. It is no part
 * of the worksheet before it is stored: until then the page asks whoever leaves.
 */
import { newBlockId } from '@calcwright/document'
import type { Worksheet } from '@calcwright/document'
import { createStore } from 'zustand/vanilla'
import { viewOf } from '../contract/block-view.ts'
import type { Editor } from '../contract/block-view.ts'
import type { Uploaded } from '../contract/files.ts'
import { acceptancesOf, bestBlocks } from '../contract/offer.ts'
import type { OfferedBlock, OfferReceivers } from '../contract/offer.ts'

export interface Upload {
  readonly id: number
  readonly name: string
  /** From 0 to 1. */
  readonly sent: number
  /** Why it failed, '' while it has not. */
  readonly error: string
  stop(): void
}

/** The part of the editor that uploads use. */
export type Uploader = Pick<
  Editor,
  'worksheet' | 'registry' | 'actions' | 'insert' | 'setProps' | 'setUnwritten'
>

type Send = (signal: AbortSignal, onProgress: (sent: number) => void) => Promise<Uploaded>

const FAILED = 'An error occured during the upload'
const NONE: readonly Upload[] = []

export class Uploads {
  static readonly #all = new WeakMap<Worksheet, Uploads>()
  readonly #worksheet: Worksheet
  readonly #store = createStore<ReadonlyMap<string, readonly Upload[]>>(() => new Map())
  /** Fields of blocks that undo had taken back when their file was stored, with the types of these. */
  readonly #waiting = new Map<string, { readonly type: string; readonly fields: object }>()
  #count = 0
  #follows = false

  constructor(worksheet: Worksheet) {
    this.#worksheet = worksheet
  }

  /** The uploads of a worksheet, for as long as it is open. */
  static of(worksheet: Worksheet): Uploads {
    const uploads = this.#all.get(worksheet) ?? new Uploads(worksheet)
    this.#all.set(worksheet, uploads)
    return uploads
  }

  /** The uploads of a block, also those that have failed. */
  get(block: string): readonly Upload[] {
    return this.#store.getState().get(block) ?? NONE
  }

  /** Calls `listener` after each change of an upload; returns the way to stop it. */
  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)

  /** Forgets uploads of the block that have failed. */
  forgetFailed(block: string): void {
    for (const { id, error } of this.get(block)) if (error !== '') this.#change(block, id, null)
  }

  /**
   * Sends files for a block, which shows the first of them, or all as one; the others become blocks below it.
   * @returns whether the block shows a file now; if not, it says why, or the person has cancelled
   */
  async take(editor: Uploader, block: string, files: readonly File[]): Promise<boolean> {
    const [first, ...others] = files
    const type = this.#worksheet.block(block)?.type
    if (!first || type === undefined) return false
    const combine = viewOf(editor.registry, type)?.file?.combine
    if (others.length > 0 && combine) {
      const send: Send = async (signal, onProgress) =>
        sendFile(editor, await combine(files), signal, onProgress)
      return this.#send(editor, block, first.name, send)
    }
    const further = others.map(file => ({ id: newBlockId(), type, props: { upload_name: file.name }, file }))
    if (further.length > 0) editor.insert(block, 'after', further, null)
    const all = [{ id: block, file: first }, ...further].map(({ id, file }) =>
      this.#send(editor, id, file.name, (...way) => sendFile(editor, file, ...way)),
    )
    return (await Promise.all(all))[0]!
  }

  /** Has the server fetch a file for a block. @returns whether the block shows it now */
  takeAddress(editor: Uploader, block: string, address: string): Promise<boolean> {
    const send: Send = async signal => {
      const { uploads } = editor.actions
      if (!uploads) throw new Error('Files from the web cannot be fetched here.')
      return uploads.address(address, { signal })
    }
    return this.#send(editor, block, address, send, address)
  }

  async #send(editor: Uploader, block: string, name: string, send: Send, address = ''): Promise<boolean> {
    const type = this.#worksheet.block(block)?.type
    const file = type === undefined ? undefined : viewOf(editor.registry, type)?.file
    if (type === undefined || !file) return false
    const id = ++this.#count
    const controller = new AbortController()
    const { signal } = controller
    const stop = (): void => {
      controller.abort()
      this.#change(block, id, null)
    }
    this.#set(block, [...this.get(block), { id, name, sent: 0, error: '', stop }])
    editor.setUnwritten(controller, true)
    try {
      const stored = await send(signal, sent => this.#change(block, id, { sent }))
      if (signal.aborted) return false
      const fields = file.fields(stored, address)
      if (typeof fields === 'string') throw new Error(fields)
      this.#change(block, id, null)
      this.#write(editor, block, type, fields)
      return true
    } catch (error) {
      if (signal.aborted) return false
      this.#fail(editor, block, id, (error instanceof Error ? error.message : String(error)) || FAILED)
      return false
    } finally {
      editor.setUnwritten(controller, false)
    }
  }

  /** A passing message says what failed if the block is gone. */
  #fail({ actions }: Uploader, block: string, id: number, error: string): void {
    if (this.#worksheet.block(block)) return this.#change(block, id, { error })
    this.#change(block, id, null)
    actions.notify?.(error, 'error')
  }

  #write(editor: Uploader, block: string, type: string, fields: object): void {
    if (this.#worksheet.block(block)?.type === type) return editor.setProps(block, fields, { step: true })
    this.#waiting.set(block, { type, fields })
    if (this.#follows) return
    this.#follows = true
    // Within the change that brings the block back nothing may be written.
    this.#worksheet.subscribe(({ changed }) => {
      if (changed.some(id => this.#waiting.has(id))) queueMicrotask(() => this.#settle())
    })
  }

  #settle(): void {
    for (const [block, { type, fields }] of this.#waiting) {
      if (this.#worksheet.block(block)?.type !== type) continue
      this.#waiting.delete(block)
      this.#worksheet.settle(block, fields)
    }
  }

  #set(block: string, uploads: readonly Upload[]): void {
    const all = new Map(this.#store.getState())
    if (uploads.length > 0) all.set(block, uploads)
    else all.delete(block)
    this.#store.setState(all, true)
  }

  #change(block: string, id: number, patch: Partial<Upload> | null): void {
    this.#set(
      block,
      this.get(block).flatMap(one => (one.id === id ? (patch ? { ...one, ...patch } : []) : one)),
    )
  }
}

async function sendFile(
  { actions: { uploads } }: Uploader,
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<Uploaded> {
  if (!uploads) throw new Error('Files cannot be uploaded here.')
  return uploads.file(file, { signal, onProgress })
}

/** @returns the block that shows a file, of the type that it fits best; undefined where no type takes it */
export async function blockOf(registry: OfferReceivers, file: File): Promise<OfferedBlock | undefined> {
  const offer = { plain: '', html: '', files: [file], caretIn: null }
  const [block] = await bestBlocks(acceptancesOf(registry, offer))
  return block
}

/** Sends the files that blocks came with, once these stand in the worksheet. */
export function sendFilesOf(editor: Uploader, blocks: readonly OfferedBlock[]): void {
  const uploads = Uploads.of(editor.worksheet)
  for (const { id, files } of blocks) if (id !== undefined && files) void uploads.take(editor, id, files)
}
