/** A picture as ECharts takes it. */
import type { EChartsCoreOption } from 'echarts/core'
import type { Theme } from '../themes.ts'
import { PATH_SHAPE } from './echarts.ts'
import type { PlacedAxis } from './layout.ts'
import { TICK_GAP } from './layout.ts'
import { fontOf, SIZE } from './letters.ts'
import type { Label, Mark } from './marks/mark.ts'
import type { Picture } from './picture.ts'

export function optionOf(picture: Picture, theme: Theme, background: string): EChartsCoreOption {
  const { layout, marks, free, labels } = picture
  const axes = layout.axes.map(axis => axisOption(axis, theme))
  const upright = (side: string): boolean => side === 'left' || side === 'right'
  return {
    animation: false,
    backgroundColor: background,
    grid: { ...layout.box, outerBoundsMode: 'none' },
    xAxis: axes.filter(({ position }) => !upright(position)),
    yAxis: axes.filter(({ position }) => upright(position)),
    series: [
      {
        type: 'custom',
        silent: true,
        clip: true,
        data: [[0, 0]],
        renderItem: () => ({ type: 'group', children: marks.map(markElement) }),
      },
      {
        type: 'custom',
        silent: true,
        clip: false,
        z: 3,
        data: [[0, 0]],
        renderItem: () => ({
          type: 'group',
          children: [...free.map(markElement), ...labels.map(label => labelElement(label, theme))],
        }),
      },
    ],
  }
}

function markElement({ path, fill, stroke, width, dash, opacity }: Mark) {
  return {
    type: PATH_SHAPE,
    shape: { path },
    style: {
      fill: fill ?? 'none',
      stroke: stroke ?? 'none',
      lineWidth: width ?? 1,
      lineDash: dash && dash.length > 0 ? [...dash] : null,
      lineJoin: 'round',
      lineCap: dash && dash.length > 0 ? 'butt' : 'round',
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

/** ECharts knows no logarithmic axis of ours: it gets logarithms, and the marks that are to be there. */
function axisOption(axis: PlacedAxis, theme: Theme) {
  const { side, log, limits, ticks, texts, turned, names } = axis
  const drawn = (value: number): number => (log ? Math.log10(value) : value)
  const [low, high] = [drawn(limits[0]), drawn(limits[1])]
  const inside = (value: number): number =>
    Math.max(Math.min(low, high), Math.min(Math.max(low, high), drawn(value)))
  const major = ticks.major.map(({ value }) => inside(value))
  const text = new Map(major.map((value, at) => [value, texts[at]!]))
  const minor = ticks.minor.map(inside)
  const all = [...major, ...minor]
  const grid = axis.axis.grid && axis.id !== 'y2' && !names
  const level = side === 'bottom' || side === 'top'
  return {
    type: 'value' as const,
    position: side,
    min: Math.min(low, high),
    max: Math.max(low, high),
    inverse: low > high,
    axisLine: { show: true, onZero: false, lineStyle: { color: theme.ink, width: 1, opacity: 0.75 } },
    axisTick: { show: !names, customValues: all, length: 4, lineStyle: { color: theme.ink, opacity: 0.75 } },
    splitLine: { show: grid, lineStyle: { color: theme.line, width: 1 } },
    axisLabel: {
      customValues: major,
      formatter: (value: number) => text.get(value) ?? '',
      color: theme.ink,
      fontSize: SIZE.tick,
      fontFamily: theme.font,
      margin: TICK_GAP,
      rotate: level ? turned : 0,
      hideOverlap: false,
      showMinLabel: true,
      showMaxLabel: true,
    },
  }
}
