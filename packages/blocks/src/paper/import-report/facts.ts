/** Facts of an import as a block stores them. */
import type { ImportFacts } from '../../import/imported.ts'

/** Null for facts that nobody wrote yet. */
export const readFacts = (facts: string): ImportFacts | null =>
  facts === '' ? null : (JSON.parse(facts) as ImportFacts)
