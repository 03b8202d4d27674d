/** How a control is registered: its part of the page, its tool, and how `x := word` makes it. */
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import type { BlockViewEntry, BlockViewProps } from '@calcwright/editor'
import { namesOf } from './names.ts'

interface ControlEntry<Props> extends Pick<BlockViewEntry<Props>, 'title' | 'icon' | 'keywords'> {
  /** Also the word that is typed for it. */
  readonly type: string
  /** Fetched when it is first shown. */
  readonly View: ComponentType<BlockViewProps<Props>>
}

export function controlView<Props extends { readonly name: string }>(
  entry: ControlEntry<Props>,
): BlockViewEntry<Props> {
  const { type, title, icon, keywords, View } = entry
  return {
    type,
    title,
    icon,
    keywords,
    typedWord: type,
    fields: 'several',
    view: view => (
      <Suspense fallback={<div style={{ minHeight: 40 }} />}>
        <View {...view} />
      </Suspense>
    ),
    isBlank: () => false,
    defines: ({ name }) => namesOf(name),
    tools: [
      {
        id: type,
        title,
        icon,
        sections: ['Variables'],
        keywords,
        typedWord: type,
        make: () => ({ type }),
        makeStored: name => ({ type, props: { name } }),
        caret: { at: 'start' },
      },
    ],
  }
}
