/** Pages of help on errors and notices. */
import { CALL_TOPICS } from './call-topics.ts'
import { FLOW_TOPICS } from './flow-topics.ts'
import { FORMULA_TOPICS } from './formula-topics.ts'
import { PLOT_TOPICS } from './plot-topics.ts'
import { PROPERTY_TOPICS } from './property-topics.ts'
import { RUN_TOPICS } from './run-topics.ts'
import { SOLVER_TOPICS } from './solver-topics.ts'
import type { Topic } from './topic.ts'
import { UNIT_TOPICS } from './unit-topics.ts'
import { VALUE_TOPICS } from './value-topics.ts'

export { type Example, type Topic, topicAmong } from './topic.ts'

export const MESSAGE_TOPICS: readonly Topic[] = [
  ...FORMULA_TOPICS,
  ...UNIT_TOPICS,
  ...VALUE_TOPICS,
  ...PROPERTY_TOPICS,
  ...SOLVER_TOPICS,
  ...FLOW_TOPICS,
  ...PLOT_TOPICS,
  ...CALL_TOPICS,
  ...RUN_TOPICS,
]
