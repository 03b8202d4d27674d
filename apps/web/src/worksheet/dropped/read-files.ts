/** Reads dropped files, and asks what is to become of those that are worksheets. */
import { blocksOfImports, importForeign } from '@calcwright/blocks/import'
import type { Imported } from '@calcwright/blocks/import'
import { defaultSettings } from '@calcwright/document'
import type { Worksheet, WorksheetSettings } from '@calcwright/document'
import type { DropPlace } from '@calcwright/editor'
import { openDialog } from '@calcwright/ui'
import { isEmpty } from '../is-empty.ts'
import type { Choice } from './files-dialog.tsx'

/** In bytes: larger ones would hold the page up while they are read. */
const LARGEST = 20_000_000

/** Spreadsheets that are larger hold data. */
const LARGEST_SPREADSHEET = 4_000_000

interface Read {
  readonly file: string
  /** Null for one of this program. */
  readonly imported: Imported | null
}

/** @throws Error with a sentence for people where a file can be read in no way */
export async function takeFiles(
  files: readonly File[],
  worksheet: Worksheet,
  place: DropPlace,
): Promise<void> {
  const read = await readFiles(files, place.asContent !== null)
  if (read === null) return place.asContent?.()
  openDialog('The question', () => import('./files-dialog.tsx'), {
    files,
    summary: read.flatMap(({ imported }) => (imported ? [summaryOf(imported)] : [])),
    choices: choicesOf(read, worksheet, place),
  })
}

/** @returns null where all of them are data */
export async function readFiles(files: readonly File[], mayBeData: boolean): Promise<readonly Read[] | null> {
  const read: Read[] = []
  let data = 0
  for (const file of files) {
    const one = await readOne(file, mayBeData)
    if (one === null) data += 1
    else read.push(one)
  }
  if (data === 0) return read
  if (data === files.length) return null
  throw new Error('Some of these files hold data and others are worksheets: drop them one after the other.')
}

/** @returns null for data */
async function readOne(file: File, mayBeData: boolean): Promise<Read | null> {
  const { name, size } = file
  const isSpreadsheet = /\.xls[xm]$/i.test(name)
  if (isSpreadsheet && mayBeData && size > LARGEST_SPREADSHEET) return null
  if (size > LARGEST) throw new Error(`${name} has more than 20 MB: it is not opened as a worksheet.`)
  if (/\.calc$/i.test(name)) return { file: name, imported: null }
  try {
    const imported = await importForeign(new Uint8Array(await file.arrayBuffer()), name)
    return mayBeData && /\.txt$/i.test(name) && !hasFormulas(imported) ? null : { file: name, imported }
  } catch (error) {
    // Data are refused by their own readers where they are none.
    if (mayBeData && (isSpreadsheet || /\.txt$/i.test(name))) return null
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Whether at least every fifth line of a text defines or asks for something; others are data. */
function hasFormulas({ program, lines }: Imported): boolean {
  if (program !== 'Plain text') return true
  const formulas = lines.filter(({ kind, plain }) => kind === 'formula' && /[={}]/.test(plain)).length
  return formulas > 0 && formulas * 5 >= lines.length
}

function summaryOf({ program, lines }: Imported): string {
  const formulas = lines.filter(({ kind }) => kind !== 'text').length
  const texts = lines.length - formulas
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
  return `${program}: ${counted(formulas, 'formula')}, ${counted(texts, 'text')}.`
}

function choicesOf(read: readonly Read[], worksheet: Worksheet, place: DropPlace): readonly Choice[] {
  const imports = read.flatMap(({ imported, file }) => (imported ? [{ imported, file }] : []))
  const { asContent } = place
  const refusal = refusalOf(imports, worksheet)
  const settings = isEmpty(worksheet) ? settingsOf(imports[0]?.imported) : undefined
  return [
    ...(imports.length === read.length
      ? [
          {
            label: 'Insert the lines here',
            ...(refusal !== null && { refusal }),
            run: () => place.insert(blocksOfImports(imports), settings),
          },
        ]
      : []),
    ...(asContent && read.every(({ file }) => /\.(?:txt|xls[xm])$/i.test(file))
      ? [{ label: read.length === 1 ? 'Read the file as data' : 'Read the files as data', run: asContent }]
      : []),
    { label: read.length === 1 ? 'Make a worksheet of it' : 'Make a worksheet of each' },
  ]
}

/** Settings of a file; those that it does not say are as in a new worksheet. */
function settingsOf(imported: Imported | undefined): Pick<WorksheetSettings, 'angle' | 'one_indexed'> {
  const { angle, one_indexed } = defaultSettings()
  return { angle, one_indexed, ...imported?.settings }
}

/** Why lines would mean something else in this worksheet than in their own; null where they mean the same. */
function refusalOf(imports: readonly { readonly imported: Imported }[], worksheet: Worksheet): string | null {
  const here = isEmpty(worksheet) ? settingsOf(imports[0]?.imported) : worksheet.settings
  for (const { imported } of imports) {
    const { angle, one_indexed } = settingsOf(imported)
    const plain = imported.lines.flatMap(line => (line.kind === 'formula' ? [line.plain] : [])).join('\n')
    if (angle !== here.angle && ANGLES.test(plain))
      return `The file calculates with angles in ${angle === 'deg' ? 'degrees' : 'radians'}, this worksheet does not.`
    if (one_indexed !== here.one_indexed && PLACES.test(plain))
      return `The file counts the items of lists from ${one_indexed ? 1 : 0}, this worksheet from ${one_indexed ? 0 : 1}.`
  }
  return null
}

/** Functions of angles, and those whose results are angles. */
const ANGLES = /\b(?:a?(?:sin|cos|tan|cot|sec|csc)|atan2|arg|polar)\s*\(|∠/

/** Items by their places, and functions that take or give places. */
const PLACES =
  /[\p{L}\p{N}_)\]]\[|\b(?:row|col|subMat|submatrix|delrows?|delcols?|find|select|lookup|match|mid|suppress|insert)\s*\(/iu
