/**
 * An invisible field that has the focus until the live sheet takes it. Input methods, keys that write an accent or a
 * power, and the clipboard give text to no other element.
 */
export interface InputSink {
  /** Whether what is typed is meant for it: it has the focus, or gets it as soon as the page has a body. */
  hasCaret(): boolean
  readonly element: HTMLElement
  /** Whether the browser is to give the key to the sink, which hands on the text that comes of it. */
  composes(event: KeyboardEvent): boolean
  focus(): void
  /** Takes it away; the focus goes back to where it was. */
  end(): void
}

const STYLE =
  'position:fixed;top:0;width:1px;height:1.2em;padding:0;border:0;opacity:0;resize:none;pointer-events:none'

/**
 * @param onText gets what was written by more than one key, once it is whole
 * @param takesCaret gives it the focus at once, because the sheet opens with its caret in a line
 */
export function createSink(onText: (text: string) => void, takesCaret: boolean): InputSink {
  const sink = document.createElement('textarea')
  sink.ariaLabel = 'Worksheet'
  sink.style.cssText = STYLE
  sink.autocomplete = 'off'
  sink.spellcheck = false
  let isAccent = false
  const take = (): void => {
    const text = sink.value
    sink.value = ''
    onText(text)
  }
  sink.addEventListener('input', event => {
    if (!(event as InputEvent).isComposing) take()
  })
  sink.addEventListener('compositionend', take)
  const before = document.activeElement
  const focus = (): void => {
    const isReading = document.querySelector('#drawn [data-reading]') !== null
    // A finger would bring up the keyboard, which covers the sheet.
    if (!isReading && !matchMedia('(pointer: coarse)').matches) sink.focus({ preventScroll: true })
  }
  const begin = (): void => {
    document.body.prepend(sink)
    if (takesCaret) focus()
  }
  // The page is read, and its scripts have not run yet.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true })
  else begin()
  const hasFocus = (): boolean => document.activeElement === sink
  return {
    hasCaret: () => hasFocus() || (takesCaret && !sink.isConnected),
    element: sink,
    composes({ key, isComposing }) {
      if (/^(Shift|AltGraph)$/.test(key)) return false
      const isWritten = isAccent || isComposing || key === 'Process'
      isAccent = key === 'Dead'
      return hasFocus() && (isWritten || isAccent)
    },
    focus,
    end() {
      const hadFocus = hasFocus()
      sink.remove()
      if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus()
    },
  }
}
