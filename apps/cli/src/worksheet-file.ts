/** A saved worksheet (.calc, JSON) on the command line. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { toCalculationSettings } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import type { Block } from '@calcwright/document'
import { parseLatex, toPlain } from '@calcwright/math/expression'
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

/** The formula in plain notation, as far as it can be read. */
function sourceOf({ props }: Block): string {
  const { latex } = props as { latex?: unknown }
  if (typeof latex !== 'string') return ''
  const parsed = parseLatex(latex)
  return parsed.ok ? toPlain(parsed.value) : latex
}
