/** The pages of help; loaded when somebody asks for help. Written by scripts/register.ts. */
import mathLine from '../math/line/help.ts'
import textRich from '../text/rich/help.ts'
import dataInclude from '../data/include/help.ts'
import dataImport from '../data/import/help.ts'
import dataTable from '../data/table/help.ts'
import dataRow from '../data/row/help.ts'
import dataMaterial from '../data/material/help.ts'
import dataCsv from '../data/csv/help.ts'
import dataSpecies from '../data/species/help.ts'
import dataImage from '../data/image/help.ts'
import dataVideo from '../data/video/help.ts'
import dataSystemvision from '../data/systemvision/help.ts'
import cadFusion from '../cad/fusion/help.ts'
import cadFusionVar from '../cad/fusion-var/help.ts'
import cadOnshapeGet from '../cad/onshape-get/help.ts'
import cadOnshapeSet from '../cad/onshape-set/help.ts'
import mathCheck from '../math/check/help.ts'
import mathConditionalAssignment from '../math/conditional-assignment/help.ts'
import mathPurge from '../math/purge/help.ts'
import flowProgram from '../flow/program/help.ts'
import flowReturn from '../flow/return/help.ts'
import flowIf from '../flow/if/help.ts'
import flowElseif from '../flow/elseif/help.ts'
import flowElse from '../flow/else/help.ts'
import flowFor from '../flow/for/help.ts'
import flowWhile from '../flow/while/help.ts'
import flowBreak from '../flow/break/help.ts'
import flowContinue from '../flow/continue/help.ts'
import controlsSlider from '../controls/slider/help.ts'
import controlsSelect from '../controls/select/help.ts'
import controlsRadio from '../controls/radio/help.ts'
import controlsCheckbox from '../controls/checkbox/help.ts'
import calls from '../calls/help.ts'
import plotsPlot from '../plots/plot/help.ts'
import plotsFunction from '../plots/function/help.ts'
import plotsLine from '../plots/line/help.ts'
import plotsParametric from '../plots/parametric/help.ts'
import plotsScatter from '../plots/scatter/help.ts'
import plotsBar from '../plots/bar/help.ts'
import plotsHistogram from '../plots/histogram/help.ts'
import plotsPolar from '../plots/polar/help.ts'
import plotsArea from '../plots/area/help.ts'
import plotsMap from '../plots/map/help.ts'
import plotsArrows from '../plots/arrows/help.ts'
import plotsLevel from '../plots/level/help.ts'
import plotsBand from '../plots/band/help.ts'
import plotsBox from '../plots/box/help.ts'
import plotsNote from '../plots/note/help.ts'
import paperPageBreak from '../paper/page-break/help.ts'
import paperContents from '../paper/contents/help.ts'
import paperCheckSummary from '../paper/check-summary/help.ts'
import paperImportReport from '../paper/import-report/help.ts'
import flowIndent from '../flow/indent/help.ts'

export const HELP_TEXTS: readonly string[] = [
  mathLine,
  textRich,
  dataInclude,
  dataImport,
  dataTable,
  dataRow,
  dataMaterial,
  dataCsv,
  dataSpecies,
  dataImage,
  dataVideo,
  dataSystemvision,
  cadFusion,
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
  paperPageBreak,
  paperContents,
  paperCheckSummary,
  paperImportReport,
  flowIndent,
]
