/** `calcwright export --plots`: reads, evaluates, draws. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { svgOf, LIGHT } from '@calcwright/figures/drawing'
import { computeText } from './evaluate.ts'
import type { ComputedSheet } from './computed-sheet.ts'
import { fileNames, plotsOf } from './plots.ts'
import { isWorksheetFile, readSource, unreadable } from './source-file.ts'

/** Pixels of a picture, as the page offers them. */
const SIZE = { width: 800, height: 600 }

/** @returns the exit status: 1 when a plot is not drawn, 2 when a file cannot be read or written */
export async function plotsCommand({ file, folder }: { file: string; folder: string }): Promise<number> {
  let sheet: ComputedSheet
  try {
    sheet = await computeSource(await readSource(file))
  } catch (error) {
    return unreadable(file, error)
  }
  const plots = plotsOf(sheet)
  const names = fileNames(plots)
  if (plots.length === 0) process.stderr.write('There is no plot in this worksheet.\n')
  for (const { line, problems, notices } of plots) {
    for (const problem of problems) process.stderr.write(`${line}: ${problem}\n`)
    for (const notice of notices) process.stderr.write(`${line}: Notice: ${notice.text}\n`)
  }
  try {
    await mkdir(folder, { recursive: true })
    for (const [at, { figure }] of plots.entries()) {
      if (!figure) continue
      const path = join(folder, names[at]!)
      await writeFile(path, `${svgOf(figure, { ...SIZE, theme: LIGHT })}\n`)
      process.stdout.write(`${path}\n`)
    }
  } catch (error) {
    process.stderr.write(`The picture cannot be written: ${(error as Error).message}\n`)
    return 2
  }
  return plots.length > 0 && plots.every(({ figure, problems }) => figure && problems.length === 0) ? 0 : 1
}

async function computeSource(source: string): Promise<ComputedSheet> {
  if (!isWorksheetFile(source)) return computeText(source)
  const { computeWorksheet } = await import('./worksheet-file.ts')
  return computeWorksheet(source)
}
