/** Worksheets in the files of a folder, for agents. */
import { readFile, readdir, realpath } from 'node:fs/promises'
import { basename, extname, join, relative, resolve, sep } from 'node:path'
import type { Answer, Host, SheetCall } from '@calcwright/agents'
import { describeForm } from '@calcwright/blocks/sheet-schema/described'
import { outputsOf } from '@calcwright/blocks/sheet-schema/outputs'
import { registry } from '@calcwright/blocks/schemas'
import { typedJudge } from '@calcwright/blocks/as-typed'
import { type Worksheet, worksheetFromPlain } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import { answerFields, withSheet } from '../called-sheet.ts'
import { isWorksheetFile } from '../source-file.ts'

/** Endings of files that are worksheets. */
const ENDINGS = new Set(['.calc', '.txt'])

/** Most worksheets of a list. */
const MOST = 200

export function folderHost(folder: string): Host {
  return {
    list: search => listed(folder, search),
    async describe(worksheet) {
      const { sheet, results } = opened(await read(folder, worksheet))
      return { success: true, name: nameOf(worksheet), ...describeForm(sheet.blocks(), results) }
    },
    async evaluate(worksheet, call) {
      if (call.revision !== undefined) throw new Error('Files have no revisions.')
      return evaluated(await read(folder, worksheet), call)
    },
    evaluateText: (text, outputs) => {
      const sheet = worksheetFromPlain(registry, text, undefined, typedJudge(registry, text))
      const all = outputsOf(sheet.blocks().map(block => ({ ...block, formOutput: true })))
      return evaluated(text, { outputs: outputs ?? all.map(({ asked }) => asked) })
    },
  }
}

async function listed(folder: string, search: string) {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  const found = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (!entry.isFile() || !ENDINGS.has(extname(entry.name)) || entry.parentPath.includes('node_modules'))
      continue
    const path = join(entry.parentPath, entry.name)
    const text = words.length > 0 ? `${entry.name} ${await readFile(path, 'utf8')}`.toLowerCase() : ''
    if (words.every(word => text.includes(word)))
      found.push({ worksheet: relative(folder, path), name: nameOf(entry.name) })
    if (found.length >= MOST) break
  }
  return found
}

const nameOf = (path: string): string => basename(path, extname(path))

/** Reads a worksheet of the folder. Throws an Error for one outside of it. */
async function read(folder: string, worksheet: string): Promise<string> {
  const inside = await realpath(folder)
  const path = await realpath(resolve(inside, worksheet)).catch(() => null)
  if (path === null || !path.startsWith(inside + sep) || !ENDINGS.has(extname(path)))
    throw new Error(`There is no worksheet “${worksheet}” in the folder.`)
  return readFile(path, 'utf8')
}

/** The worksheet, and its stored results as text. */
function opened(source: string): { readonly sheet: Worksheet; readonly results: string } {
  if (!isWorksheetFile(source))
    return {
      sheet: worksheetFromPlain(registry, source, undefined, typedJudge(registry, source)),
      results: '',
    }
  const file = parseCalcFile(source)
  return {
    sheet: fromCalcFile(registry, file),
    results: file.results === undefined ? '' : JSON.stringify(file.results),
  }
}

async function evaluated(source: string, { inputs = {}, outputs }: SheetCall): Promise<Answer> {
  const wanted = outputs ?? outputsOf(opened(source).sheet.blocks()).map(({ asked }) => asked)
  if (wanted.length === 0)
    throw new Error('Name the outputs, or mark lines of the worksheet as outputs of its form.')
  const sets = (Array.isArray(inputs) ? inputs : [inputs]) as readonly Record<string, unknown>[]
  const results = await withSheet(source, async sheet => {
    const answers = []
    for (const set of sets) {
      const answer = await sheet.call(set, wanted)
      answers.push({ success: answer.ok, ...answerFields(answer) })
    }
    return answers
  })
  return Array.isArray(inputs) ? { success: true, results } : results[0]!
}
