import { StaticFormula, useNotation } from '@calcwright/editor'
import type { ChoiceProps } from './options.ts'
import { plainTextOf } from './value-text.ts'

/** Shows an option by its name, or by its value while it has no name. */
export function OptionName({ option }: { readonly option: ChoiceProps['options'][number] | undefined }) {
  const { write } = useNotation()
  if (!option) return null
  if (option.name !== '') return option.name
  return (
    <>
      <span className="visually-hidden">{write(plainTextOf(option.latex))}</span>
      <StaticFormula latex={option.latex} drawn />
    </>
  )
}
