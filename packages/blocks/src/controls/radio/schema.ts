/** Buttons of which one chooses a value. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { choiceFields, defaultChoice, nameField } from '../options.ts'
import { choiceToPlain } from '../plain.ts'

const radioProps = z.object(choiceFields)

export type RadioProps = z.infer<typeof radioProps>

const radioBlock: BlockType<RadioProps> = {
  type: 'radio',
  version: 1,
  props: radioProps,
  defaults: defaultChoice,
  migrations: {},
  mergedText: { name: 'latex' },
  fields: nameField,
  control: 'selected',
  toPlain: choiceToPlain,
}

export default radioBlock
