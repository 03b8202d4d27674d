/** Messages on values that are given to a worksheet from outside, and on results that are asked of it. */
import { type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

export const INPUTS = {
  'input.unknown': ({ name }: Texts<'name'>) => `The worksheet defines no ${name}.`,
  'input.unknown.form': ({ name, known }: Texts<'name' | 'known'>) =>
    `There is no input ${name}. There are: ${known}.`,
  'input.inside': ({ name }: Texts<'name'>) =>
    `${name} is defined inside of another block, and cannot be given.`,
  'input.together': ({ name, others }: Texts<'name' | 'others'>) =>
    `${name} is defined together with ${others}, and cannot be given alone.`,
  /** @param by the lower line in words, ` by F := 3`, or '' */
  'input.redefined': ({ name, by }: Texts<'name' | 'by'>) =>
    `${name} is defined again further down${by}: a value that is given would not count there. Give the names in the worksheet different names.`,
  'input.empty': ({ name }: Texts<'name'>) => `Enter a value for ${name}.`,
  'input.long': ({ name, most }: Texts<'name'> & Numbers<'most'>) =>
    `The value of ${name} has more than ${most} characters.`,
  'input.unreadable': ({ name, value }: Texts<'name' | 'value'>) =>
    `The value of ${name} cannot be read: ${value}`,
  /** @param hint a further sentence, or '' */
  'input.unreadable.name': ({ name, unknown, hint }: Texts<'name' | 'unknown' | 'hint'>) =>
    `The value of ${name} cannot be used: the worksheet defines no ${unknown} above it.${hint}`,
  'input.comma': ({ name, value }: Texts<'name' | 'value'>) =>
    `${name}: ${value} can be read with a decimal comma or with thousands. Write it without the comma.`,
  'input.kind': ({ name, wanted, given }: Texts<'name' | 'wanted' | 'given'>) =>
    `${name} has to be ${wanted}, not ${given}.`,
  'input.dimension': ({ name, wanted, given }: Texts<'name' | 'wanted' | 'given'>) =>
    `${name} has to be ${wanted}, not ${given}.`,
  'input.range': ({ name, value, from, to }: Texts<'name' | 'value' | 'from' | 'to'>) =>
    `${name} goes from ${from} to ${to}: ${value} is outside.`,
  'input.option': ({ name, value, options }: Texts<'name' | 'value' | 'options'>) =>
    `${name} has no option “${value}”: there are ${options}.`,
  'input.range.absolute-zero': ({ name, value }: Texts<'name' | 'value'>) =>
    `${name} has to be a temperature above absolute zero (-273.15 degC), not ${value}.`,
  'input.failed': ({ name, why }: Texts<'name' | 'why'>) => `The value of ${name} cannot be used: ${why}`,
  'input.read.unit': ({ name, value, unit }: Texts<'name' | 'value' | 'unit'>) =>
    `${name}: ${value} is read in ${unit}, its unit in the worksheet.`,
  'input.read.comma': ({ name, value, read }: Texts<'name' | 'value' | 'read'>) =>
    `${name}: ${value} is read as ${read}.`,
  'input.read.step': ({ name, value, read }: Texts<'name' | 'value' | 'read'>) =>
    `${name}: ${value} is taken as ${read}, the nearest place of its slider.`,
  'output.none': 'Name the outputs, or mark lines of the worksheet as outputs of its form.',
  'output.unreadable': ({ name }: Texts<'name'>) =>
    `The output ${name} cannot be read: an output is a name or a formula.`,
  'output.unknown': ({ name }: Texts<'name'>) => `The worksheet defines no ${name}.`,
  'output.missing': ({ name }: Texts<'name'>) => `${name} was not computed.`,
  /** The engine has the sentence. */
  'output.failed': ({ sentence }: Texts<'sentence'>) => sentence,
} as const satisfies MessageTable

export const message = messagesOf(INPUTS)
