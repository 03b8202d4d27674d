/**
 * The answer with a large worksheet, encoded while it is sent, so that only the document's bytes are in
 * memory.
 */
import { Readable } from 'node:stream'
import type { LoadedWorksheet } from '../../commands/worksheet-answer.ts'
import { base64Pieces } from '../../documents/base64.ts'

/** Characters of one piece. */
const PIECE = 192 * 1024

/** Returns the JSON of a WorksheetAnswer. */
export function worksheetAnswerStream(loaded: LoadedWorksheet): Readable {
  return Readable.from(pieces(loaded), { objectMode: false })
}

function* pieces({ head, content: { document, archive } }: LoadedWorksheet): Iterable<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"document":"`
  yield* base64Pieces(document)
  yield '","archive_string":"'
  // JSON escapes each half of a split pair of code units.
  for (let at = 0; at < archive.length; at += PIECE)
    yield JSON.stringify(archive.slice(at, at + PIECE)).slice(1, -1)
  yield '"}'
}
