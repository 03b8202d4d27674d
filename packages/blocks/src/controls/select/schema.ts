/** A list that opens to choose one of several values. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { choiceFields, defaultChoice, nameField } from '../options.ts'
import { choiceToPlain } from '../plain.ts'

const selectProps = z.object(choiceFields)

export type SelectProps = z.infer<typeof selectProps>

const selectBlock: BlockType<SelectProps> = {
  type: 'select',
  version: 1,
  props: selectProps,
  defaults: defaultChoice,
  migrations: {},
  mergedText: { name: 'latex' },
  fields: nameField,
  control: 'selected',
  toPlain: choiceToPlain,
}

export default selectBlock
