/** The saved form of each block type. Written by scripts/register.ts. */
import type { AnyBlockType } from '@calcwright/document'
import mathLine from '../math/line/schema.ts'
import textRich from '../text/rich/schema.ts'
import dataInclude from '../data/include/schema.ts'
import dataImport from '../data/import/schema.ts'
import dataTable from '../data/table/schema.ts'
import dataRow from '../data/row/schema.ts'
import dataMaterial from '../data/material/schema.ts'
import dataCsv from '../data/csv/schema.ts'
import dataSpecies from '../data/species/schema.ts'
import dataImage from '../data/image/schema.ts'
import dataVideo from '../data/video/schema.ts'
import dataSystemvision from '../data/systemvision/schema.ts'
import cadFusion from '../cad/fusion/schema.ts'
import cadFusionVar from '../cad/fusion-var/schema.ts'
import cadOnshapeGet from '../cad/onshape-get/schema.ts'
import cadOnshapeSet from '../cad/onshape-set/schema.ts'
import mathCheck from '../math/check/schema.ts'
import mathConditionalAssignment from '../math/conditional-assignment/schema.ts'
import mathPurge from '../math/purge/schema.ts'
import flowProgram from '../flow/program/schema.ts'
import flowReturn from '../flow/return/schema.ts'
import flowIf from '../flow/if/schema.ts'
import flowElseif from '../flow/elseif/schema.ts'
import flowElse from '../flow/else/schema.ts'
import flowFor from '../flow/for/schema.ts'
import flowWhile from '../flow/while/schema.ts'
import flowBreak from '../flow/break/schema.ts'
import flowContinue from '../flow/continue/schema.ts'
import controlsSlider from '../controls/slider/schema.ts'
import controlsSelect from '../controls/select/schema.ts'
import controlsRadio from '../controls/radio/schema.ts'
import controlsCheckbox from '../controls/checkbox/schema.ts'
import calls from '../calls/schema.ts'
import plotsPlot from '../plots/plot/schema.ts'
import plotsFunction from '../plots/function/schema.ts'
import plotsLine from '../plots/line/schema.ts'
import plotsParametric from '../plots/parametric/schema.ts'
import plotsScatter from '../plots/scatter/schema.ts'
import plotsBar from '../plots/bar/schema.ts'
import plotsHistogram from '../plots/histogram/schema.ts'
import plotsPolar from '../plots/polar/schema.ts'
import plotsArea from '../plots/area/schema.ts'
import plotsMap from '../plots/map/schema.ts'
import plotsArrows from '../plots/arrows/schema.ts'
import plotsLevel from '../plots/level/schema.ts'
import plotsBand from '../plots/band/schema.ts'
import plotsBox from '../plots/box/schema.ts'
import plotsNote from '../plots/note/schema.ts'
import paperPageBreak from '../paper/page-break/schema.ts'
import paperContents from '../paper/contents/schema.ts'
import paperCheckSummary from '../paper/check-summary/schema.ts'
import paperImportReport from '../paper/import-report/schema.ts'
import flowIndent from '../flow/indent/schema.ts'

export const blockTypes: readonly AnyBlockType[] = [
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
