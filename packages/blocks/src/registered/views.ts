/** How each block type is drawn, edited and offered. Written by scripts/register.ts. */
import type { BlockViewEntry } from '@calcwright/editor'
import mathLine from '../math/line/view.tsx'
import textRich from '../text/rich/view.tsx'
import dataInclude from '../data/include/view.tsx'
import dataImport from '../data/import/view.tsx'
import dataTable from '../data/table/view.tsx'
import dataRow from '../data/row/view.tsx'
import dataMaterial from '../data/material/view.tsx'
import dataCsv from '../data/csv/view.tsx'
import dataSpecies from '../data/species/view.tsx'
import dataImage from '../data/image/view.tsx'
import dataVideo from '../data/video/view.tsx'
import dataSystemvision from '../data/systemvision/view.tsx'
import cadFusion from '../cad/fusion/view.tsx'
import cadFusionVar from '../cad/fusion-var/view.tsx'
import cadOnshapeGet from '../cad/onshape-get/view.tsx'
import cadOnshapeSet from '../cad/onshape-set/view.tsx'
import mathCheck from '../math/check/view.tsx'
import mathConditionalAssignment from '../math/conditional-assignment/view.tsx'
import mathPurge from '../math/purge/view.tsx'
import flowProgram from '../flow/program/view.tsx'
import flowReturn from '../flow/return/view.tsx'
import flowIf from '../flow/if/view.tsx'
import flowElseif from '../flow/elseif/view.tsx'
import flowElse from '../flow/else/view.tsx'
import flowFor from '../flow/for/view.tsx'
import flowWhile from '../flow/while/view.tsx'
import flowBreak from '../flow/break/view.tsx'
import flowContinue from '../flow/continue/view.tsx'
import controlsSlider from '../controls/slider/view.tsx'
import controlsSelect from '../controls/select/view.tsx'
import controlsRadio from '../controls/radio/view.tsx'
import controlsCheckbox from '../controls/checkbox/view.tsx'
import calls from '../calls/view.tsx'
import plotsPlot from '../plots/plot/view.tsx'
import plotsFunction from '../plots/function/view.tsx'
import plotsLine from '../plots/line/view.tsx'
import plotsParametric from '../plots/parametric/view.tsx'
import plotsScatter from '../plots/scatter/view.tsx'
import plotsBar from '../plots/bar/view.tsx'
import plotsHistogram from '../plots/histogram/view.tsx'
import plotsPolar from '../plots/polar/view.tsx'
import plotsArea from '../plots/area/view.tsx'
import plotsMap from '../plots/map/view.tsx'
import plotsArrows from '../plots/arrows/view.tsx'
import plotsLevel from '../plots/level/view.tsx'
import plotsBand from '../plots/band/view.tsx'
import plotsBox from '../plots/box/view.tsx'
import plotsNote from '../plots/note/view.tsx'
import paperPageBreak from '../paper/page-break/view.tsx'
import paperContents from '../paper/contents/view.tsx'
import paperCheckSummary from '../paper/check-summary/view.tsx'
import paperImportReport from '../paper/import-report/view.tsx'
import flowIndent from '../flow/indent/view.tsx'

export const blockViews: readonly BlockViewEntry[] = [
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
].flat()
