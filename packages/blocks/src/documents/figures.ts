/** Plots of a document as SVG. */
import { summaryOf } from '@calcwright/figures'
import type { Figure } from '@calcwright/figures'
import { svgOf } from '@calcwright/figures/drawing'
import { PRINT } from '@calcwright/figures'
import type { Theme } from '@calcwright/figures'

/** Width of a plot in pixels, as wide as the text of a page. */
export const FIGURE_WIDTH = 640

export const figureSvg = (
  { figure, width, height }: { figure: Figure; width: number; height: number },
  theme: Theme = PRINT,
): string => svgOf(figure, { width, height, theme })

/** Words in the place of the picture. */
export const figureText = (figure: Figure): string => figure.title || summaryOf(figure)
