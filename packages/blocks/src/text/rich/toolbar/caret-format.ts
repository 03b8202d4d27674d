/** Looks at the place of the caret, as the toolbar shows them. */
import { useMemo, useSyncExternalStore } from 'react'
import type { Editor as Tiptap } from '@tiptap/core'

export interface CaretFormat {
  readonly style: 'h1' | 'h2' | 'h3' | 'quotation' | 'normal'
  readonly font: string
  readonly size: string
  readonly color: string
  readonly background: string
  readonly on: readonly string[]
  readonly inList: boolean
  readonly inTable: boolean
}

const MARKS = [
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
  'link',
  'bulletList',
  'orderedList',
]
export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const

function lookOf(tiptap: Tiptap): CaretFormat {
  const { font, size, color, background } = tiptap.getAttributes('textStyle')
  const heading = ([1, 2, 3] as const).find(level => tiptap.isActive('heading', { level }))
  const alignment = ALIGNMENTS.find(textAlign => tiptap.isActive({ textAlign })) ?? 'left'
  return {
    style: heading ? `h${heading}` : tiptap.isActive('blockquote') ? 'quotation' : 'normal',
    font: font ?? '',
    size: size ?? '',
    color: color ?? '',
    background: background ?? '',
    on: [...MARKS.filter(name => tiptap.isActive(name)), alignment],
    inList: tiptap.isActive('listItem'),
    inTable: tiptap.isActive('table'),
  }
}

/** Draws anew only when something in it is another, not with each key. */
export function useCaretFormat(tiptap: Tiptap): CaretFormat {
  const subscribe = useMemo(
    () => (listener: () => void) => {
      tiptap.on('transaction', listener)
      return () => void tiptap.off('transaction', listener)
    },
    [tiptap],
  )
  const key = useSyncExternalStore(subscribe, () => JSON.stringify(lookOf(tiptap)))
  return useMemo(() => JSON.parse(key) as CaretFormat, [key])
}
