/** Every block type that is saved. A new type is one line here; text takes what no type above it takes. */
import { createRegistry, type AnyBlockType, type Registry } from '@calcwright/document'
import { callBlocks } from './calls/schema.ts'
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
import { areaSeries } from './plots/area/schema.ts'
import { arrowsSeries } from './plots/arrows/schema.ts'
import { barSeries } from './plots/bar/schema.ts'
import { functionSeries } from './plots/function/schema.ts'
import { histogramSeries } from './plots/histogram/schema.ts'
import { levelSeries } from './plots/level/schema.ts'
import { lineSeries } from './plots/line/schema.ts'
import { mapSeries } from './plots/map/schema.ts'
import { parametricSeries } from './plots/parametric/schema.ts'
import { polarSeries } from './plots/polar/schema.ts'
import { scatterSeries } from './plots/scatter/schema.ts'
import { plotBlock } from './plots/plot/schema.ts'
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
  ...callBlocks,
  plotBlock,
  lineSeries,
  areaSeries,
  scatterSeries,
  barSeries,
  histogramSeries,
  parametricSeries,
  polarSeries,
  mapSeries,
  arrowsSeries,
  levelSeries,
  functionSeries,
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
export type { AreaSeriesProps } from './plots/area/schema.ts'
export type { ArrowsSeriesProps } from './plots/arrows/schema.ts'
export type { BarSeriesProps } from './plots/bar/schema.ts'
export type { FunctionSeriesProps } from './plots/function/schema.ts'
export type { HistogramSeriesProps } from './plots/histogram/schema.ts'
export type { LevelSeriesProps } from './plots/level/schema.ts'
export type { LineSeriesProps } from './plots/line/schema.ts'
export type { MapSeriesProps } from './plots/map/schema.ts'
export type { ParametricSeriesProps } from './plots/parametric/schema.ts'
export type { PolarSeriesProps } from './plots/polar/schema.ts'
export type { ScatterSeriesProps } from './plots/scatter/schema.ts'
export type { PlotProps } from './plots/plot/schema.ts'
export { sanitizeHtml } from './text/rich/sanitize.ts'
export type { TextProps } from './text/rich/schema.ts'
