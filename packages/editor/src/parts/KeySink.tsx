import { useLayoutEffect, useRef } from 'react'
import type { FormEvent } from 'react'
import type { CaretPlace } from '../contract/caret-place.ts'
import styles from './key-sink.module.css'

/** A key as it was pressed, or a character that came without one. */
export type KeyStroke = Readonly<
  Pick<KeyboardEvent, 'key' | 'code' | 'keyCode' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>
>

interface KeySinkProps {
  /** Name of the field that is on its way. */
  readonly label: string
  /** The sink takes the focus whenever the caret is put anew. */
  readonly caret: CaretPlace | null
  /** No keyboard of the system comes up for it on a device with a touch screen. */
  readonly silent?: boolean
  /** True for a key that is used up; a character counts as a key. */
  onStroke(stroke: KeyStroke): boolean
  onPaste(data: DataTransfer): void
  onFocus?(): void
  /** @param to the element that has the focus now; none when another window has it */
  onBlur?(to: EventTarget | null): void
}

/**
 * Takes what is typed while the field for it is still loading. It is an invisible editable element, as
 * input methods, dictation and keyboards of phones give text to no other.
 */
export function KeySink({ label, caret, silent, onStroke, onPaste, onFocus, onBlur }: KeySinkProps) {
  const element = useRef<HTMLTextAreaElement>(null)
  const take = useRef(() => {})
  useLayoutEffect(() => {
    take.current = () => {
      const sink = element.current
      const text = sink?.value ?? ''
      if (sink) sink.value = ''
      for (const character of text) onStroke(strokeOf(character))
    }
  })
  // At once: a key that comes before would be lost. And again when the caret is asked for anew.
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), [caret])
  // Text that an input method still holds comes along when the field replaces the sink.
  useLayoutEffect(() => () => take.current(), [])
  return (
    <textarea
      ref={element}
      aria-label={label}
      aria-busy
      className={styles.sink}
      inputMode={silent ? 'none' : undefined}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      rows={1}
      onFocus={onFocus}
      onBlur={event => onBlur?.(event.relatedTarget)}
      onPaste={event => {
        event.preventDefault()
        onPaste(event.clipboardData)
      }}
      onKeyDown={({ nativeEvent }) => {
        if (!nativeEvent.isComposing && onStroke(nativeEvent)) nativeEvent.preventDefault()
      }}
      onInput={(event: FormEvent) => {
        if (!(event.nativeEvent as InputEvent).isComposing) take.current()
      }}
      onCompositionEnd={() => take.current()}
    />
  )
}

function strokeOf(character: string): KeyStroke {
  const key = character === '\n' ? 'Enter' : character
  return { key, code: '', keyCode: 0, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
}
