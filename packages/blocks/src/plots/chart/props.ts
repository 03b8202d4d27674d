import type { Figure } from '@calcwright/figures'

/** Parts of a plot that are edited by pressing them in the picture. */
export type ChartPart = 'title' | 'x' | 'y' | 'y2'

export interface PlotChartProps {
  /** null before there are numbers. */
  readonly figure: Figure | null
  /** The numbers are being computed; those drawn are old. */
  readonly computing: boolean
  /** There is nothing to draw: a sentence says so. */
  readonly empty: boolean
  /** Series with a halo. */
  readonly selected: string | null
  /** A series was pressed, or the picture beside all of them. */
  onSelect(id: string | null): void
  /** The title or an axis was pressed. */
  onEdit(part: ChartPart): void
  /** Titles and axes can be pressed, and missing ones ask to be written. */
  readonly interactive: boolean
  /** Saved height in pixels: the plot without the space for the texts around it. */
  readonly height: number
  /** Absent where the height cannot be changed. */
  onHeight?(height: number): void
}

/** The picture is higher than the saved height by what is written above and below. */
export const TITLES_HEIGHT = 50
