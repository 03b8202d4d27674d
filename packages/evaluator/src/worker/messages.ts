/**
 * What the page and the evaluator's worker say to each other. Plain data, one method a message.
 */
import type { Evaluator, EvaluatorEvent, ResultsSnapshot } from '../contract.ts'

/** Methods of the evaluator that answer nothing. */
export type Instruction = Exclude<keyof Evaluator, 'snapshot' | 'on'>

export type ToEvaluator =
  | { readonly kind: 'instruct'; readonly method: Instruction; readonly args: readonly unknown[] }
  | { readonly kind: 'snapshot'; readonly id: number }

export type FromEvaluator =
  | { readonly kind: 'event'; readonly event: EvaluatorEvent }
  | { readonly kind: 'snapshot'; readonly id: number; readonly snapshot: ResultsSnapshot }

/** A worker, a worker's own scope, or one end of a message channel. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}
