/** Cost of a password hash; tests mock this module with a lower one. */
export interface HashCost {
  /** Memory in KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** The parameters that OWASP's Password Storage Cheat Sheet asks for. */
export const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
