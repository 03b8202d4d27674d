/** Tells from the content what an uploaded file is, and makes it fit to be stored. The sender's claims do not count. */
import { EXCEL_LIMIT, FILE_LIMIT, PICTURE_LIMIT } from '@calcwright/contract'
import { cellsFormOf, READABLE, unreadForm } from '@calcwright/document/data-kind'
import type { CellsForm } from '@calcwright/document/data-kind'
import { Refused } from '../failure.ts'
import type { Client } from '../http/client.ts'
import { storablePicture } from './pictures.ts'
import { refuseZipBomb } from './zip-size.ts'

export interface CheckedUpload {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly kind: 'image' | 'csv' | 'excel'
  readonly width: number
  readonly height: number
}

const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/tiff'])
const NO_KIND = `This is no picture and no file of data. Read are ${READABLE}.`

/** Throws Refused with a sentence that says why the file is not taken. */
export async function checkUpload(bytes: Uint8Array<ArrayBuffer>, client: Client): Promise<CheckedUpload> {
  if (bytes.length === 0) throw new Refused('invalid', 'The file is empty.')
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(bytes)
  if (isDrawing(bytes) || (type && PICTURES.has(type.mime))) return picture(bytes, client)
  const form = cellsFormOf(bytes)
  if (form) return cells(bytes, form)
  const other = unreadForm(bytes)
  if (other !== '') throw new Refused('invalid', other)
  if (type && !type.mime.startsWith('text/'))
    throw new Refused('invalid', `${NO_KIND} It is a file of the type ${type.ext}.`)
  if (!isText(bytes)) throw new Refused('invalid', NO_KIND)
  refuseLarger(bytes, FILE_LIMIT, 'A file')
  return { bytes, kind: 'csv', width: 0, height: 0 }
}

async function picture(input: Uint8Array, client: Client): Promise<CheckedUpload> {
  refuseLarger(input, PICTURE_LIMIT, 'A picture')
  const { bytes, width, height } = await storablePicture(input, client)
  return { bytes, kind: 'image', width, height }
}

/** A part that packed spreadsheets have: of Excel as XML or in bytes, of OpenDocument. */
const WORKBOOKS: readonly string[] = ['xl/workbook.xml', 'xl/workbook.bin', 'content.xml']
/** Excel packs what has a password into such a stream; its name is UTF-16. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le')

function cells(bytes: Uint8Array<ArrayBuffer>, form: CellsForm): CheckedUpload {
  refuseLarger(bytes, EXCEL_LIMIT, 'A file of a spreadsheet, of Parquet or of JSON')
  if (form === 'packed' && !refuseZipBomb(bytes).some(name => WORKBOOKS.includes(name)))
    throw new Refused('invalid', `${NO_KIND} It is a packed file of another kind.`)
  if (form === 'xls' && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(LOCKED))
    throw new Refused('invalid', 'This is an Excel file with a password. Save it without one.')
  return { bytes, kind: 'excel', width: 0, height: 0 }
}

function refuseLarger(bytes: Uint8Array, limit: number, what: string): void {
  if (bytes.length > limit)
    throw new Refused('too-large', `${what} may have at most ${limit / 1024 / 1024} MB.`)
}

/** Bytes at the start by which text and drawings are recognised. */
const HEAD = 4096

const headOf = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === 0xff || bytes[0] === 0xfe ? 'utf-16' : 'utf-8').decode(bytes.subarray(0, HEAD))

/** An XML file whose first element is `svg`, whatever stands before it. */
function isDrawing(bytes: Uint8Array): boolean {
  const head = headOf(bytes).trimStart()
  return /^<(?:\?xml|!--|!doctype svg|svg)/i.test(head) && /<svg[\s>]/i.test(head)
}

/** Control characters that no table of numbers has; a page or another markup is no table either. */
function isText(bytes: Uint8Array): boolean {
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (!wide && bytes.subarray(0, 65_536).some(byte => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)))
    return false
  return !/^<(?:!doctype|html|script|\?xml|[a-z]+[\s>])/i.test(headOf(bytes).trimStart())
}

/** Characters of the longest name that is stored. */
const LONGEST_NAME = 200

/** The name without folders and signs that are no part of one; never empty. */
export function fileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  const clean = last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g, '').trim()
  return /^\.*$/.test(clean) ? 'file' : clean.slice(0, LONGEST_NAME)
}
