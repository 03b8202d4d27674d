/** Small worksheets of text lines. */
import { registry } from '@calcwright/blocks/schemas'
import { type ServerClient, toBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'

/** A document with one text line for each of `lines`. */
export function sheet(...lines: string[]): Worksheet {
  return Worksheet.create(registry, {
    name: 'Beam',
    blocks: lines.map(line => ({ type: 'text', props: { html: line } })),
  })
}

/** Texts of a stored document, in reading order. */
export function linesOf(worksheet: Worksheet): string[] {
  return worksheet.blocks().map(block => (block.props as { html?: string }).html ?? '')
}

export const load = (bytes: Uint8Array): Worksheet => Worksheet.load(registry, bytes)

/** Appends a line; returns the difference as base64. */
export function addLine(worksheet: Worksheet, line: string): string {
  const before = worksheet.stateVector()
  worksheet.apply({
    kind: 'insert',
    blocks: [{ type: 'text', props: { html: line } }],
    at: { inside: null, at: 'end' },
  })
  return toBase64(worksheet.encodeSince(before))
}

/** Stores a worksheet; throws a refusal. */
export async function store(
  client: ServerClient,
  worksheet: Worksheet,
): Promise<{ hash: string; version: number }> {
  const answer = await client.newWorksheet({ name: worksheet.name, document: toBase64(worksheet.encode()) })
  if (!answer.success) throw new Error(answer.message)
  return { hash: answer.hash_string, version: answer.version }
}

/** The whole state as base64. */
export const wholeOf = (worksheet: Worksheet): string => toBase64(worksheet.encode())
