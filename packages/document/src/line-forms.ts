/** Forms of numbers of single lines: in their mark, or in the digits of their result. */
import { formsOfLine, lineFormOf, lineFormText } from '@calcwright/math/expression'
import type { LineForm } from '@calcwright/math/expression'
import type { LineMarks } from './marks.ts'
import type { NumberSettings } from './settings.ts'
import type { Block, Operation } from './types.ts'

/** @returns null for a line that follows the worksheet */
export function formOfLine({ numbers, props }: Pick<Block, 'numbers' | 'props'>): LineForm | null {
  if (numbers !== undefined) return lineFormOf(numbers)
  const digits = digitsOf(props)
  return digits > 0 ? { form: 'significant', digits, zeros: false } : null
}

/** @returns what gives a line this form; null lets it follow the worksheet */
export function formOperations({ id, props }: Block, form: LineForm | null): Operation[] {
  const mark: Operation = {
    kind: 'mark',
    ids: [id],
    marks: { numbers: form ? lineFormText(form) : undefined },
  }
  return digitsOf(props) > 0 ? [mark, { kind: 'setProps', id, props: { digits: 0 } }] : [mark]
}

function digitsOf(props: unknown): number {
  const { digits } = (props ?? {}) as { readonly digits?: unknown }
  return typeof digits === 'number' ? digits : 0
}

/** The settings by which a block writes its numbers: its own form goes before those of the worksheet. */
export const numbersOfLine = <Settings extends NumberSettings>(
  settings: Settings,
  { numbers }: LineMarks,
): Settings =>
  numbers === undefined
    ? settings
    : { ...settings, number_forms: formsOfLine(settings.number_forms ?? [], numbers) }
