/** The codes of all messages. Whoever makes a message imports `message` from the table of its area. */
import type { ARGUMENTS } from './arguments.ts'
import type { ANSWERS } from './answers.ts'
import type { NAMES } from './names.ts'
import type { PLOTS } from './plots.ts'
import type { RESOURCES } from './resources.ts'
import type { RESULTS } from './results.ts'
import type { RUNS } from './runs.ts'
import type { SOLVING } from './solving.ts'
import type { UNCERTAINTY } from './uncertainty.ts'
import type { BLOCKS } from './blocks.ts'
import type { INPUTS } from './inputs.ts'
import type { CodesOf } from './message.ts'
import type { NUMBERS } from './numbers.ts'
import type { PROPERTIES } from './properties.ts'
import type { READINGS } from './readings.ts'
import type { SYNTAX } from './syntax.ts'
import type { READ_UNITS, UNKNOWN_UNITS } from './unit-boxes.ts'
import type { TABLES } from './tables.ts'
import type { UNITS } from './units.ts'

export { isAbout, type Message } from './message.ts'

export type MessageCode =
  | CodesOf<typeof ARGUMENTS>
  | CodesOf<typeof NUMBERS>
  | CodesOf<typeof READINGS>
  | CodesOf<typeof READ_UNITS>
  | CodesOf<typeof SYNTAX>
  | CodesOf<typeof UNITS>
  | CodesOf<typeof UNKNOWN_UNITS>
  | CodesOf<typeof ANSWERS>
  | CodesOf<typeof NAMES>
  | CodesOf<typeof PLOTS>
  | CodesOf<typeof RESULTS>
  | CodesOf<typeof RUNS>
  | CodesOf<typeof SOLVING>
  | CodesOf<typeof UNCERTAINTY>
  | CodesOf<typeof BLOCKS>
  | CodesOf<typeof INPUTS>
  | CodesOf<typeof RESOURCES>
  | CodesOf<typeof PROPERTIES>
  | CodesOf<typeof TABLES>
