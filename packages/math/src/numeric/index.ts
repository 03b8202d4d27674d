/** Formulas over SI numbers as functions of numbers: see README.md. */
export { compileNumeric, type Numeric } from './numeric.ts'
export { compileLoop, type LoopRun, type LoopState } from './loop.ts'
export { sampleCurve, type Curve, type CurveOptions, type Values } from './curve.ts'
export { sampleNumeric } from './sample.ts'
export { NUMERIC_WORDS } from './functions/index.ts'
export { wordOf } from './calls.ts'
export { Complex, NumericFault, type FaultCode, type NumericValue } from './value.ts'
export type { NotNumeric, NumericMeaning, NumericNames, NumericOutcome, NumericScope } from './types.ts'
