/** A file of the command line as a worksheet, from plain notation or from a .calc file. */
import { basename } from 'node:path'
import { typedJudge } from '@calcwright/blocks/as-typed'
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { toCalculationSettings, worksheetFromPlain } from '@calcwright/document'
import type { Worksheet } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import type { BlockResult } from '@calcwright/evaluator'
import { evaluateBlocks, resultsOf } from '../evaluate.ts'
import { FileResources } from '../file-resources.ts'
import { isWorksheetFile } from '../source-file.ts'

export interface OpenedFile {
  readonly worksheet: Worksheet
  /** The files that it refers to. */
  readonly resources: FileResources
  /** Computes the worksheet. */
  compute(): Promise<ComputedFile>
}

interface ComputedFile {
  /** The result of each block, by its id. */
  readonly results: ReadonlyMap<string, BlockResult>
  /** Whether `eval` reports an error of a line. */
  readonly failed: boolean
}

/**
 * @param file its name, which names a worksheet that has no name of its own
 * @param source its content
 * @param as `steps`: it shows the steps to its results; `j`: that is its imaginary unit; `decimalComma`: its numbers have commas; `view`: it is shown as a report or as one works; all
 *   whatever it says itself
 * @throws Error when the file is none of ours, with the reason
 */
export function openFile(
  file: string,
  source: string,
  {
    steps = false,
    j = false,
    decimalComma = false,
    view,
  }: {
    readonly steps?: boolean
    readonly j?: boolean
    readonly decimalComma?: boolean
    readonly view?: 'work' | 'report' | undefined
  } = {},
): OpenedFile {
  const stored = isWorksheetFile(source) ? parseCalcFile(source) : null
  const worksheet = stored
    ? fromCalcFile(registry, stored)
    : worksheetFromPlain(registry, source, nameOf(file), typedJudge(registry, source))
  if (steps) worksheet.apply({ kind: 'setSettings', settings: { steps } })
  if (j) worksheet.apply({ kind: 'setSettings', settings: { imaginary_unit: 'j' } })
  if (decimalComma) worksheet.apply({ kind: 'setSettings', settings: { decimal_separator: 'comma' } })
  if (view !== undefined) {
    const page_setup = { ...worksheet.settings.page_setup, paper_view: view }
    worksheet.apply({ kind: 'setSettings', settings: { page_setup } })
  }
  const resources = new FileResources(stored ?? {})
  return {
    worksheet,
    resources,
    async compute() {
      const blocks = worksheet.blocks().filter(({ status }) => status === 'ok')
      const settings = toCalculationSettings(worksheet.settings)
      const results = await evaluateBlocks(blocks, blockEvaluations, settings, resources)
      const sources = blocks.map(block => ({ block, line: 0, source: '' }))
      const lines = resultsOf({ sources, results }, (_, outcomes) => outcomes)
      return { results, failed: lines.some(({ outcome }) => outcome.error) }
    },
  }
}

const nameOf = (file: string): string => (file === '-' ? 'Worksheet' : basename(file).replace(/\.[^.]*$/, ''))
