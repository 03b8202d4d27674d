/** Words for screen readers in place of MathLive's, which reads out the LaTeX command of some signs. */
const COMMANDS = /\b(?:coloneq|ast)\b/g
const WORDS: Readonly<Record<string, string>> = { coloneq: 'is defined as', ast: 'asterisk' }

/** Puts words in place of names of commands. */
export function inWords(spoken: string): string {
  return spoken.replace(COMMANDS, command => WORDS[command] ?? command)
}

/**
 * MathLive speaks right after its event; browsers read the text that stands there when all handlers have run.
 */
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
