/** Exports all worksheets of a person as .calc files in one zip archive, written while it is sent. */
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { asc, eq } from '../db/drizzle.ts'
import { Zip, ZipDeflate } from 'fflate'
import { noteExported } from '../audit/act-counter.ts'
import { auditedOf } from '../audit/audit-rows.ts'
import type { Context } from '../context.ts'
import { worksheets } from '../db/schema.ts'
import { readInSlot } from '../documents/read-in-slot.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import { calcFilePieces, readCalcText } from './calc-file-pieces.ts'

export async function exportWorksheets(context: Context): Promise<Readable> {
  authorize('export_account', context.visitor, null)
  const { userId } = context.visitor as Visitor
  const own = await context.query
    .select({ id: worksheets.id, name: worksheets.name, ownerId: worksheets.ownerId })
    .from(worksheets)
    .where(eq(worksheets.ownerId, userId))
    .orderBy(asc(worksheets.name), asc(worksheets.id))
  for (const row of own) noteExported(context, auditedOf({ type: 'Worksheet', row }), 'calc, with all others')
  return Readable.from(zipOf(context, userId, own), { objectMode: false })
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Bytes that are compressed within a few milliseconds. */
const PIECE = 64 * 1024

/** Writes one worksheet after the other, so that a thousand need no more memory than one. */
async function* zipOf(context: Context, userId: string, own: readonly Named[]): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const names = new Set<string>()
  for (const { id, name } of own) {
    const calcText = await readInSlot(context, userId, id, () => readCalcText(context, id))
    if (!calcText) continue // The worksheet was deleted after the list was read.
    const file = new ZipDeflate(fileName(name, names))
    zip.add(file)
    for await (const text of calcFilePieces(context, id, calcText)) {
      const bytes = Buffer.from(text)
      for (let at = 0; at < bytes.length; at += PIECE) {
        file.push(bytes.subarray(at, at + PIECE))
        yield* chunks.splice(0)
        // Other requests are answered in between.
        await setImmediate()
      }
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* chunks
}

/** Characters that some system does not allow in file names. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*]/gu

/** Returns a name that differs from all others even where case does not count. */
function fileName(name: string, taken: Set<string>): string {
  const plain =
    name
      .replaceAll(FORBIDDEN, '_')
      .replace(/^[. ]+|[. ]+$/g, '')
      .slice(0, 100) || 'Worksheet'
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? `${plain}.calc` : `${plain} (${number}).calc`
    if (taken.has(candidate.toLowerCase())) continue
    taken.add(candidate.toLowerCase())
    return candidate
  }
}
