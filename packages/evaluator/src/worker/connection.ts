/** The connection to one worker: its events come in order, by message or by the mailbox. */
import type { EvaluatorEvent, ResourceSource } from '../contract.ts'
import { LargeFieldsSent } from './large-fields.ts'
import { createMailbox, readMailbox } from './mailbox.ts'
import { isPong, reportsIdle } from './messages.ts'
import type {
  FromEvaluator,
  MailboxOffer,
  Ping,
  ResourceRequest,
  EvaluatorThread,
  ToEvaluator,
} from './messages.ts'
import { IdleTracker } from '../idle-tracker.ts'
import { answerRequest, isRequest } from './resources.ts'
import { Watchdog } from './watchdog.ts'

export interface Connection {
  send(message: ToEvaluator): void
  /** Resolves when everything that was sent is calculated, or waits for a request. */
  settled(): Promise<void>
  /** Takes the events in the mailbox at once. */
  collect(): void
  /** Ends the worker, whatever it does. */
  end(): void
}

export interface ConnectionOptions {
  readonly emit: (event: EvaluatorEvent) => void
  /** Answers the requests of the worker. */
  readonly resources: ResourceSource | undefined
  /** The worker owes results that do not come. */
  readonly onOverdue: () => void
  /** How often that has happened before. */
  readonly attempt: number
}

export function connectTo(
  thread: EvaluatorThread,
  { emit, resources, onOverdue, attempt }: ConnectionOptions,
): Connection {
  const { port } = thread
  let received = 0
  const rest = new IdleTracker()
  const watchdog = new Watchdog({
    ping: () => port.postMessage({ ping: true } satisfies Ping),
    received: () => ({ asked: rest.asked, number: received }),
    lost: onOverdue,
    attempt,
  })
  const accept = ({ number, event, covered }: FromEvaluator): void => {
    // The mailbox had it already.
    if (number <= received) return
    received = number
    watchdog.received(event)
    emit(event)
    if (event.kind !== 'finished') return
    rest.reached(covered)
    if (covered === rest.asked) watchdog.rest()
  }
  const largeFields = new LargeFieldsSent()
  let isOpen = true
  const answer = async (request: ResourceRequest): Promise<void> => {
    const found = await answerRequest(request, resources)
    if (isOpen) port.postMessage(found, found.bytes ? [found.bytes.buffer] : [])
  }
  const receive = ({ data }: { readonly data: unknown }): void => {
    if (isRequest(data)) void answer(data)
    else if (isPong(data)) watchdog.answered(data)
    else accept(data as FromEvaluator)
  }
  port.addEventListener('message', receive)
  const mailbox = typeof SharedArrayBuffer === 'undefined' ? null : createMailbox()
  if (mailbox) port.postMessage({ mailbox } satisfies MailboxOffer)
  return {
    send(message) {
      if (reportsIdle(message.method)) {
        rest.ask()
        watchdog.watch()
      }
      port.postMessage(largeFields.message(message))
    },
    settled: () => rest.settled(),
    collect() {
      const text = mailbox ? readMailbox(mailbox) : ''
      const run = text === '' ? [] : (JSON.parse(text) as FromEvaluator[])
      // Events before these are still on their way.
      if (run[0]?.number === received + 1) run.forEach(accept)
    },
    end() {
      isOpen = false
      watchdog.rest()
      rest.reached(rest.asked)
      port.removeEventListener('message', receive)
      thread.terminate()
    },
  }
}
