/** Passing messages. Sending one needs no part that shows it: messages wait until messages.tsx has loaded. */
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

/** Calls when a message waits for the part that shows it, the first time at once if one waits already. */
export function whenWaiting(call: () => void): void {
  onWaiting = call
  if (waiting.length > 0) call()
}

/** Shows the waiting messages, and every later one at once. */
export function showToasts(library: Library): void {
  shown = library
  for (const message of waiting.splice(0)) message(library)
}

type Action = NonNullable<ExternalToast['action']>

const remedies: (readonly [part: string, action: Action])[] = []

/** Errors with this part of a sentence get this button from now on: the remedy that a person can apply. */
export function setRemedy(part: string, action: Action): void {
  remedies.push([part, action])
}

function withRemedy(text: string, options: ExternalToast | undefined): ExternalToast | undefined {
  const action = remedies.find(([part]) => text.includes(part))?.[1]
  return action ? { action, ...options } : options
}

const plain = (text: string, options?: ExternalToast): void => say(library => library(text, options))

export const toast = Object.assign(plain, {
  success: (text: string, options?: ExternalToast) => say(library => library.success(text, options)),
  warning: (text: string, options?: ExternalToast) => say(library => library.warning(text, options)),
  error: (text: string, options?: ExternalToast) =>
    say(library => library.error(text, withRemedy(text, options))),
  /** Takes the message with this `id` away. Where none waits, no part has to come for that. */
  dismiss: (id: string) => {
    if (shown || waiting.length > 0) say(library => library.dismiss(id))
  },
})
