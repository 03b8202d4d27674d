/**
 * The worker's side: hands messages to an evaluator and its events back.
 */
import type { Evaluator } from '../contract.ts'
import { isPlotted } from '../stored-plots.ts'
import { LargeFieldsReceived } from './large-fields.ts'
import { type Mailbox, writeMailbox } from './mailbox.ts'
import { reportsIdle } from './messages.ts'
import type {
  FromEvaluator,
  MailboxOffer,
  Ping,
  Pong,
  Port,
  ResourceAnswer,
  ToEvaluator,
} from './messages.ts'

/** Results of a longer run are not needed within one frame. */
const MOST_RESULTS = 64

/**
 * @param port in a worker its global scope
 * @param evaluator made in the worker, with the block types and the engine of the application
 */
export function serveEvaluator(port: Port, evaluator: Evaluator): void {
  const largeFields = new LargeFieldsReceived()
  let mailbox: Mailbox | null = null
  let number = 0
  let covered = 0
  /** Events since the evaluator was at rest, as far as they may go into the mailbox. */
  let run: FromEvaluator[] = []
  evaluator.on(event => {
    const message: FromEvaluator = { number: ++number, event, covered }
    if (mailbox) {
      run.push(message)
      if (event.kind === 'finished') {
        if (run.reduce(countResults, 0) <= MOST_RESULTS && !run.some(hasPlot))
          writeMailbox(mailbox, JSON.stringify(run))
        run = []
      }
    }
    port.postMessage(message)
  })
  port.addEventListener('message', ({ data }) => {
    const message = data as ToEvaluator | MailboxOffer | Ping | ResourceAnswer
    if ('mailbox' in message) {
      mailbox = message.mailbox
      return
    }
    if ('ping' in message) return port.postMessage({ pong: true, covered, number } satisfies Pong)
    // Answers about resources have a listener of their own.
    if (!('method' in message)) return
    const { method, args } = largeFields.message(message)
    if (reportsIdle(method)) covered++
    const call = evaluator[method] as (...args: readonly unknown[]) => void
    call.apply(evaluator, args as unknown[])
  })
}

/** Arrays of numbers are never text. */
const hasPlot = ({ event }: FromEvaluator): boolean =>
  event.kind === 'results' && event.results.some(({ outcomes }) => outcomes.some(isPlotted))

function countResults(count: number, { event }: FromEvaluator): number {
  return count + (event.kind === 'results' ? event.results.length : 0)
}
