/** The worksheet to try: opened and saved like any other, in this browser in place of the server. */
import type { SaveRequest, ServerClient, WorksheetAnswer } from '@calcwright/contract'
import { fromBase64, toBase64, UNSAVED_WORKSHEET_ANSWER } from '@calcwright/contract'
import { mergeStates } from '@calcwright/document'
import { type BrowserFiles, draftFiles } from '../resources/browser-files.ts'
import type { UnsentStore } from '../saving/unsent-store.ts'
import { type DraftStore, isClaimed } from './draft-store.ts'
import { starterDocument } from './starter.ts'

/** Stands for the hash of the worksheet to try, which has none. */
export const DRAFT_HASH = 'try'

const ADOPTED =
  'This worksheet has been put into an account in another window. Open it there, or reload this page.'

export interface DraftSource {
  readonly client: ServerClient
  readonly unsent: UnsentStore
  readonly files: BrowserFiles
  readonly draft: true
}

export function draftSource(server: ServerClient, store: DraftStore): DraftSource {
  let state = new Uint8Array()
  let version = 1
  let stored = false
  /** Once it was stored, only an account takes it out of the store. */
  const isAdopted = async (): Promise<boolean> => {
    const present = await store.get(DRAFT_HASH)
    return stored && (present === undefined || isClaimed(present))
  }
  // Begun at once: the page may be gone before anything that is asked first is answered.
  const keep = async (change: Uint8Array): Promise<void> => {
    state = new Uint8Array(mergeStates([state, change]))
    stored = true
    await store.put(DRAFT_HASH, { document: state })
  }
  return {
    client: {
      ...server,
      async getWorksheet() {
        const present = await store.get(DRAFT_HASH)
        stored = present !== undefined
        state = new Uint8Array(present?.document ?? starterDocument())
        return { ...HEAD, version, document: toBase64(state) }
      },
      async save(request: SaveRequest) {
        const change = request.full_resave ?? request.patch
        if (await isAdopted()) return { success: false, message: ADOPTED }
        if (change !== undefined) await keep(fromBase64(change))
        version += 1
        return { success: true, version, application_version: '', name: request.name, update_time: 0 }
      },
    },
    unsent: {
      get: () => Promise.resolve(undefined),
      put: (_hash, update) => keep(update),
      remove: () => Promise.resolve(),
      all: () => Promise.resolve([]),
      removeSent: () => Promise.resolve(),
    },
    files: draftFiles,
    draft: true,
  }
}

const HEAD: Omit<WorksheetAnswer, 'document'> = {
  ...UNSAVED_WORKSHEET_ANSWER,
  hash_string: DRAFT_HASH,
  rights_level: 4,
}
