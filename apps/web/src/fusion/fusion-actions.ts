/** Fusion for the editor of an open worksheet. The calls are fetched with the first block that needs them. */
import type { FusionLink } from '@calcwright/editor'
import { lazyModule } from '@calcwright/ui'
import { maySave } from '../opened/editor-rights.ts'
import { openAddin } from './open-addin.ts'

interface FusionTarget {
  readonly hash: string
  readonly rightsLevel: number
  readonly needPaidPlan: boolean
  readonly draft: boolean
  /** Whether it is linked to a document. */
  readonly fusion: boolean
}

const calls = lazyModule(() => import('./fusion-calls.ts'))

export function fusionActions(open: FusionTarget): { fusion: FusionLink; isFusionHere: boolean } {
  const fusion: FusionLink = {
    server: location.origin,
    mayStore: () => maySave(open) && !open.draft,
    read: async () => (await calls()).readFusionVariables(open),
    store: async parameters => (await calls()).store(open, parameters),
    install: openAddin,
  }
  return { fusion, isFusionHere: open.fusion || isHosted() }
}

/** Whether the page was opened by the add-in: it says so in the address, which changes as one goes on. */
function isHosted(): boolean {
  if (location.search.includes('host=fusion')) window.name = HOST
  return window.name === HOST
}

/** Name of the window, which lasts as long as the window of Fusion. */
const HOST = 'fusion'
