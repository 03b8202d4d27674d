/**
 * Passing messages. Saying one needs nothing that shows it: what is said before messages.tsx has come
 * waits for it.
 */
import type { ExternalToast, toast as Sonner } from 'sonner'

type Library = typeof Sonner
type Message = (library: Library) => void

let shown: Library | null = null
const waiting: Message[] = []
let onWaiting = (): void => {}

function say(message: Message): void {
  if (shown) return message(shown)
  waiting.push(message)
  onWaiting()
}

/** Calls when a message waits for what shows it, the first time at once if one does already. */
export function whenWaiting(call: () => void): void {
  onWaiting = call
  if (waiting.length > 0) call()
}

/** Shows what waits, and from now on everything at once. */
export function showToasts(library: Library): void {
  shown = library
  for (const message of waiting.splice(0)) message(library)
}

const plain = (text: string, options?: ExternalToast): void => say(library => library(text, options))

export const toast = Object.assign(plain, {
  success: (text: string, options?: ExternalToast) => say(library => library.success(text, options)),
  warning: (text: string, options?: ExternalToast) => say(library => library.warning(text, options)),
  error: (text: string, options?: ExternalToast) => say(library => library.error(text, options)),
  /** Takes the message with this `id` away. */
  dismiss: (id: string) => say(library => library.dismiss(id)),
})
