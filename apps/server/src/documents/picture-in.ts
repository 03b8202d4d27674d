/** Draws a small picture of the first lines of a worksheet by its stored results, as an SVG. */
import { figureOf } from '@calcwright/blocks/plots'
import type { Block, Worksheet } from '@calcwright/document'
import type { BlockResult, ResultsSnapshot } from '@calcwright/evaluator'
import { SNAPSHOT_FORMAT } from '@calcwright/evaluator/snapshot-format'
import { LIGHT } from '@calcwright/figures'
import { svgOf } from '@calcwright/figures/drawing'

/** Size of the picture, and of the plots in it before they are made smaller. */
const WIDTH = 320
const HEIGHT = 224
const PLOT = { width: 640, height: 320 }
const MARGIN = 14
const LINE = 15

/** Characters of a line that fit. */
const LETTERS = 52

/** Marks of a heading in a line of text, with its level. */
const HEADING = /^\s*# \{h([1-6])[^}]*\} /
const REFERENCE = /\{@[\w/-]+\}/g

type Results = ResultsSnapshot['results']

/** @param archive the stored results as text, '' for none */
export function pictureIn(worksheet: Worksheet, archive: string): string {
  const drawn = drawnLines(worksheet, archive)
  const { paper, font } = LIGHT
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="${escaped(font)}" font-size="10.5">` +
    `<rect width="100%" height="100%" fill="${paper}"/>${drawn.join('')}</svg>`
  )
}

/** Programs may have saved results of a shape that nobody can read: then only the lines are drawn. */
function drawnLines(worksheet: Worksheet, archive: string): string[] {
  try {
    const stored = archive === '' ? undefined : (JSON.parse(archive) as ResultsSnapshot)
    return linesWith(worksheet, stored?.format === SNAPSHOT_FORMAT ? stored.results : {})
  } catch {
    return linesWith(worksheet, {})
  }
}

function linesWith(worksheet: Worksheet, results: Results): string[] {
  const drawn: string[] = []
  const blocks = worksheet.blocks()
  const plots = new Set<string | null>()
  let top = MARGIN
  for (const block of blocks) {
    if (top > HEIGHT - MARGIN) break
    // Series are in the picture of their plot.
    if (plots.has(block.parent)) continue
    const plot = plotOf(worksheet, block, results[block.id], top)
    if (plot) plots.add(block.id)
    const { parts, height } = plot ?? partOf(worksheet, block, results, top)
    drawn.push(...parts)
    top += height
  }
  return drawn
}

interface Part {
  readonly parts: readonly string[]
  readonly height: number
}

const NOTHING: Part = { parts: [], height: 0 }

function partOf(worksheet: Worksheet, block: Block, results: Results, top: number): Part {
  if (block.status !== 'ok' || block.disabled) return NOTHING
  const result = results[block.id]
  const plain = worksheet.registry.get(block.type)?.toPlain?.(block.props as object) ?? ''
  const [line = ''] = plain.split('\n')
  if (line.trim() === '') return NOTHING
  const heading = HEADING.exec(line)
  if (heading) return textPart(line.replace(HEADING, ''), top, Number(heading[1]) === 1 ? 15 : 12, 700)
  if (line.startsWith('#')) return textPart(line.replace(/^#\s*/, ''), top, 10, 400, LIGHT.faint)
  return formulaPart(line, result, top)
}

function textPart(text: string, top: number, size: number, weight: number, colour = LIGHT.ink): Part {
  const height = size + 5
  const shown = cut(text.replaceAll(REFERENCE, ''), Math.floor((LETTERS * 10) / size))
  const at = `x="${MARGIN}" y="${top + size - 1}"`
  return {
    parts: [
      `<text ${at} font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(shown)}</text>`,
    ],
    height,
  }
}

/** A line with its result, or in red where it has an error. */
function formulaPart(line: string, result: BlockResult | undefined, top: number): Part {
  const shown = result?.outcomes.find(outcome => outcome.shown && !outcome.error && outcome.display !== '')
  const failed = result?.outcomes.some(outcome => outcome.error) ?? false
  const source = cut(line.replace(/\s*=\s*$/, ''), LETTERS)
  const answer = shown ? cut(` = ${shown.display.replaceAll('\n', ' ')}`, LETTERS - source.length) : ''
  const at = `x="${MARGIN}" y="${top + 10}"`
  const colour = failed ? LIGHT.series[3] : LIGHT.ink
  return {
    parts: [
      `<text ${at} fill="${colour}">${escaped(source)}<tspan font-weight="600" fill="#0f5c63">${escaped(answer)}</tspan></text>`,
    ],
    height: LINE,
  }
}

/** Null for what is no plot, or has no numbers. */
function plotOf(
  worksheet: Worksheet,
  block: Block,
  result: BlockResult | undefined,
  top: number,
): Part | null {
  const data = result?.outcomes.find(({ plot }) => plot)?.plot
  if (!data) return null
  const series = worksheet.blocks().filter(({ parent }) => parent === block.id)
  type Plot = Parameters<typeof figureOf>
  const { number_forms: forms } = worksheet.settings
  const { figure } = figureOf(block.props as Plot[0], series as unknown as Plot[1], data, forms)
  const scale = (WIDTH - 2 * MARGIN) / PLOT.width
  const svg = svgOf(figure, { ...PLOT, theme: LIGHT })
  return {
    parts: [`<g transform="translate(${MARGIN} ${top}) scale(${scale})">${svg}</g>`],
    height: PLOT.height * scale + 6,
  }
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : most < 2 ? '' : `${text.slice(0, most - 1)}…`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// Signs that XML cannot hold are left out.
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)
