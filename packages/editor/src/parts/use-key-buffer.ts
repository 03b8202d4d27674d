import { useEffect, useMemo, useRef } from 'react'

/** Key that was pressed while the field which it is meant for was loading. */
export interface BufferedKey {
  readonly key: string
  readonly code: string
  readonly shift: boolean
}

/** Keys from while a field was loading. */
export interface BufferedKeys {
  /** Returns the text that the field begins with. */
  text(): string
  /** The field has the text. Without a key after it, all that is typed from now on goes there. */
  endText(): void
  /** Gives the keys after the text to `press`, in their order; from now on keys go where the focus is. */
  takeKeys(press: (key: BufferedKey) => void): void
}

/** Adds a key to the field that is loading; null where none is. */
let receive: ((key: BufferedKey) => void) | null = null

/** Gives a key that was pressed before the page was live to the field that is loading; false where none is. */
export function pressInCalled(key: BufferedKey): boolean {
  receive?.(key)
  return receive !== null
}

/**
 * Buffers keys while a field that was called is loading, so that they do not go into the line below, until the field
 * takes them.
 */
export function useKeyBuffer(open: boolean, onCancel: () => void): BufferedKeys {
  const typed = useRef<BufferedKey[]>([])
  const isTaken = useRef(false)
  const stop = useRef(() => {})
  useEffect(() => {
    if (!open) return
    const add = (pressed: BufferedKey): void => {
      if (pressed.key === 'Escape' && typed.current.every(isText)) onCancel()
      else typed.current.push(pressed)
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, code, shiftKey: shift, ctrlKey, metaKey, altKey, isTrusted } = event
      // Keys that a line has buffered are pressed by the page, not by a person; others wait for the sheet already.
      if (isTaken.current || !isTrusted || event.defaultPrevented || ctrlKey || metaKey || altKey) return
      if (/^(?:Shift|Control|Alt|Meta|CapsLock|Dead|Process|F\d+)$/.test(key)) return
      add({ key, code, shift })
      event.preventDefault()
      event.stopPropagation()
    }
    // Text without a key, as an input method or dictation gives it.
    const onText = (event: InputEvent): void => {
      if (isTaken.current || !event.isTrusted || !event.cancelable || event.data === null) return
      for (const key of event.data) add({ key, code: '', shift: false })
      event.preventDefault()
      event.stopPropagation()
    }
    // A field that has loaded before is there already.
    if (!isTaken.current) receive = add
    window.addEventListener('keydown', onKeyDown, { capture: true })
    window.addEventListener('beforeinput', onText, { capture: true })
    stop.current = () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      window.removeEventListener('beforeinput', onText, { capture: true })
      if (receive === add) receive = null
    }
    return () => {
      stop.current()
      typed.current = []
      isTaken.current = false
    }
  }, [open, onCancel])
  return useMemo(() => {
    const textLength = (): number => {
      const from = typed.current.findIndex(pressed => !isText(pressed))
      return from < 0 ? typed.current.length : from
    }
    const end = (): void => {
      isTaken.current = true
      stop.current()
    }
    return {
      text: () =>
        typed.current
          .slice(0, textLength())
          .reduce((text, { key }) => (key === 'Backspace' ? text.slice(0, -1) : text + key), ''),
      endText() {
        typed.current.splice(0, textLength())
        if (typed.current.length === 0) end()
      },
      takeKeys(press) {
        end()
        for (const pressed of typed.current.splice(0)) press(pressed)
      },
    }
  }, [])
}

const isText = ({ key }: BufferedKey): boolean => [...key].length === 1 || key === 'Backspace'
