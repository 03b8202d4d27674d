/** Responsibilities: input and output of a solver. Each solver has a file; `table.ts` lists them. */
import type { CallNode, Expression } from '@calcwright/math/expression'
import type { NumericValue } from '@calcwright/math/numeric'
import type { Notice, StoredCode } from '../block-result.ts'
import type { Message } from '@calcwright/math/messages'
import type { EngineSession } from '../engine/session.ts'
import type { Table } from '../values/table.ts'
import type { Formulas } from './formulas.ts'
import { message } from '@calcwright/math/messages/properties'
import type { Doubt } from '@calcwright/reference/holders'

/** The numbers of a call, in SI units, or why there are none. */
export type SolverAnswer =
  | {
      readonly ok: true
      readonly value: NumericValue
      readonly notices?: readonly Notice[]
      readonly table?: Table
    }
  | NoAnswer

/** A formula for the engine in the place of a call. */
export interface FormulaAnswer {
  readonly ok: true
  readonly formula: Expression
  readonly notices?: readonly Notice[]
  readonly table?: undefined
}

/** Why a call has no numbers. */
export interface NoAnswer {
  readonly ok: false
  readonly code: StoredCode
  readonly message: string
}

export const noAnswer = ({ code, text }: Message<StoredCode>): NoAnswer => ({
  ok: false,
  code,
  message: text,
})

/**
 * Solves one call whose names all have values. It yields now and then, so that other work runs and
 * a run can be stopped, and it verifies its answer: a residual, the end that was reached.
 *
 * @param call as the inference leaves it: over SI numbers, by its engine name
 * @returns null where the call takes the engine
 */
export type Solver = (call: CallNode, formulas: Formulas) => Generator<void, SolverAnswer | null>

/** Everything that answers calls of solvers beside their formulas. */
export interface SolverServices {
  readonly session: EngineSession
  /** Calls that are answered by several requests to the engine, by their engine names. */
  readonly requesting: ReadonlyMap<string, RequestingCall>
}

/**
 * Answers a call that puts formulas to the engine itself, as the calls about uncertainties do.
 *
 * @returns null where the call takes the engine
 * @throws RunStopped when the run was stopped
 */
export type RequestingCall = (
  call: CallNode,
  formulas: Formulas,
  solving: SolverServices,
) => Promise<SolverAnswer | FormulaAnswer | null>

/** @param doubt undefined for none */
export const doubtNotices = (doubt: Doubt | undefined): Notice[] =>
  doubt === undefined ? [] : [message('property.doubt', { doubt: doubt.text })]
