/** How long a request may take to come: who takes longer keeps a place that others need. In milliseconds. */
export interface RequestTimes {
  /** All of it. */
  readonly whole: number
  /** Its head. */
  readonly head: number
  /** Until both of these are looked at again. */
  readonly check: number
  /** Silence within a body; besides, a body comes at `SLOWEST` after as long. */
  readonly silence: number
  /** After which a large body that still comes lets others come as well. */
  readonly burst: number
}

/** The largest body fits with 1.5 Mbit/s. */
export const REQUEST_TIMES: RequestTimes = {
  whole: 300_000,
  head: 20_000,
  check: 4000,
  silence: 20_000,
  burst: 3000,
}

/** Bytes a second of a body: a tenth of a slow telephone's. */
export const SLOWEST = 4096
