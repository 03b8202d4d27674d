/** Responsibilities: resources on their way, and those that have been read; each is read once. */
import type { Message, MessageCode } from '@calcwright/math/messages'
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/resources'
import type { PropertyHolder } from '@calcwright/reference/holders'
import type { EvaluationError } from '../../block-result.ts'
import type { PlannedResource, ResourceColumn } from '../../block-plan.ts'
import type { ResourceSource } from '../../contract.ts'

export type Reading =
  /** `arrival` never rejects. */
  | { readonly kind: 'pending'; readonly arrival: Promise<void> }
  | {
      readonly kind: 'read'
      readonly columns: readonly ResourceColumn[]
      readonly rows: readonly string[]
      readonly texts: readonly (readonly string[])[]
      readonly remarks: readonly string[]
    }
  | { readonly kind: 'holder'; readonly holder: PropertyHolder; readonly remarks: readonly string[] }
  | { readonly kind: 'failed'; readonly error: EvaluationError }

export class Readings {
  readonly #resources: ResourceSource
  /** By the fingerprint of digest and options. */
  readonly #bySource = new Map<string, Reading>()

  constructor(resources: ResourceSource) {
    this.#resources = resources
  }

  /** @returns the reading, which begins with the first call; one that has failed begins anew with the next */
  of(source: string, resource: PlannedResource): Reading {
    const known = this.#bySource.get(source)
    if (known?.kind === 'failed') this.#bySource.delete(source)
    if (known) return known
    const begun = this.#begin(source, resource)
    this.#bySource.set(source, begun)
    return begun
  }

  /** Forgets readings that no step needs any more. */
  keepOnly(sources: ReadonlySet<string>): void {
    for (const source of this.#bySource.keys()) if (!sources.has(source)) this.#bySource.delete(source)
  }

  get isEmpty(): boolean {
    return this.#bySource.size === 0
  }

  #begin(source: string, resource: PlannedResource): Reading {
    const arrival = this.#read(resource).then(reading => {
      if (this.#bySource.get(source) === begun) this.#bySource.set(source, reading)
    })
    const begun: Reading = { kind: 'pending', arrival }
    return begun
  }

  async #read(resource: PlannedResource): Promise<Reading> {
    const { digest, field } = resource
    let bytes: Uint8Array<ArrayBuffer>
    try {
      bytes = await this.#resources.get(digest)
    } catch (fault) {
      const isMissing = fault instanceof Error && fault.name === MISSING
      return failed(
        isMissing ? message('resource.missing') : message('resource.load', { reason: reasonOf(fault) }),
        field,
      )
    }
    try {
      return await readingOf(resource, bytes)
    } catch (fault) {
      return failed(message('resource.read', { reason: reasonOf(fault) }), field)
    }
  }
}

/** The name of the error of a store that has no bytes for a digest. */
const MISSING = 'MissingResource'

async function readingOf(resource: PlannedResource, bytes: Uint8Array<ArrayBuffer>): Promise<Reading> {
  const reading = await resource.read(bytes)
  if (!reading.ok)
    return failed(message('resource.shape', { sentence: reading.message }), reading.field ?? resource.field)
  if ('holder' in reading) return { kind: 'holder', holder: reading.holder, remarks: reading.remarks }
  const missing = resource.names.find(name => !reading.columns.some(column => column.name === name))
  if (missing !== undefined)
    return failed(message('resource.shape.column', { name: missing }), resource.field)
  const { columns, rows = [], texts = [], remarks = [] } = reading
  return { kind: 'read', columns, rows, texts, remarks }
}

const failed = (problem: Message<MessageCode>, field: string | undefined): Reading => ({
  kind: 'failed',
  error: resourceError(problem, field),
})

/** @param field that the error is shown at */
export const resourceError = (problem: Message<MessageCode>, field: string | undefined): EvaluationError => ({
  ...evaluationErrorOf('argument', problem),
  ...(field !== undefined && { field }),
})

const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))
