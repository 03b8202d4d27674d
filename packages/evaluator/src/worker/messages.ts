/**
 * Messages between the page and the evaluator's worker. Plain data, one method a message.
 */
import type { Evaluator, EvaluatorEvent } from '../contract.ts'
import type { Mailbox } from './mailbox.ts'

/** Methods of the evaluator that are sent on; the page answers the others itself. */
export type Instruction = Exclude<keyof Evaluator, 'snapshot' | 'settled' | 'on' | 'collect'>

/** Whether the evaluator reports that it is at rest after it: one that has nothing to abort reports nothing. */
export const reportsIdle = (method: Instruction): boolean => method !== 'abort'

export interface ToEvaluator {
  readonly method: Instruction
  readonly args: readonly unknown[]
}

/** The first message, where memory can be shared: of a mailbox. */
export interface MailboxOffer {
  readonly mailbox: Mailbox
}

/** The page asks how far the worker is. */
export interface Ping {
  readonly ping: true
}

/** How far it is: what was sent before has been posted before. */
export interface Pong {
  /** How many instructions have come, those to abort left out. */
  readonly covered: number
  /** Number of the last event. */
  readonly number: number
  readonly pong: true
}

export const isPong = (data: unknown): data is Pong =>
  typeof data === 'object' && data !== null && 'pong' in data

/** Numbered from 1: what was in the mailbox comes as a message as well. */
export interface FromEvaluator {
  readonly number: number
  readonly event: EvaluatorEvent
  /** How many instructions had come by then, those to abort left out. */
  readonly covered: number
}

/** The worker asks the page for the bytes of a resource. */
export interface ResourceRequest {
  /** Names the request in its answer. */
  readonly request: number
  readonly digest: string
}

export interface ResourceAnswer {
  /** The request that is answered. */
  readonly answered: number
  readonly bytes?: Uint8Array<ArrayBuffer>
  /** Why there are none. */
  readonly fault?: { readonly name: string; readonly message: string }
}

/** A worker, a worker's own scope, or one end of a message channel. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** The page's end of a worker, which can hand buffers over. */
interface ThreadPort extends Port {
  postMessage(message: unknown, transfer?: Transferable[]): void
}

/** A worker in which `serveEvaluator` runs. */
export interface EvaluatorThread {
  readonly port: ThreadPort
  /** Ends it at once, whatever it does. */
  terminate(): void
  /** @param listener called when the worker cannot start or has failed */
  onLost(listener: (reason: string) => void): void
}
