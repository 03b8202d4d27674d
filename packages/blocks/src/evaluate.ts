/** What each block type wants computed. Types that are not here compute nothing. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { callEvaluations } from './calls/evaluate.ts'
import { checkboxEvaluation } from './controls/checkbox/evaluate.ts'
import { radioEvaluation } from './controls/radio/evaluate.ts'
import { selectEvaluation } from './controls/select/evaluate.ts'
import { sliderEvaluation } from './controls/slider/evaluate.ts'
import { includeEvaluation } from './data/include/evaluate.ts'
import { breakEvaluation } from './flow/break/evaluate.ts'
import { continueEvaluation } from './flow/continue/evaluate.ts'
import { elseEvaluation } from './flow/else/evaluate.ts'
import { elseifEvaluation } from './flow/elseif/evaluate.ts'
import { forEvaluation } from './flow/for/evaluate.ts'
import { ifEvaluation } from './flow/if/evaluate.ts'
import { programEvaluation } from './flow/program/evaluate.ts'
import { returnEvaluation } from './flow/return/evaluate.ts'
import { conditionalAssignmentEvaluation } from './math/conditional-assignment/evaluate.ts'
import { mathEvaluation } from './math/line/evaluate.ts'
import { purgeEvaluation } from './math/purge/evaluate.ts'
import { arrowsEvaluation } from './plots/arrows/evaluate.ts'
import { areaEvaluation } from './plots/area/evaluate.ts'
import { barEvaluation } from './plots/bar/evaluate.ts'
import { functionEvaluation } from './plots/function/evaluate.ts'
import { histogramEvaluation } from './plots/histogram/evaluate.ts'
import { levelEvaluation } from './plots/level/evaluate.ts'
import { lineEvaluation } from './plots/line/evaluate.ts'
import { mapEvaluation } from './plots/map/evaluate.ts'
import { parametricEvaluation } from './plots/parametric/evaluate.ts'
import { plotEvaluation } from './plots/plot/evaluate.ts'
import { polarEvaluation } from './plots/polar/evaluate.ts'
import { scatterEvaluation } from './plots/scatter/evaluate.ts'

export const blockEvaluations = [
  checkboxEvaluation,
  radioEvaluation,
  selectEvaluation,
  sliderEvaluation,
  ...callEvaluations,
  includeEvaluation,
  breakEvaluation,
  continueEvaluation,
  elseEvaluation,
  elseifEvaluation,
  forEvaluation,
  ifEvaluation,
  programEvaluation,
  returnEvaluation,
  conditionalAssignmentEvaluation,
  mathEvaluation,
  purgeEvaluation,
  plotEvaluation,
  lineEvaluation,
  areaEvaluation,
  scatterEvaluation,
  barEvaluation,
  histogramEvaluation,
  parametricEvaluation,
  polarEvaluation,
  mapEvaluation,
  arrowsEvaluation,
  levelEvaluation,
  functionEvaluation,
] as readonly BlockEvaluation[]
