/** The messages of the inference of dimensions. */
import { ARGUMENTS } from './arguments.ts'
import { type CodesOf, messagesOf } from './message.ts'
import { READINGS } from './readings.ts'
import type { ReadUnitCode, UnknownUnitCode } from './unit-boxes.ts'
import { UNITS } from './units.ts'

/** Codes of problems of formulas that cannot be computed; the first word is the kind of the problem. */
export type ProblemCode = CodesOf<typeof UNITS> | CodesOf<typeof ARGUMENTS> | UnknownUnitCode

export type NoticeCode = CodesOf<typeof READINGS> | ReadUnitCode

export const message = messagesOf({ ...ARGUMENTS, ...READINGS, ...UNITS })
