/** Connects the open worksheet with the others who have it open. */
import type { EditorWithState } from '@calcwright/editor'
import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import type { Presence } from '../live/live-connection.ts'

/** Tells the others in which line the caret is, and in which field of it. */
export function usePublishCaret({ live }: OpenWorksheet, editor: EditorWithState | null): void {
  useEffect(() => {
    if (!editor || !live) return
    const tell = () => {
      const { caret } = editor.state.getState()
      live.moveCaret(caret && { block: caret.block, field: caret.place.field, offset: null })
    }
    live.readText(() => {
      const text = editor.caretText()
      if (!text || text.block !== editor.state.getState().caret?.block) return null
      const place = text.read()
      return place && { text: text.field, ...place }
    })
    tell()
    const stops = [editor.state.subscribe(tell), editor.onCaretMoved(() => live.caretMoved())]
    return () => stops.forEach(stop => stop())
  }, [live, editor])
}

/** Believes the browser about the network. */
export function useNetwork({ live }: OpenWorksheet): void {
  useEffect(() => {
    if (!live) return
    const offline = () => live.breakOff()
    const online = () => live.retryNow()
    addEventListener('offline', offline)
    addEventListener('online', online)
    return () => {
      removeEventListener('offline', offline)
      removeEventListener('online', online)
    }
  }, [live])
}

const NOBODY = createStore<ReadonlyMap<string, Presence>>(() => new Map())

/** The other people, by the time of their arrival. */
export function useOthers({ live }: OpenWorksheet): readonly Presence[] {
  const others = useStore(live?.others ?? NOBODY)
  return [...others.values()]
}
