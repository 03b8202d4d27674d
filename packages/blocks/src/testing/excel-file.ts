/** Excel files for tests, with what writers of them do not offer: formats of cells, errors, hidden rows and sheets. */
import { strToU8, zipSync } from 'fflate'

/** A number, words, a truth, `{ error }`, a formula with or without its value, or a number with the code of its format. */
export type WrittenCell =
  | number
  | string
  | boolean
  | null
  | { readonly error: string }
  | { readonly formula: string; readonly value?: number }
  | { readonly size: number; readonly format: string }

export interface WrittenSheet {
  readonly name: string
  readonly rows: readonly (readonly WrittenCell[])[]
  readonly hidden?: boolean
  readonly hiddenRows?: readonly number[]
}

/** @returns the bytes of an .xlsx file */
export function excelFile(sheets: readonly WrittenSheet[]): Uint8Array<ArrayBuffer> {
  const formats: string[] = []
  const sheetXml = sheets.map(sheet => xmlOf(sheet, formats))
  const list = (make: (sheet: WrittenSheet, number: number) => string): string =>
    sheets.map((sheet, at) => make(sheet, at + 1)).join('')
  const own = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`)
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`)
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list(({ name, hidden }, number) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"${hidden ? ' state="hidden"' : ''}/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${list((_, number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId99" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${own.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
  }
  for (const [at, xml] of sheetXml.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = xml
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])))
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function xmlOf({ rows, hiddenRows = [] }: WrittenSheet, formats: string[]): string {
  const lines = rows.map((row, at) => {
    const cells = row.map((cell, column) =>
      cellXml(cell, `${String.fromCharCode(65 + column)}${at + 1}`, formats),
    )
    return `<row r="${at + 1}"${hiddenRows.includes(at) ? ' hidden="1"' : ''}>${cells.join('')}</row>`
  })
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function cellXml(cell: WrittenCell, place: string, formats: string[]): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('error' in cell) return `<c r="${place}" t="e"><v>${cell.error}</v></c>`
  if ('formula' in cell) {
    const stored = cell.value === undefined ? '' : `<v>${cell.value}</v>`
    return `<c r="${place}"><f>${escaped(cell.formula)}</f>${stored}</c>`
  }
  if (!formats.includes(cell.format)) formats.push(cell.format)
  return `<c r="${place}" s="${formats.indexOf(cell.format) + 1}"><v>${cell.size}</v></c>`
}
