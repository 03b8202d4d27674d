/** State vectors as clients send them. */

/** Characters, enough for tens of thousands of sessions, each of which has an entry. */
const VECTOR_LIMIT = 256 * 1024

/** Drops a longer vector, which would block others; its client receives the whole document. */
export const usableStateVector = (vector: string | undefined): string | undefined =>
  vector === undefined || vector.length > VECTOR_LIMIT ? undefined : vector
