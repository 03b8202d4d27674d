/** Messages on the fields of blocks. */
import { type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

export const BLOCKS = {
  'argument.equations.field': ({ equations, variables }: Numbers<'equations' | 'variables'>) =>
    `${counted(equations, 'equation')} for ${counted(variables, 'variable')}: a numeric solution needs as many equations as variables.`,
  'argument.guesses.field':
    'Invalid guesses.  Please ensure you provide 1 guess for each variable, with commas between them.',
  'syntax.field': 'Write a formula here.',
  'syntax.field.equal-sign': ({ row }: Numbers<'row'>) =>
    `Equation ${row} has an equal sign: write only what the derivative is equal to.`,
  'syntax.field.function': 'Enter the function that is sought with its variable, as in f(x).',
  /** The type of block has the sentence for each of its fields. */
  'syntax.field.missing': ({ sentence }: Texts<'sentence'>) => sentence,
  'syntax.field.name': ({ sentence }: Texts<'sentence'>) => sentence,
  'syntax.field.unit': ({ unit }: Texts<'unit'>) => `The unit ${unit} cannot be read.`,
  'syntax.field.variables': ({ name }: Texts<'name'>) => `Choose two different variables: both are ${name}.`,
  'syntax.include': 'Unable to decode stored variables. Refresh the include or choose its variables again.',
  'syntax.include.circle': ({ chain }: Texts<'chain'>) =>
    `These worksheets include each other: ${chain}. Take one of these includes away, then refresh.`,
  'syntax.include.missing': ({ name, source }: Texts<'name' | 'source'>) =>
    `${name} has no value in ${source}: it failed there, is not computed yet, or was renamed or deleted. Mend it there and refresh, or choose other variables with Change.`,
  'syntax.include.missing.several': ({ names, source }: Texts<'names' | 'source'>) =>
    `${names} have no values in ${source}: they failed there, are not computed yet, or were renamed or deleted. Mend them there and refresh, or choose other variables with Change.`,
  /** The plain notation of a type of block has the sentence. */
  'syntax.notation': ({ sentence }: Texts<'sentence'>) => sentence,
} as const satisfies MessageTable

export const message = messagesOf(BLOCKS)
