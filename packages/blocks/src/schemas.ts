/** Every block type that is saved. A new type is one line here; text takes what no type above it takes. */
import { createRegistry, type AnyBlockType, type Registry } from '@calcwright/document'
import { checkboxBlock } from './controls/checkbox/schema.ts'
import { radioBlock } from './controls/radio/schema.ts'
import { selectBlock } from './controls/select/schema.ts'
import { sliderBlock } from './controls/slider/schema.ts'
import { include } from './data/include/schema.ts'
import { breakBlock } from './flow/break/schema.ts'
import { continueBlock } from './flow/continue/schema.ts'
import { elseBlock } from './flow/else/schema.ts'
import { elseifBlock } from './flow/elseif/schema.ts'
import { forBlock } from './flow/for/schema.ts'
import { ifBlock } from './flow/if/schema.ts'
import { indent } from './flow/indent/schema.ts'
import { programBlock } from './flow/program/schema.ts'
import { returnBlock } from './flow/return/schema.ts'
import { conditionalAssignmentBlock } from './math/conditional-assignment/schema.ts'
import { math } from './math/line/schema.ts'
import { purgeBlock } from './math/purge/schema.ts'
import { text } from './text/rich/schema.ts'

export const blockTypes: readonly AnyBlockType[] = [
  math,
  conditionalAssignmentBlock,
  purgeBlock,
  ifBlock,
  elseifBlock,
  elseBlock,
  forBlock,
  continueBlock,
  breakBlock,
  programBlock,
  returnBlock,
  checkboxBlock,
  selectBlock,
  radioBlock,
  sliderBlock,
  include,
  indent,
  text,
]

export const registry: Registry = createRegistry(blockTypes)

export type { CheckboxProps } from './controls/checkbox/schema.ts'
export type { RadioProps } from './controls/radio/schema.ts'
export type { SelectProps } from './controls/select/schema.ts'
export type { SliderProps } from './controls/slider/schema.ts'
export type { IncludeProps } from './data/include/schema.ts'
export type { IndentProps } from './flow/indent/schema.ts'
export type { MathProps } from './math/line/schema.ts'
export { sanitizeHtml } from './text/rich/sanitize.ts'
export type { TextProps } from './text/rich/schema.ts'
