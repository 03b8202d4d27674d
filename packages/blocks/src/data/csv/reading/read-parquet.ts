/** Reads Parquet files: one sheet, whose first row has the names of the columns. */
import { gunzipSync } from 'fflate'
import { decompress as unpackZstd } from 'fzstd'
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import type { Cell, Sheet } from './options.ts'

/** Cells that are read: they are in memory as a whole. */
const MOST_CELLS = 10_000_000
/** Bytes that a column chunk may claim to become. */
const MOST_BYTES = 512 * 1024 * 1024

/** Throws Error with a sentence when the file cannot be read. */
export async function parquetSheets(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  const file = {
    byteLength: bytes.length,
    slice: (start: number, end?: number) => bytes.slice(start, end).buffer,
  }
  const metadata = await parquetMetadataAsync(file).catch((cause: unknown) => {
    throw new Error('It is no Parquet file, or it is damaged.', { cause })
  })
  const chunks = metadata.row_groups.flatMap(({ columns }) => columns)
  const size = chunks.reduce(
    (sum, { meta_data: data }) => sum + Number(data?.total_uncompressed_size ?? 0),
    0,
  )
  const [root, ...fields] = metadata.schema
  const width = root?.num_children ?? fields.length
  if (size > MOST_BYTES || Number(metadata.num_rows) * width > MOST_CELLS)
    throw new Error('It has more cells than can be read.')
  const compressors = {
    GZIP: (input: Uint8Array, length: number) => gunzipSync(input, { out: new Uint8Array(length) }),
    ZSTD: (input: Uint8Array, length: number) => unpackZstd(input, new Uint8Array(length)),
  }
  const read = parquetReadObjects({ file, metadata, compressors })
  const rows = await read.catch((cause: unknown) => {
    const { message } = cause instanceof Error ? cause : { message: '' }
    const codec = /unsupported compression codec: (\w+)/i.exec(message)?.[1]
    const how = codec ? `It is packed with ${codec}: save it with snappy, gzip or zstd.` : 'It is damaged.'
    throw new Error(how, { cause })
  })
  const names = namesOf(metadata.schema)
  return [{ name: 'Table', rows: [names, ...rows.map(row => names.map(name => cellOf(row[name])))], hidden: false, hiddenRows: 0 }] // prettier-ignore
}

/** Names of the columns, those of nested ones as one. */
function namesOf(schema: readonly { readonly name: string; readonly num_children?: number }[]): string[] {
  const names: string[] = []
  let left = 0
  for (const { name, num_children: children = 0 } of schema.slice(1)) {
    if (left === 0) names.push(name)
    else left--
    left += children
  }
  return names
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value
  if (value instanceof Date) return value
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner))
}
