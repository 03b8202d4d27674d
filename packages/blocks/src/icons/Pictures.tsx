/** The pictures of all icons of blocks and tools, fetched together. */
import { Activity, AudioLines, AudioWaveform, Binary, Brackets, ChartArea, ChartLine, ChartNoAxesCombined, ChartScatter, ChartSpline, CircleDivide, CircleDot, CornerDownLeft, CornerDownRight, Equal, Eraser, FileInput, GitBranch, Grid2x2, IndentIncrease, LetterZ, Letters, ListTree, LogOut, Mountain, Omega, Pilcrow, Radical, Repeat, RotateCcw, Ruler, Sigma, SkipForward, SlidersHorizontal, Spline, Split, SquareCheck, SquareChevronDown, SquareEqual, SquareFunction, SquareTerminal, Target, TrendingDown, TrendingUp, Undo2, Waves, Waypoints, X } from 'lucide-react' // prettier-ignore
import { PLOT_ICONS } from './plots.tsx'

export const PICTURES = {
  ...PLOT_ICONS,
  AudioLines,
  AudioWaveform,
  Binary,
  Activity,
  Brackets,
  ChartArea,
  ChartLine,
  ChartNoAxesCombined,
  ChartScatter,
  ChartSpline,
  CircleDivide,
  CircleDot,
  CornerDownLeft,
  CornerDownRight,
  Equal,
  Eraser,
  FileInput,
  GitBranch,
  Grid2x2,
  IndentIncrease,
  LetterZ,
  Letters,
  ListTree,
  LogOut,
  Omega,
  Pilcrow,
  Radical,
  Repeat,
  RotateCcw,
  Ruler,
  Sigma,
  SkipForward,
  SlidersHorizontal,
  Spline,
  Split,
  SquareCheck,
  SquareChevronDown,
  SquareEqual,
  SquareFunction,
  SquareTerminal,
  Target,
  TrendingDown,
  Mountain,
  TrendingUp,
  Undo2,
  Waves,
  Waypoints,
  X,
}

interface PictureProps {
  readonly name: keyof typeof PICTURES
  readonly size: number | string
}

export default function Picture({ name, size }: PictureProps) {
  const Shown = PICTURES[name]
  return <Shown size={size} aria-hidden="true" />
}
