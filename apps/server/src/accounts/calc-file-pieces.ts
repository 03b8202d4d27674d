/** A stored worksheet as a .calc file, written piece by piece: one of its files is in memory at a time. */
import type { Context } from '../context.ts'
import { base64Pieces } from '../documents/base64.ts'
import { readContent } from '../documents/stored-worksheet.ts'
import { findFile } from '../files/file-rows.ts'

type Reading = Pick<Context, 'query' | 'documents' | 'fileStore'>

/** Text of a .calc file without its files. */
export interface CalcText {
  readonly text: string
  /** Digests of the files that the worksheet refers to. */
  readonly digests: readonly string[]
}

/** Returns null when the worksheet does not exist. */
export async function readCalcText(reading: Reading, id: string): Promise<CalcText | null> {
  const content = await readContent(reading, id)
  if (!content) return null
  const { document, archive } = content
  return reading.documents.run(document.length, 'calcText', document, archive)
}

/** Yields the whole text. Files that the worksheet does not have, or whose bytes are lost, are left out. */
export async function* calcFilePieces(
  { query, fileStore }: Reading,
  id: string,
  { text, digests }: CalcText,
): AsyncGenerator<string> {
  const end = text.lastIndexOf('}')
  yield text.slice(0, end).trimEnd()
  let between = ',\n  "files": {\n'
  for (const digest of digests) {
    const bytes = (await findFile(query, id, digest)) && (await fileStore.get(digest))
    if (!bytes) continue
    yield `${between}    "${digest}": "`
    yield* base64Pieces(bytes)
    yield '"'
    between = ',\n'
  }
  yield between === ',\n' ? '\n  }\n}\n' : '\n}\n'
}
