/** A check as its views show it. */
import { use, useMemo } from 'react'
import { CommasContext } from '@calcwright/editor'
import type { DecimalCommas, Editor } from '@calcwright/editor'
import { numberFormatOf } from '@calcwright/document'
import type { Block } from '@calcwright/document'
import type { BlockResult } from '@calcwright/evaluator'
import type { FormattedNumber } from '@calcwright/math/expression'
import { checkOf } from './sheet-checks.ts'
import type { ChecksSource, SheetCheck } from './sheet-checks.ts'
import type { CheckWords } from './words.ts'

type Computed = Pick<Editor, 'worksheet' | 'results'>

/** The checks of an open worksheet. */
export function openChecks({ worksheet, results }: Computed): ChecksSource {
  return {
    registry: worksheet.registry,
    blocks: worksheet.blocks(),
    format: numberFormatOf(worksheet.settings),
    resultOf: block => results.get(block).result,
  }
}

/** The verdict on one block, which changes with its result. */
export function useCheck(
  { worksheet, results }: Computed,
  block: Block,
  result: BlockResult | undefined,
): Omit<SheetCheck, 'line'> {
  const commas = use(CommasContext)
  return useMemo(() => {
    const check = checkOf({ ...openChecks({ worksheet, results }), resultOf: id => (id === block.id ? result : results.get(id).result) }, block) // prettier-ignore
    return commas ? { ...check, words: wordsWithCommas(check.words, commas) } : check
  }, [worksheet, results, block, result, commas])
}

/** Formulas get their commas where they are drawn. */
export function wordsWithCommas(words: CheckWords, commas: DecimalCommas): CheckWords {
  const { resultWithComma: write, sentenceWithComma: say } = commas
  const number = (given: FormattedNumber | null): FormattedNumber | null =>
    given && { ...given, plain: write(given.plain) }
  return {
    ...words,
    comparison: number(words.comparison),
    demand: number(words.demand),
    capacity: number(words.capacity),
    utilisation: write(words.utilisation),
    spoken: say(words.spoken),
  }
}
