/** The rules that both notations share. */
import { missingOperand } from './faults.ts'
import { infixRule } from './infix.ts'
import { readMarks } from './marks.ts'
import type { Grammar } from './parser.ts'

export const GRAMMAR: Grammar = { infixRule, readMarks, missingOperand }
