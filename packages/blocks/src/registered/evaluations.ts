/** The evaluation of each block type; a type that is not here computes nothing. Written by scripts/register.ts. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import mathLine from '../math/line/evaluate.ts'
import dataInclude from '../data/include/evaluate.ts'
import dataTable from '../data/table/evaluate.ts'
import dataRow from '../data/row/evaluate.ts'
import dataMaterial from '../data/material/evaluate.ts'
import dataCsv from '../data/csv/evaluate.ts'
import dataSpecies from '../data/species/evaluate.ts'
import cadFusionVar from '../cad/fusion-var/evaluate.ts'
import cadOnshapeGet from '../cad/onshape-get/evaluate.ts'
import cadOnshapeSet from '../cad/onshape-set/evaluate.ts'
import mathCheck from '../math/check/evaluate.ts'
import mathConditionalAssignment from '../math/conditional-assignment/evaluate.ts'
import mathPurge from '../math/purge/evaluate.ts'
import flowProgram from '../flow/program/evaluate.ts'
import flowReturn from '../flow/return/evaluate.ts'
import flowIf from '../flow/if/evaluate.ts'
import flowElseif from '../flow/elseif/evaluate.ts'
import flowElse from '../flow/else/evaluate.ts'
import flowFor from '../flow/for/evaluate.ts'
import flowWhile from '../flow/while/evaluate.ts'
import flowBreak from '../flow/break/evaluate.ts'
import flowContinue from '../flow/continue/evaluate.ts'
import controlsSlider from '../controls/slider/evaluate.ts'
import controlsSelect from '../controls/select/evaluate.ts'
import controlsRadio from '../controls/radio/evaluate.ts'
import controlsCheckbox from '../controls/checkbox/evaluate.ts'
import calls from '../calls/evaluate.ts'
import plotsPlot from '../plots/plot/evaluate.ts'
import plotsFunction from '../plots/function/evaluate.ts'
import plotsLine from '../plots/line/evaluate.ts'
import plotsParametric from '../plots/parametric/evaluate.ts'
import plotsScatter from '../plots/scatter/evaluate.ts'
import plotsBar from '../plots/bar/evaluate.ts'
import plotsHistogram from '../plots/histogram/evaluate.ts'
import plotsPolar from '../plots/polar/evaluate.ts'
import plotsArea from '../plots/area/evaluate.ts'
import plotsMap from '../plots/map/evaluate.ts'
import plotsArrows from '../plots/arrows/evaluate.ts'
import plotsLevel from '../plots/level/evaluate.ts'
import plotsBand from '../plots/band/evaluate.ts'
import plotsBox from '../plots/box/evaluate.ts'
import plotsNote from '../plots/note/evaluate.ts'

export const blockEvaluations = [
  mathLine,
  dataInclude,
  dataTable,
  dataRow,
  dataMaterial,
  dataCsv,
  dataSpecies,
  cadFusionVar,
  cadOnshapeGet,
  cadOnshapeSet,
  mathCheck,
  mathConditionalAssignment,
  mathPurge,
  flowProgram,
  flowReturn,
  flowIf,
  flowElseif,
  flowElse,
  flowFor,
  flowWhile,
  flowBreak,
  flowContinue,
  controlsSlider,
  controlsSelect,
  controlsRadio,
  controlsCheckbox,
  calls,
  plotsPlot,
  plotsFunction,
  plotsLine,
  plotsParametric,
  plotsScatter,
  plotsBar,
  plotsHistogram,
  plotsPolar,
  plotsArea,
  plotsMap,
  plotsArrows,
  plotsLevel,
  plotsBand,
  plotsBox,
  plotsNote,
].flat() as readonly BlockEvaluation[]
