/** The examples of the guide, each page as one worksheet in plain notation. */
import { readdirSync, readFileSync } from 'node:fs'
import { type ExampleLine, readGuidePage } from '@calcwright/reference/guide'
import { evaluateText } from '../evaluate.ts'
import { reportLine } from '../report.ts'

const FOLDER = new URL('../../../../docs/guide/', import.meta.url)

/** Names of the pages. */
export const guideNames = (): string[] =>
  readdirSync(FOLDER)
    .filter(file => file.endsWith('.md') && file !== 'README.md')
    .map(file => file.slice(0, -3))

/** @returns a sentence for each line of a page that does not show what the page says */
export async function faultsOfPage(name: string): Promise<string[]> {
  const page = readGuidePage(name, readFileSync(new URL(`${name}.md`, FOLDER), 'utf8'))
  const lines = page.pieces.flatMap((piece): readonly ExampleLine[] =>
    piece.kind === 'example' ? piece.lines : [],
  )
  const reports = (await evaluateText(lines.map(({ source }) => source).join('\n'))).map(reportLine)
  return lines.flatMap(({ source, result }, index) => {
    const report = reports.find(({ line }) => line === index + 1)
    const { display = '', warnings = [], error = null } = report ?? {}
    const says = [display, ...warnings.map(text => `? ${text}`), ...(error ? [`! ${error.message}`] : [])]
    const [, mark, part = ''] = /^([!?]) (.*)$/.exec(result) ?? []
    const isShown = mark
      ? says.some(text => text.startsWith(`${mark} `) && text.includes(part))
      : error === null && warnings.length === 0 && (result === '' || result === display)
    return isShown ? [] : [`${name}: ${source}  shows  ${says.filter(text => text !== '').join(' | ')}`]
  })
}
