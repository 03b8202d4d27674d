/** Tells by the first bytes which program's form a file of data has; its name and the sender's claims do not count. */

/** Forms whose files have cells: packed ones (.xlsx, .xlsb, .ods), old Excel (.xls), Parquet, JSON, and tables in markup. */
export type CellsForm = 'packed' | 'xls' | 'parquet' | 'json' | 'markup'

const SIGNATURES: readonly (readonly [form: CellsForm, signature: readonly number[]])[] = [
  ['packed', [0x50, 0x4b, 3, 4]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['parquet', [0x50, 0x41, 0x52, 0x31]],
]

/** Bytes at both ends by which JSON is recognised. */
const END = 200
/** An object with a key, or a list of objects, lists or values; `[Summary]` begins a section of a text file. */
const JSON_HEAD = /^\uFEFF?\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:[[{"\]]|-?\d[\d.eE+-]*\s*,|null\b|$))/

/** Bytes in which the first table of a page has to begin. */
const MARKUP_HEAD = 65_536
/** A page or a sheet of Excel as XML; programs save both under the name of .xls. */
const MARKUP =
  /^\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|meta|style|div|table|(?:ss:)?workbook)\b[\s\S]*?(?:<table\b|urn:schemas-microsoft-com:office:spreadsheet)/i

/** Whether a text is markup with a table in it, which needs no closing tags to be one. */
function isMarkup(bytes: Uint8Array): boolean {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const head = bytes.subarray(0, MARKUP_HEAD)
  if (!isWide && !head.includes(0x3c)) return false
  return MARKUP.test(new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(head))
}

/** The form of a file with cells of its own; null for a text whose lines are rows, and for anything else. */
export function cellsFormOf(bytes: Uint8Array): CellsForm | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))
  if (found) return found[0]
  const decoder = new TextDecoder()
  const isJson =
    JSON_HEAD.test(decoder.decode(bytes.subarray(0, END))) &&
    /[}\]]\s*$/.test(decoder.decode(bytes.subarray(-END)))
  if (isJson) return 'json'
  return isMarkup(bytes) ? 'markup' : null
}

/** Files of measuring programs and documents that hold tables in a form that is not read here. */
const OTHERS: readonly (readonly [signature: string, what: string, how: string])[] = [
  ['MATLAB 5.0 MAT-file', 'a MATLAB file (.mat)', 'write the table with writetable or writematrix'],
  ['\u0089HDF', 'an HDF5 file', 'export the table as CSV or Parquet'],
  ['TDSm', 'a file of LabVIEW (.tdms)', 'export it as CSV or .lvm'],
  ['BIO-LOGIC MODULAR FILE', 'a file of EC-Lab (.mpr)', 'export it as text (.mpt)'],
  ['%PDF', 'a PDF', 'copy the table in it and paste it into the worksheet'],
  ['SQLite format 3', 'a database of SQLite', 'export the table as CSV'],
  ['CDF\u0001', 'a NetCDF file', 'export the variables as CSV'],
  ['CDF\u0002', 'a NetCDF file', 'export the variables as CSV'],
  ['\u001f\u008b', 'a file packed with gzip', 'unpack it first'],
  ['ARROW1', 'an Arrow file (.feather)', 'save it as Parquet or CSV'],
]

/** Circuit simulators write the heads of their raw files as text, and each point on several lines or in bytes. */
function rawFile(bytes: Uint8Array): readonly [string, string, string] | [] {
  const head = String.fromCharCode(...bytes.subarray(0, 1024).filter(byte => byte !== 0))
  const isRaw = /^(?:\xFF\xFE)?Title:[^\n]*\n(?:Date:[^\n]*\n)?Plotname:/.test(head)
  return isRaw ? ['', 'a raw file of a circuit simulator', 'export its traces as text'] : []
}

/** A sentence on a file that holds a table in a form that is not read, with what to do; '' for any other file. */
export function unreadForm(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 32))
  const [, what, how] = OTHERS.find(([signature]) => head.startsWith(signature)) ?? rawFile(bytes)
  return what === undefined ? '' : `This is ${what}: ${how}.`
}

/** Names the kinds of files that can be read, for those that cannot. */
export const READABLE = 'text files of data, .xlsx, .ods, .xls, .parquet and .json'
