/** A picture as ECharts takes it: series of our own marks, in pixels. */
import type { EChartsCoreOption } from 'echarts/core'
import type { Theme } from '../themes.ts'
import { PATH_SHAPE } from './echarts.ts'
import { fontOf } from './letters.ts'
import type { Label, Mark } from './marks/mark.ts'
import type { Picture } from './picture.ts'

export function optionOf(picture: Picture, theme: Theme, background: string): EChartsCoreOption {
  const { marks, under, over, labels, layout } = picture
  const { left: x, top: y, width, height } = layout.box
  const inside = { type: 'rect', shape: { x, y, width, height } }
  const texts = labels.map(label => labelElement(label, theme))
  return {
    animation: false,
    backgroundColor: background,
    series: [
      layer(under.map(markElement)),
      layer(marks.map(markElement), inside),
      layer([...over.map(markElement), ...texts]),
    ],
  }
}

/** @param clipPath what lies outside is not seen */
function layer(children: readonly object[], clipPath?: object) {
  return {
    type: 'custom',
    coordinateSystem: 'none',
    silent: true,
    data: [0],
    renderItem: () => ({ type: 'group', children, ...(clipPath && { clipPath }) }),
  }
}

function markElement({ path, fill, stroke, width, dash, opacity }: Mark) {
  const dashed = dash !== undefined && dash.length > 0
  return {
    type: PATH_SHAPE,
    shape: { path },
    style: {
      fill: fill ?? 'none',
      stroke: stroke ?? 'none',
      lineWidth: width ?? 1,
      lineDash: dashed ? [...dash] : null,
      lineJoin: 'round',
      lineCap: 'butt',
      opacity: opacity ?? 1,
    },
  }
}

function labelElement(label: Label, theme: Theme) {
  const { text, x, y, align, baseline, size, colour, bold, turned = 0, halo } = label
  return {
    type: 'text',
    x,
    y,
    rotation: (turned * Math.PI) / 180,
    style: {
      text,
      font: fontOf(theme, size, bold),
      fill: colour,
      align,
      verticalAlign: baseline,
      ...(halo && { stroke: halo, lineWidth: 3 }),
    },
  }
}
