/** Saved fields of a list of options, for every control that has one. */
import type { BlockType, Field } from '@calcwright/document'
import * as z from 'zod/mini'

/** Text of an option before anybody has configured it. */
export const CONFIGURE = 'Click the wrench to the right to configure'

export const controlOption = z.object({
  /** Text that the person reads. */
  name: z.string(),
  /** The value, as the math field writes it. */
  latex: z.string(),
})

/** Stored fields of a control that chooses one of several options. */
export const choiceProps = z.object({
  /** Name that gets the value, as the math field writes it. */
  name: z.string(),
  options: z.array(controlOption).check(z.minLength(1, 'Please add at least one option')),
  /** Place of the chosen option; the first one counts where there is no such place. */
  selected: z.int().check(z.minimum(0)),
})

export type ChoiceProps = z.infer<typeof choiceProps>

/** @returns one option that asks to be set up */
export const defaultChoice = (): ChoiceProps => ({
  name: '',
  options: [{ name: CONFIGURE, latex: '0' }],
  selected: 0,
})

/** The field of a control that can hold the caret; the part that sets the value takes none. */
export const nameField: readonly Field[] = [{ id: 'name', kind: 'name', label: 'Name', placeholder: 'name' }]

/** The formulas that a choice reads names in, those of its dialog among them. */
export const withOptionFields = <P extends ChoiceProps>(type: BlockType<P>): BlockType<P> => ({
  ...type,
  fields: ({ options }) => [
    ...nameField,
    ...options.map((_, at): Field => ({
      id: `options.${at}.latex`,
      kind: 'expression',
      label: `Value of option ${at + 1}`,
      placeholder: '',
    })),
  ],
})
