/** Responsibilities: the kinds of steps. A new one is a file and a row here. */
import type { PlannedStep } from '../../plan/planned.ts'
import { COLUMN } from './column.ts'
import { CORRELATED } from './correlated.ts'
import { EXPORT } from './export.ts'
import { FIGURE } from './figure.ts'
import { FORMULA } from './formula.ts'
import type { StepKind } from './kind.ts'
import { ROW } from './row.ts'
import { TABLE } from './table-step.ts'
import { LOOP } from './loop.ts'
import { MERGE } from './merge.ts'
import { PART } from './part.ts'
import { PROBLEM } from './problem.ts'
import { REMARK } from './remark.ts'
import { RESOURCE } from './resource.ts'

const STEP_KINDS: { readonly [K in PlannedStep['kind']]: StepKind<Extract<PlannedStep, { kind: K }>> } = {
  formula: FORMULA,
  problem: PROBLEM,
  remark: REMARK,
  merge: MERGE,
  part: PART,
  export: EXPORT,
  correlated: CORRELATED,
  loop: LOOP,
  figure: FIGURE,
  resource: RESOURCE,
  column: COLUMN,
  table: TABLE,
  row: ROW,
}

/** @returns the kind that a planned step is of */
export const kindOf = ({ kind }: PlannedStep): StepKind => STEP_KINDS[kind] as StepKind
