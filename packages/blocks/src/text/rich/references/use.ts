import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { numbersPart } from '@calcwright/editor'
import type { Editor } from '@calcwright/editor'
import { usePending } from '@calcwright/ui'
import { referenceDisplay, watchReferences } from './shown.ts'
import type { Shown } from './shown.ts'
import { referencesIn } from './stored.ts'

const nothing = (): void => {}

const contentOf = ({ text, reason = '' }: Shown): string => text + reason

/** A string that is another one as soon as a reference of the text shows something else. */
export function useShownReferences(html: string, editor: Editor, reader: string): string {
  const references = useMemo(() => referencesIn(html), [html])
  const subscribe = useCallback(
    (listener: () => void) =>
      references.length ? watchReferences(editor, reader, references, listener) : nothing,
    [editor, reader, references],
  )
  usePending(!numbersPart.loaded && references.some(({ kind }) => kind === 'target'))
  return useSyncExternalStore(subscribe, () =>
    references.map(reference => contentOf(referenceDisplay(editor, reader, reference))).join('\n'),
  )
}
