/** The line to one worker: what it says comes in its order, by message or by the mailbox. */
import type { EvaluatorEvent } from '../contract.ts'
import { createMailbox, takeFrom } from './mailbox.ts'
import type { FromEvaluator, MailboxOffer, Thread, ToEvaluator } from './messages.ts'

export interface Connection {
  send(message: ToEvaluator): void
  /** Takes at once what lies in the mailbox. */
  collect(): void
  /** Ends the worker, whatever it does. */
  end(): void
}

export function connectTo(thread: Thread, emit: (event: EvaluatorEvent) => void): Connection {
  const { port } = thread
  let heard = 0
  const hear = ({ number, event }: FromEvaluator): void => {
    // It was in the mailbox.
    if (number <= heard) return
    heard = number
    emit(event)
  }
  const receive = ({ data }: { readonly data: unknown }): void => hear(data as FromEvaluator)
  port.addEventListener('message', receive)
  const mailbox = typeof SharedArrayBuffer === 'undefined' ? null : createMailbox()
  if (mailbox) port.postMessage({ mailbox } satisfies MailboxOffer)
  return {
    send: message => port.postMessage(message),
    collect() {
      const text = mailbox ? takeFrom(mailbox) : ''
      const run = text === '' ? [] : (JSON.parse(text) as FromEvaluator[])
      // What comes before it is still on its way.
      if (run[0]?.number === heard + 1) run.forEach(hear)
    },
    end() {
      port.removeEventListener('message', receive)
      thread.terminate()
    },
  }
}
