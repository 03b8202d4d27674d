/**
 * Reads files of data in a worker of its own, which ends with the reading and frees its memory. Where there
 * are no workers of this kind, as on the command line, the reading runs here.
 */
import type { NamedBytes } from './combine.ts'
import type { GivenOptions, Preview, ReadColumns, ReadOptions, ReadRegion } from './options.ts'
import type { TableRequest } from './table.worker.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Shows the rows around the beginning of the data. @param given what the person has chosen; the rest is found out */
export async function readPreview(
  bytes: Bytes,
  format: ReadOptions['format'],
  given: GivenOptions,
): Promise<Preview> {
  if (typeof Worker === 'undefined') return (await import('./read-table.ts')).previewOf(bytes, format, given)
  const copy = bytes.slice()
  return aside<Preview>({ kind: 'preview', bytes: copy, format, given }, [copy.buffer])
}

/** Reads the wanted columns. `bytes` may not be used any more. */
export async function readColumns(
  bytes: Bytes,
  options: ReadOptions,
  wanted: ReadRegion,
): Promise<ReadColumns> {
  if (typeof Worker === 'undefined')
    return (await import('./read-table.ts')).columnsOf(bytes, options, wanted)
  return aside<ReadColumns>({ kind: 'columns', bytes, options, wanted }, [bytes.buffer])
}

/** Writes several files of one form as one text, see `combined`. The bytes may not be used any more. */
export async function combineFiles(files: readonly NamedBytes[]): Promise<Bytes> {
  if (typeof Worker === 'undefined') return (await import('./combine.ts')).combined(files)
  return aside<Bytes>(
    { kind: 'combine', files },
    files.map(({ bytes }) => bytes.buffer),
  )
}

/** The same for files of a person; the one that is made has the name of the first, and says how many others are in it. */
export async function combinedFile(files: readonly File[]): Promise<File> {
  const read = files.map(async file => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
  const bytes = await combineFiles(await Promise.all(read))
  const name = files[0]!.name.replace(/\.[^.]*$/, '')
  return new File([bytes], `${name} and ${files.length - 1} more.csv`, { type: 'text/csv' })
}

function aside<T>(request: TableRequest, transfer: Transferable[]): Promise<T> {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<T>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ result?: T; fault?: string }>) => {
      if (data.fault === undefined) resolve(data.result as T)
      else reject(new Error(data.fault))
    })
    worker.addEventListener('error', event =>
      reject(new Error(event.message || 'The reader could not be started.')),
    )
    worker.postMessage(request, transfer)
  }).finally(() => worker.terminate())
}
