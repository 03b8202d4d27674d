/** The answer with a large worksheet: written as it is read, so that no more than its bytes are held. */
import { Readable } from 'node:stream'
import type { LoadedWorksheet } from '../../commands/worksheet-answer.ts'
import { base64Pieces } from '../../documents/base64.ts'

/** Characters of one piece. */
const PIECE = 192 * 1024

/** JSON of a WorksheetAnswer. */
export function inPieces(loaded: LoadedWorksheet): Readable {
  return Readable.from(pieces(loaded), { objectMode: false })
}

function* pieces({ head, content: { document, archive } }: LoadedWorksheet): Iterable<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"document":"`
  yield* base64Pieces(document)
  yield '","archive_string":"'
  // Of a pair of code units that is cut here, each half is escaped.
  for (let at = 0; at < archive.length; at += PIECE)
    yield JSON.stringify(archive.slice(at, at + PIECE)).slice(1, -1)
  yield '"}'
}
