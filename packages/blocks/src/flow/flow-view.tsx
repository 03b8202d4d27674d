/** How a block of flow is registered: a row of words. */
import { fieldsView } from '@calcwright/editor'
import type { BlockViewEntry, FieldsLook, Tool, ToolSection } from '@calcwright/editor'
import { fieldsOf, readField } from '@calcwright/document'
import type { BlockType, NewBlock } from '@calcwright/document'
import { fieldEntry } from '../fields/entry.ts'
import { behindWord } from './typed-words.ts'

interface FlowEntry<Props extends object>
  extends
    Pick<BlockViewEntry<Props>, 'icon' | 'keywords'>,
    FieldsLook,
    Pick<Tool, 'alsoTyped' | 'remarkField'> {
  readonly type: BlockType<Props>
  readonly sections?: readonly ToolSection[]
  /** The fields that what is typed behind the word fills; null when it is something else. */
  readonly fill?: (rest: string) => Partial<Props> | null
}

export function flowView<Props extends object>(entry: FlowEntry<Props>): BlockViewEntry<Props> {
  const {
    title,
    icon,
    keywords,
    keyword,
    alsoTyped = [],
    remarkField,
    fill,
    sections = ['Programming'],
  } = entry
  const { type, container } = entry.type
  const words = [keyword, ...alsoTyped]
  const tool: Tool = {
    id: type,
    title,
    icon,
    sections,
    keywords,
    typedWord: keyword,
    alsoTyped,
    ...(remarkField && { remarkField }),
    make: () => ({ type }),
    caret: { at: 'start' },
    fromLine(latex): NewBlock | null {
      const rest = words.map(word => behindWord(latex, word)).find(found => found !== null)
      const props = rest === undefined || rest === null ? null : fill?.(rest)
      return props ? { type, props } : null
    },
  }
  return {
    type,
    title,
    icon,
    keywords,
    typedWord: keyword,
    view: fieldsView<Props>(entry),
    // A container is never blank, since its content would vanish with it.
    isBlank: props =>
      !container && fieldsOf(entry.type, props).every(({ id }) => readField(props, id) === ''),
    ...fieldEntry(entry.type),
    tools: [tool],
  }
}
