/** How a control is registered: its part of the page, its tool, and how `x := word` makes it. */
import type { ComponentType } from 'react'
import type { BlockType, NewBlock } from '@calcwright/document'
import { lazyView } from '@calcwright/editor'
import type { BlockViewEntry, BlockViewProps } from '@calcwright/editor'
import { fieldEntry } from '../fields/entry.ts'
import { plainValues } from '../report/plain-values.tsx'
import { overNamedLine } from '../named-line.ts'

interface ControlEntry<Props extends object> extends Pick<
  BlockViewEntry<Props>,
  'title' | 'icon' | 'keywords'
> {
  /** Its name is also the word that is typed for it; its fields are those in which names stand. */
  readonly type: BlockType<Props>
  load(): Promise<{ readonly default: ComponentType<BlockViewProps<Props>> }>
}

export function controlView<Props extends { readonly name: string }>(
  entry: ControlEntry<Props>,
): BlockViewEntry<Props> {
  const { title, icon, keywords, load } = entry
  const { type } = entry.type
  const makeStored = (name: string): NewBlock => ({ type, props: { name } })
  return {
    type,
    title,
    icon,
    keywords,
    typedWord: type,
    view: lazyView('', load),
    isBlank: () => false,
    report: plainValues as BlockViewEntry<Props>['report'],
    ...fieldEntry(entry.type),
    tools: [
      {
        id: type,
        title,
        icon,
        sections: ['Variables'],
        keywords,
        typedWord: type,
        make: () => ({ type }),
        makeStored,
        caret: { at: 'start' },
        applyTo: overNamedLine(makeStored, { at: 'end' }),
      },
    ],
  }
}
