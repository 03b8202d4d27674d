/** The connection to one worker: its events come in order, by message or by the mailbox. */
import type { EvaluatorEvent, ResourceSource } from '../contract.ts'
import { createMailbox, takeFrom } from './mailbox.ts'
import type { FromEvaluator, MailboxOffer, ResourceRequest, Thread, ToEvaluator } from './messages.ts'
import { answerRequest, isRequest } from './resources.ts'

export interface Connection {
  send(message: ToEvaluator): void
  /** Takes the events in the mailbox at once. */
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
  let received = 0
  const accept = ({ number, event }: FromEvaluator): void => {
    // The mailbox had it already.
    if (number <= received) return
    received = number
    emit(event)
  }
  let isOpen = true
  const answer = async (request: ResourceRequest): Promise<void> => {
    const found = await answerRequest(request, resources)
    if (isOpen) port.postMessage(found)
  }
  const receive = ({ data }: { readonly data: unknown }): void => {
    if (isRequest(data)) void answer(data)
    else accept(data as FromEvaluator)
  }
  port.addEventListener('message', receive)
  const mailbox = typeof SharedArrayBuffer === 'undefined' ? null : createMailbox()
  if (mailbox) port.postMessage({ mailbox } satisfies MailboxOffer)
  return {
    send: message => port.postMessage(message),
    collect() {
      const text = mailbox ? takeFrom(mailbox) : ''
      const run = text === '' ? [] : (JSON.parse(text) as FromEvaluator[])
      // Events before these are still on their way.
      if (run[0]?.number === received + 1) run.forEach(accept)
    },
    end() {
      isOpen = false
      port.removeEventListener('message', receive)
      thread.terminate()
    },
  }
}
