/** State vectors as clients send them. */

/** Characters: of tens of thousands of visits, each of which has a place in it. */
const VECTOR_LIMIT = 256 * 1024

/** A longer one would keep others waiting: it counts as none, and its client is sent everything. */
export const readable = (vector: string | undefined): string | undefined =>
  vector === undefined || vector.length > VECTOR_LIMIT ? undefined : vector
