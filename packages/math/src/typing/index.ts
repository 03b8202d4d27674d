/** Typing: the picture of a formula while it is being typed, and what its words may mean. */
export { drawTyped, drawTypedUnit, type TypingRules } from './typed.ts'
export { secondReadings, type SecondReading } from './second-readings.ts'
export type { DimensionOf } from './formula-dimensions.ts'
export { misreadUnit } from './misread-unit.ts'
export { typedLines, type LinesRules } from './typed-lines.ts'
export { placeOf, type DrawnPart, type TypedSource } from './source.ts'
export type { Branch, Path, Picture } from './drawing.ts'
