/**
 * Limits in milliseconds on the time in which a request arrives, because slow ones occupy places that others
 * need.
 */
export interface RequestTimes {
  /** Time for the whole request. */
  readonly whole: number
  /** Time for the head. */
  readonly head: number
  /** Interval of checking both. */
  readonly check: number
  /** Silence within a body. After this time a body must also arrive at `SLOWEST` at least. */
  readonly silence: number
  /** Time after which an unfinished large body lets others pass. */
  readonly burst: number
}

/** The largest body fits in at 1.5 Mbit/s. */
export const REQUEST_TIMES: RequestTimes = {
  whole: 300_000,
  head: 20_000,
  check: 4000,
  silence: 20_000,
  burst: 3000,
}

/** Bytes of a body per second, a tenth of what a slow telephone sends. */
export const SLOWEST_BODY_RATE = 4096
