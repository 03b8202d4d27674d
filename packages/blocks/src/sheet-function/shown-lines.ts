/** Lines of a worksheet that show what a call asks for: an output is written and ruled as its line is. */
import type { LineMarks } from '@calcwright/document'
import { parsePlain, toPlain, unitToPlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { type SchemaBlock, definitionText } from '../sheet-schema/input.ts'

type Marked = SchemaBlock & { readonly disabled: boolean }

/** The line as `outputKey` names it; an output of the form comes before others, and the first of them counts. */
export function shownLines<Block extends Marked>(blocks: readonly Block[]): ReadonlyMap<string, Block> {
  const marked = blocks.filter(block => !block.disabled && (block.formOutput || hasOwnLook(block)))
  const [outputs, others] = [marked.filter(isOutput), marked.filter(block => !isOutput(block))]
  const lines = new Map<string, Block>()
  for (const block of [...outputs, ...others]) {
    const key = keyOf(block)
    if (key !== null && !lines.has(key)) lines.set(key, block)
  }
  return lines
}

const isOutput = ({ formOutput }: LineMarks): boolean => formOutput === true

const hasOwnLook = ({ numbers, clause }: LineMarks): boolean => numbers !== undefined || clause !== undefined

/** @param unit in brackets, '' for none */
export const outputKey = (formula: string, unit: string): string =>
  unit === '' ? formula : `${formula} ${unit}`

function keyOf(block: SchemaBlock): string | null {
  const parsed = parsePlain(definitionText(block), { isUnit: isBoxUnit })
  if (!parsed.ok || !('value' in parsed.value) || !parsed.value.show) return null
  const { value: statement } = parsed
  const unit = statement.unit ? `[${unitToPlain(statement.unit)}]` : ''
  if (statement.kind === 'expression') return outputKey(toPlain(statement.value), unit)
  return statement.target.kind === 'variable' ? outputKey(statement.target.name.name, unit) : null
}
