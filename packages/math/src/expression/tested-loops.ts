/**
 * Loops that run while a test is true. Each is a loop that counts its passes and has a test besides: a pass begins only
 * where the test holds.
 */
import type { Expression, ProgramStatement } from './tree.ts'

/** Passes after which a loop whose test is still true has failed. */
export const MOST_TESTED_PASSES = 1_000_000

/** The same where the engine makes them, which takes some thirty times as long for each. */
export const MOST_TESTED_BY_ENGINE = 100_000

/** Name of what counts the passes; no typed name is spelt like it. */
export const TESTED_PASS = 'passOfTestedLoop'

const NOWHERE = { start: 0, end: 0 }

const numeral = (text: string): Expression => ({ kind: 'number', text, span: NOWHERE })

type LoopStatement = ProgramStatement & { readonly kind: 'loop' }

/** @returns the head of a loop, all but its body */
export function testedLoopHead(test: Expression) {
  return {
    kind: 'loop',
    iterator: { kind: 'name', name: TESTED_PASS, span: NOWHERE },
    start: numeral('0'),
    finish: numeral(String(MOST_TESTED_PASSES)),
    step: numeral('1'),
    test,
  } as const satisfies Omit<LoopStatement, 'body' | 'source'>
}
