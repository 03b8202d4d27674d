import { borrowEngine } from '@calcwright/engine/testing'
import { type Evaluator, createEvaluator } from '@calcwright/evaluator'
import { blockEvaluations } from '../registered/evaluations.ts'

/** An evaluator of all block types on an engine that tests share; `dispose` gives the engine back. */
export const testEvaluator = (): Evaluator =>
  createEvaluator({ startEngine: borrowEngine, blockEvaluations, deadline: 10_000 })
