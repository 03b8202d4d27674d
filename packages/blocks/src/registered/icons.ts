/** The icon of each block type and tool by its id; loaded when the first one is drawn. Written by scripts/register.ts. */
import type { Tool } from '@calcwright/editor'
import mathLine from '../math/line/icons.ts'
import textRich from '../text/rich/icons.ts'
import dataInclude from '../data/include/icons.ts'
import dataImport from '../data/import/icons.ts'
import dataTable from '../data/table/icons.ts'
import dataRow from '../data/row/icons.ts'
import dataMaterial from '../data/material/icons.ts'
import dataCsv from '../data/csv/icons.ts'
import dataSpecies from '../data/species/icons.ts'
import dataImage from '../data/image/icons.ts'
import dataVideo from '../data/video/icons.ts'
import dataSystemvision from '../data/systemvision/icons.ts'
import cadFusion from '../cad/fusion/icons.ts'
import cadFusionVar from '../cad/fusion-var/icons.ts'
import cadOnshapeGet from '../cad/onshape-get/icons.ts'
import cadOnshapeSet from '../cad/onshape-set/icons.ts'
import mathCheck from '../math/check/icons.ts'
import mathConditionalAssignment from '../math/conditional-assignment/icons.ts'
import mathPurge from '../math/purge/icons.ts'
import flowProgram from '../flow/program/icons.ts'
import flowReturn from '../flow/return/icons.ts'
import flowIf from '../flow/if/icons.ts'
import flowElseif from '../flow/elseif/icons.ts'
import flowElse from '../flow/else/icons.ts'
import flowFor from '../flow/for/icons.ts'
import flowWhile from '../flow/while/icons.ts'
import flowBreak from '../flow/break/icons.ts'
import flowContinue from '../flow/continue/icons.ts'
import controlsSlider from '../controls/slider/icons.ts'
import controlsSelect from '../controls/select/icons.ts'
import controlsRadio from '../controls/radio/icons.ts'
import controlsCheckbox from '../controls/checkbox/icons.ts'
import calls from '../calls/icons.ts'
import plotsPlot from '../plots/plot/icons.ts'
import plotsFunction from '../plots/function/icons.ts'
import plotsLine from '../plots/line/icons.ts'
import plotsParametric from '../plots/parametric/icons.ts'
import plotsScatter from '../plots/scatter/icons.ts'
import plotsBar from '../plots/bar/icons.ts'
import plotsHistogram from '../plots/histogram/icons.ts'
import plotsPolar from '../plots/polar/icons.ts'
import plotsArea from '../plots/area/icons.ts'
import plotsMap from '../plots/map/icons.ts'
import plotsArrows from '../plots/arrows/icons.ts'
import plotsLevel from '../plots/level/icons.ts'
import plotsBand from '../plots/band/icons.ts'
import plotsBox from '../plots/box/icons.ts'
import plotsNote from '../plots/note/icons.ts'
import paperPageBreak from '../paper/page-break/icons.ts'
import paperContents from '../paper/contents/icons.ts'
import paperCheckSummary from '../paper/check-summary/icons.ts'
import paperImportReport from '../paper/import-report/icons.ts'
import flowIndent from '../flow/indent/icons.ts'

export const ICONS: Readonly<Record<string, Tool['icon']>> = {
  ...mathLine,
  ...textRich,
  ...dataInclude,
  ...dataImport,
  ...dataTable,
  ...dataRow,
  ...dataMaterial,
  ...dataCsv,
  ...dataSpecies,
  ...dataImage,
  ...dataVideo,
  ...dataSystemvision,
  ...cadFusion,
  ...cadFusionVar,
  ...cadOnshapeGet,
  ...cadOnshapeSet,
  ...mathCheck,
  ...mathConditionalAssignment,
  ...mathPurge,
  ...flowProgram,
  ...flowReturn,
  ...flowIf,
  ...flowElseif,
  ...flowElse,
  ...flowFor,
  ...flowWhile,
  ...flowBreak,
  ...flowContinue,
  ...controlsSlider,
  ...controlsSelect,
  ...controlsRadio,
  ...controlsCheckbox,
  ...calls,
  ...plotsPlot,
  ...plotsFunction,
  ...plotsLine,
  ...plotsParametric,
  ...plotsScatter,
  ...plotsBar,
  ...plotsHistogram,
  ...plotsPolar,
  ...plotsArea,
  ...plotsMap,
  ...plotsArrows,
  ...plotsLevel,
  ...plotsBand,
  ...plotsBox,
  ...plotsNote,
  ...paperPageBreak,
  ...paperContents,
  ...paperCheckSummary,
  ...paperImportReport,
  ...flowIndent,
}
