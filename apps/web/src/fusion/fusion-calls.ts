/** Parameters of Fusion by way of the server. */
import { type Answer, fusionCalls, writeFusionVars } from '@calcwright/contract'
import type { FusionParameter, FusionVariables } from '@calcwright/editor'

const client = fusionCalls(window.fetch.bind(window))

interface Target {
  readonly hash: string
  readonly draft: boolean
}

/** @throws Error with a sentence */
export async function readFusionVariables({ hash, draft }: Target): Promise<FusionVariables> {
  if (draft)
    throw new Error('Sign in to exchange parameters with Fusion: this worksheet is in this browser only.')
  const { id, docId, doc_name, document, set } = granted(await client.getVars(hash))
  return { id, documentId: docId, documentName: doc_name, document, set }
}

/** Stores all that the worksheet sets. @throws Error with a sentence */
export async function store({ hash }: Target, parameters: readonly FusionParameter[]): Promise<string[]> {
  return granted(await client.setVars(hash, writeFusionVars(parameters), true)).duplicates
}

function granted<T extends { success: true }>(answer: Answer<T>): T {
  if (!answer.success) throw new Error(answer.message)
  return answer
}
