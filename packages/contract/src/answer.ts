import type { Refusal } from './common.ts'

/** The answer of a call, or the server's refusal. */
export type Answer<T> = T | Refusal

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Lets the request outlive the page; browsers allow it up to 64 kB. */
  readonly keepalive?: boolean
}
