import type { BlockType } from '@calcwright/document'
import { choiceProps, defaultChoice, nameField } from './options.ts'
import type { ChoiceProps } from './options.ts'
import { choiceToPlain } from './plain.ts'

/** A block type that chooses one of several values; such types differ only in how they are drawn. */
export const choiceBlock = (type: string): BlockType<ChoiceProps> => ({
  type,
  version: 1,
  props: choiceProps,
  defaults: defaultChoice,
  migrations: {},
  mergedText: { name: 'latex' },
  fields: nameField,
  control: 'selected',
  toPlain: choiceToPlain,
})
