/** The line to one worker: what it says comes in its order, by message or by the mailbox. */
import type { EvaluatorEvent, ResourceSource } from '../contract.ts'
import { createMailbox, takeFrom } from './mailbox.ts'
import type { FromEvaluator, MailboxOffer, ResourceRequest, Thread, ToEvaluator } from './messages.ts'
import { answerRequest, isRequest } from './resources.ts'

export interface Connection {
  send(message: ToEvaluator): void
  /** Takes at once what lies in the mailbox. */
  collect(): void
  /** Ends the worker, whatever it does. */
  end(): void
}

/** @param resources answers the requests of the worker */
export function connectTo(
  thread: Thread,
  emit: (event: EvaluatorEvent) => void,
  resources: ResourceSource | undefined,
): Connection {
  const { port } = thread
  let heard = 0
  const hear = ({ number, event }: FromEvaluator): void => {
    // It was in the mailbox.
    if (number <= heard) return
    heard = number
    emit(event)
  }
  let isOpen = true
  const answer = async (request: ResourceRequest): Promise<void> => {
    const found = await answerRequest(request, resources)
    if (isOpen) port.postMessage(found)
  }
  const receive = ({ data }: { readonly data: unknown }): void => {
    if (isRequest(data)) void answer(data)
    else hear(data as FromEvaluator)
  }
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
      isOpen = false
      port.removeEventListener('message', receive)
      thread.terminate()
    },
  }
}
