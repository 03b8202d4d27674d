/** What MathLive tells screen readers about a sign that it knows by its command alone. */
const SAID = /\b(?:coloneq|ast)\b/g
const WORDS: Readonly<Record<string, string>> = { coloneq: 'is defined as', ast: 'asterisk' }

/** Puts words in place of names of commands. */
export function inWords(spoken: string): string {
  return spoken.replace(SAID, command => WORDS[command] ?? command)
}

/** MathLive speaks right after its event; browsers pass on what stands there when all has been done. */
export function announceInWords(field: HTMLElement): void {
  const status = field.shadowRoot?.querySelector('[role=status]')
  if (!status) return
  field.addEventListener('announce', () =>
    queueMicrotask(() => {
      const spoken = status.textContent
      const words = inWords(spoken)
      if (words !== spoken) status.textContent = words
    }),
  )
}
