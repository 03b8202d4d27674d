/** A saved worksheet (.calc, JSON) on the command line. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { numberFormatOf, toCalculationSettings } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import type { Block } from '@calcwright/document'
import type { EvaluationSettings } from '@calcwright/evaluator'
import { FileResources } from './file-resources.ts'
import { evaluateBlocks, resultsOf } from './evaluate.ts'
import type { ComputedSheet } from './computed-sheet.ts'
import type { LineResult } from './evaluate.ts'

/**
 * @param text the file
 * @param options settings that take the place of those in the file
 * @returns its blocks that can be read; a line is the number of the block on the page
 * @throws Error when the file is none of ours, with the reason
 */
export async function computeWorksheet(
  text: string,
  options: Partial<EvaluationSettings> = {},
): Promise<ComputedSheet> {
  const { worksheet, settings, resources } = openWorksheet(text)
  const sources = worksheet
    .blocks()
    .map((block, index) => {
      const { clause } = block
      return { block, line: index + 1, source: sourceOf(block), ...(clause && { clause }) }
    })
    .filter(({ block }) => block.status === 'ok')
  const blocks = sources.map(({ block }) => block)
  return {
    sources,
    results: await evaluateBlocks(blocks, blockEvaluations, { ...settings, ...options }, resources),
    format: numberFormatOf(worksheet.settings),
  }
}

/**
 * @param text the file
 * @returns the blocks that can be read, and what they are computed with
 * @throws Error when the file is none of ours, with the reason
 */
export function readWorksheet(text: string) {
  const { worksheet, settings, resources } = openWorksheet(text)
  const blocks = worksheet.blocks().filter(({ status }) => status === 'ok')
  return { blocks, settings, resources }
}

function openWorksheet(text: string) {
  const file = parseCalcFile(text)
  const worksheet = fromCalcFile(registry, file)
  return {
    worksheet,
    settings: toCalculationSettings(worksheet.settings),
    resources: new FileResources(file),
  }
}

/**
 * @param text the file
 * @returns the results in reading order
 * @throws Error when the file is none of ours, with the reason
 */
export async function evaluateWorksheet(
  text: string,
  options: Partial<EvaluationSettings> = {},
): Promise<LineResult[]> {
  return resultsOf(await computeWorksheet(text, options), (_, outcomes) => outcomes)
}

/** The block in plain notation, as far as it has one. */
const sourceOf = ({ type, status, props }: Block): string =>
  status === 'ok' ? (registry.get(type)?.toPlain?.(props) ?? '') : ''
