/**
 * Uploads under way, by the block that waits for them. They go on while the block is not drawn, and are no part
 * of the worksheet: after the page is loaded again the block offers its drop zone.
 */
import type { Editor, Uploaded } from '@calcwright/editor'
import { createStore } from 'zustand/vanilla'

export interface Upload {
  readonly id: number
  readonly name: string
  /** From 0 to 1. */
  readonly sent: number
  /** Why it failed, '' while it has not. */
  readonly error: string
  stop(): void
}

const store = createStore<ReadonlyMap<string, readonly Upload[]>>(() => new Map())
let count = 0

export const uploadStore = store

const none: readonly Upload[] = []
export const uploadsOf = (block: string): readonly Upload[] => store.getState().get(block) ?? none

function setUploads(block: string, uploads: readonly Upload[]): void {
  const all = new Map(store.getState())
  if (uploads.length > 0) all.set(block, uploads)
  else all.delete(block)
  store.setState(all, true)
}

function change(block: string, id: number, patch: Partial<Upload> | null): void {
  const uploads = uploadsOf(block).flatMap(one => (one.id === id ? (patch ? { ...one, ...patch } : []) : one))
  setUploads(block, uploads)
}

/** Forgets uploads of the block that have failed. */
export function forgetFailed(block: string): void {
  for (const { id, error } of uploadsOf(block)) if (error !== '') change(block, id, null)
}

type Send = (signal: AbortSignal, onProgress: (sent: number) => void) => Promise<Uploaded>

/**
 * Sends something for a block and gives it when it is stored; null when that failed, which the block says, or
 * was cancelled. Where the block is gone, a passing message says it.
 */
export async function upload(
  editor: Editor,
  block: string,
  name: string,
  send: Send,
): Promise<Uploaded | null> {
  const id = ++count
  const controller = new AbortController()
  const stop = (): void => {
    controller.abort()
    change(block, id, null)
  }
  const started: Upload = { id, name, sent: 0, error: '', stop }
  setUploads(block, [...uploadsOf(block), started])
  try {
    const uploaded = await send(controller.signal, sent => change(block, id, { sent }))
    change(block, id, null)
    return controller.signal.aborted ? null : uploaded
  } catch (error) {
    if (controller.signal.aborted) return null
    const sentence = error instanceof Error ? error.message : String(error)
    if (editor.worksheet.block(block)) change(block, id, { error: sentence || FAILED })
    else {
      change(block, id, null)
      editor.actions.notify?.(sentence || FAILED, 'error')
    }
    return null
  }
}

const FAILED = 'An error occured during the upload'

/** Sends a file through the page, or where the page has no server, puts it as it is. */
export function sendFile(editor: Editor, block: string, file: File): Promise<Uploaded | null> {
  return upload(editor, block, file.name, (signal, onProgress) => {
    const { uploads } = editor.actions
    if (!uploads) throw new Error('Files cannot be uploaded here.')
    return uploads.file(file, { signal, onProgress })
  })
}
