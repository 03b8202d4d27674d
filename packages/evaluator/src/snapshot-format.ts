/** Format of stored results. It stands alone, because servers that only read results need no evaluator for it. */
export const SNAPSHOT_FORMAT = 1
