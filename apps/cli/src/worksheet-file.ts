/** A saved worksheet (.calc, JSON) on the command line. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { toCalculationSettings } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import type { Block } from '@calcwright/document'
import { evaluateBlocks } from './evaluate.ts'
import type { LineResult } from './evaluate.ts'

/**
 * @param text the file
 * @returns the results in reading order; a line is the number of the block on the page
 * @throws Error when the file is none of ours, with the reason
 */
export async function evaluateWorksheet(text: string): Promise<LineResult[]> {
  const worksheet = fromCalcFile(registry, parseCalcFile(text))
  const blocks = worksheet.blocks()
  const readable = blocks.filter(block => block.status === 'ok')
  const results = await evaluateBlocks(readable, blockEvaluations, toCalculationSettings(worksheet.settings))
  return blocks.flatMap((block, index) =>
    (results.get(block.id)?.outcomes ?? []).map(outcome => ({
      line: index + 1,
      source: sourceOf(block),
      outcome,
    })),
  )
}

/** The block in plain notation, as far as it has one. */
const sourceOf = ({ type, status, props }: Block): string =>
  status === 'ok' ? (registry.get(type)?.toPlain?.(props) ?? '') : ''
