/** Messages on the files that blocks read. */
import { type MessageTable, messagesOf, type Texts } from './message.ts'

export const RESOURCES = {
  'resource.gaps': ({ name }: Texts<'name'>) =>
    `${name} has gaps, and the result may be wrong: import its file with rows with gaps left out, or with 0 for them.`,
  'resource.load': ({ reason }: Texts<'reason'>) => `The file of this block could not be loaded: ${reason}`,
  'resource.missing': 'The file of this block is not here. Wait until it is uploaded, or choose it again.',
  'resource.read': ({ reason }: Texts<'reason'>) => `The file of this block cannot be read: ${reason}`,
  /** The reader of the block type has the sentence. */
  'resource.shape': ({ sentence }: Texts<'sentence'>) => sentence,
  'resource.shape.column': ({ name }: Texts<'name'>) => `The file has no column for ${name}.`,
} as const satisfies MessageTable

export const message = messagesOf(RESOURCES)
