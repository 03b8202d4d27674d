/** Stores a value in Onshape once it stays the same for a moment. */
import { useCallback, useEffect, useState } from 'react'
import type { BlockViewProps, OnshapeLink } from '@calcwright/editor'
import { needsSignIn, sentenceOf } from './use-flow.ts'
import type { OnshapeSetProps } from './onshape-set/schema.ts'

/** Milliseconds: each value costs calls, of which Onshape grants so many a year. */
const REST = 2500

export interface OnshapeStore {
  readonly isStoring: boolean
  /** Why the last value was not stored, '' for nothing. */
  readonly problem: string
  /** The sign-in was taken back: it is asked for again. */
  readonly isSignedOut: boolean
  /** A remark of the server on what is stored. */
  readonly remark: string
  store(): void
}

/**
 * @param link absent where nothing may be stored
 * @param text the value; null while there is none
 */
export function useOnshapeStore(
  { block, props, editor }: BlockViewProps<OnshapeSetProps>,
  link: OnshapeLink | undefined,
  text: string | null,
): OnshapeStore {
  const [isStoring, setStoring] = useState(false)
  const [remark, setRemark] = useState('')
  /** The last value that was refused: it is not sent again by itself. */
  const [refused, setRefused] = useState({ text: '', problem: '', isSignedOut: false })
  const { part_id, var_id, var_name, stored } = props
  const target = `${part_id} ${var_id}`
  const store = useCallback(async (): Promise<void> => {
    if (!link || text === null) return
    setStoring(true)
    try {
      setRemark(await link.store(part_id, var_id, var_name, text))
      setRefused({ text: '', problem: '', isSignedOut: false })
      editor.setProps(block.id, { stored: text }, { step: false })
    } catch (error) {
      setRefused({
        text: `${target} ${text}`,
        problem: sentenceOf(error),
        isSignedOut: needsSignIn(error),
      })
    }
    setStoring(false)
  }, [link, text, part_id, var_id, var_name, target, editor, block.id])
  const isRefused = refused.text === `${target} ${text}`
  const isDue = link !== undefined && text !== null && text !== stored && !isStoring && !isRefused
  useEffect(() => {
    if (!isDue) return
    // One window stores: that in which somebody works.
    const timer = setInterval(() => document.hasFocus() && void store(), REST)
    return () => clearInterval(timer)
  }, [isDue, store])
  return {
    isStoring,
    problem: isRefused ? refused.problem : '',
    isSignedOut: isRefused && refused.isSignedOut,
    remark: text === stored ? remark : '',
    store: () => void store(),
  }
}
