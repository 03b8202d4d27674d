/**
 * Text that is typed into a block and is no part of the worksheet yet: it stays in this browser, so that a page that is
 * loaded again, or has no network, shows it as it was left.
 */
import { useState } from 'react'
import { browserStorage } from '@calcwright/ui'

const keyOf = (block: string): string => `calcwright-typed-${block}`

/** @returns the text and its setter; '' forgets it */
export function useTypedText(block: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => browserStorage.get(keyOf(block)) ?? '')
  const set = (next: string): void => {
    setText(next)
    if (next === '') browserStorage.remove(keyOf(block))
    else browserStorage.set(keyOf(block), next)
  }
  return [text, set]
}
