import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Editor } from '@calcwright/editor'
import { picturesIn } from './pictures.ts'

const nothing = (): void => {}

/** A string that is another one as soon as a picture of the text can be shown. */
export function useShownPictures(html: string, { actions: { resources } }: Editor): string {
  const digests = useMemo(() => picturesIn(html), [html])
  const subscribe = useCallback(
    (listener: () => void) => (resources && digests.length ? resources.subscribe(listener) : nothing),
    [resources, digests],
  )
  return useSyncExternalStore(subscribe, () =>
    digests.map(digest => resources?.address(digest) ?? '').join('\n'),
  )
}
