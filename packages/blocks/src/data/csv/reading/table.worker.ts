/** Reads files of data beside the page and the evaluator. */
import type { GivenOptions, ReadOptions, ReadRegion } from './options.ts'
import { combined } from './combine.ts'
import type { NamedBytes } from './combine.ts'
import { columnsOf, previewOf } from './read-table.ts'

export type TableRequest =
  | {
      readonly kind: 'preview'
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly format: ReadOptions['format']
      readonly given: GivenOptions
    }
  | {
      readonly kind: 'columns'
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly options: ReadOptions
      readonly wanted: ReadRegion
    }
  | { readonly kind: 'combine'; readonly files: readonly NamedBytes[] }

const port = globalThis as unknown as {
  postMessage(message: unknown, transfer?: Transferable[]): void
  addEventListener(kind: 'message', listener: (event: { readonly data: TableRequest }) => void): void
}

port.addEventListener('message', ({ data }) => void answer(data))

async function answer(request: TableRequest): Promise<void> {
  try {
    if (request.kind === 'preview')
      return port.postMessage({ result: await previewOf(request.bytes, request.format, request.given) })
    if (request.kind === 'combine') return port.postMessage({ result: await combined(request.files) })
    const result = await columnsOf(request.bytes, request.options, request.wanted)
    port.postMessage(
      { result },
      result.values.map(({ buffer }) => buffer),
    )
  } catch (error) {
    port.postMessage({ fault: error instanceof Error ? error.message : String(error) })
  }
}
