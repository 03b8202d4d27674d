/** Formulas over SI numbers as functions of numbers: see README.md. */
export { compileNumeric } from './numeric.ts'
export type { Numeric } from './types.ts'
export { exactnessOf } from './exactness.ts'
export type { Exactness } from './exactness-of-programs.ts'
export { compileLoop, type LoopRun, type LoopState } from './loop.ts'
export { sampleCurve, type CurveOptions } from './curve.ts'
export type { Curve, Values } from './curve-points.ts'
export { isTooFast } from './curve-check.ts'
export { sampleNumeric } from './sample.ts'
export { NUMERIC_WORDS, numbersOf } from './functions/index.ts'
export { centresOf, sidesOf, type Sides } from './switches.ts'
export { certainDigits, commonDigits } from './noise.ts'
export { noiseFrom, withNoise } from './noisy.ts'
export { closeAsSame } from './close.ts'
export { gridOf } from './grid.ts'
export { wordOf } from './words.ts'
export { Complex, isList, NumericFault, type NumericValue } from './value.ts'
export type {
  Doubts,
  Noise,
  NotNumeric,
  NumericMeaning,
  NumericNames,
  NumericOutcome,
  NumericScope,
} from './types.ts'
export { onCurve } from './functions/curves.ts'
