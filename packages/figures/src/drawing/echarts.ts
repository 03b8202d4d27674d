/** The parts of ECharts that are used; all others stay out of the page. */
import { CustomChart } from 'echarts/charts'
import { format, graphic, init, use } from 'echarts/core'
import type { ECharts } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Path } from './marks/mark.ts'

use([CustomChart, SVGRenderer])

/** A path of any number of pieces is one element of the picture. */
export const PATH_SHAPE = 'calcwrightPath'
graphic.registerShape(
  PATH_SHAPE,
  graphic.extendShape({
    type: PATH_SHAPE,
    shape: { path: { lines: [], closed: false } satisfies Path },
    buildPath(context, { path }: { path: Path }) {
      for (const line of path.lines) {
        context.moveTo(line[0]!, line[1]!)
        for (let at = 2; at < line.length; at += 2) context.lineTo(line[at]!, line[at + 1]!)
        if (path.closed) context.closePath()
      }
      const circles = path.circles ?? []
      for (let at = 0; at < circles.length; at += 3) {
        context.moveTo(circles[at]! + circles[at + 2]!, circles[at + 1]!)
        context.arc(circles[at]!, circles[at + 1]!, circles[at + 2]!, 0, 2 * Math.PI)
      }
    },
  }),
)

/** A chart that is written as text, in pages and elsewhere alike. */
export function createChart(width: number, height: number): ECharts {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  // Nothing moves by itself: without this it would ask for every frame, and keep Node from ending.
  chart.getZr().animation.stop()
  return chart
}

/** What a painter of SVG can, and ECharts does not pass on. */
interface SvgPainter {
  renderToString(options: { cssEmphasis: boolean; cssAnimation: boolean }): string
}

/** The picture as SVG: without rules for a pointer, which nothing here answers to, and notes for scripts. */
export function textOf(chart: ECharts): string {
  const painter = chart.getZr().painter as unknown as SvgPainter
  const svg = painter.renderToString({ cssEmphasis: false, cssAnimation: false })
  return svg.replaceAll(/ (?:ecmeta_\w+|pointer-events)="[^"]*"/g, '')
}

/** Width of a text in pixels; estimated where no browser measures. */
export function widthOf(text: string, font: string): number {
  return text === '' ? 0 : format.getTextRect(text, font).width
}
export type { ECharts }
