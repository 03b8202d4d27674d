import type { BlockResult, Outcome } from '@calcwright/evaluator'

/** Outcomes of a block in the order of its definitions, without the steps that only prepare them. */
export const outcomesOf = (result: BlockResult | null | undefined): readonly Outcome[] =>
  result?.outcomes.filter(({ request }) => request !== 'preparation') ?? []
