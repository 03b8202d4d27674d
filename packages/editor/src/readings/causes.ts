/** Remarks on formulas whose units do not fit, as a word was read as a unit that is a variable as well. */
import { lineNumbers } from '@calcwright/document'
import { misreadUnit } from '@calcwright/math/typing'
import type { SecondReading } from '@calcwright/math/typing'
import { findUnit } from '@calcwright/math/units'
import type { Editor } from '../contract/block-view.ts'
import { dimensionsBy } from '../math/line-rules.ts'
import { knownNames } from '../state/known-names.ts'
import { unitsAbove } from '../state/known-units.ts'

/** A reading with which the formula would fit, and the block that it belongs to. */
export interface Cause {
  readonly block: string
  readonly reading: SecondReading
  /** The sentence that names it. */
  readonly text: string
}

/**
 * The unit to be read as a variable so that a formula fits: one of its own, or of the line that defines one of its
 * names; null where none helps.
 * @param readingsOf the other readings of a line
 */
export function causeOf(
  editor: Editor,
  block: string,
  latex: string,
  readingsOf: (block: string, latex: string) => readonly SecondReading[],
): Cause | null {
  const known = knownNames(editor, block)
  const definitionOf = (name: string): string => known.get(name)?.block ?? ''
  const found = misreadUnit(latex, {
    dimensionOf: dimensionsBy(unitsAbove(editor, block)),
    readingsOf(name) {
      if (name === null) return readingsOf(block, latex)
      const line = latexOf(editor, definitionOf(name))
      return line === null ? [] : readingsOf(definitionOf(name), line)
    },
  })
  if (!found) return null
  const { through, reading } = found
  const { name } = reading
  const line = lineIn(editor, definitionOf(name))
  const where = through === null ? '' : lineIn(editor, definitionOf(through))
  const unit = findUnit(name)?.label ?? 'a unit'
  return {
    block: through === null ? block : definitionOf(through),
    reading,
    text: `${name} was read as ${unit}${where}; a name ${name} is defined${line}.`,
  }
}

/** The formula of a line; null for another block. */
function latexOf({ worksheet }: Editor, block: string): string | null {
  const props = worksheet.block(block)?.props as { readonly latex?: unknown } | undefined
  return typeof props?.latex === 'string' ? props.latex : null
}

function lineIn({ worksheet }: Editor, block: string): string {
  const number = lineNumbers(worksheet.registry, worksheet.blocks()).get(block)
  return number === undefined ? '' : ` in line ${number}`
}
