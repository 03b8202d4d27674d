/** A box that is ticked or not, with a value for each. */
import type { BlockType, Field } from '@calcwright/document'
import * as z from 'zod/mini'
import { CONFIGURE, nameField } from '../options.ts'
import { plainOfFormula } from '../../plain/fields.ts'
import { definitionToPlain } from '../plain.ts'

const checkboxProps = z.object({
  /** Name that gets the value, as the math field writes it. */
  name: z.string(),
  /** Text beside the box. */
  label: z.string(),
  checked: z.boolean(),
  /** The values, as the math field writes them. */
  checked_val: z.string(),
  unchecked_val: z.string(),
})

export type CheckboxProps = z.infer<typeof checkboxProps>

const checkboxBlock: BlockType<CheckboxProps> = {
  type: 'checkbox',
  version: 1,
  props: checkboxProps,
  defaults: () => ({ name: '', label: CONFIGURE, checked: false, checked_val: '1', unchecked_val: '0' }),
  migrations: {},
  mergedText: { name: 'latex' },
  fields: nameField,
  control: 'checked',
  toPlain: ({ name, checked, checked_val, unchecked_val }) =>
    definitionToPlain(name, plainOfFormula(checked ? checked_val : unchecked_val)),
}

const valueField = (id: 'checked_val' | 'unchecked_val', label: string): Field => ({
  id,
  kind: 'expression',
  label,
  placeholder: '',
})

/** Adds the formulas of the dialog to the fields in which a checkbox reads names. */
export const withValueFields = (type: BlockType<CheckboxProps>): BlockType<CheckboxProps> => ({
  ...type,
  fields: [
    ...nameField,
    valueField('checked_val', 'Value when checked'),
    valueField('unchecked_val', 'Value when not checked'),
  ],
})

export default checkboxBlock
