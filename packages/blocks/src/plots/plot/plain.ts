/** The words of a plot before its brace: `plot "Title" x_label "Time" x_max 5 [s] {`. */
import { behindWord, joined, partsAt } from '../../plain/words.ts'
import { amount, digits, flag, formulaOption, oneOf, text, texts, unit, writeOptions } from '../options.ts'
import type { Option } from '../options.ts'
import { quoted, unquoted } from '../words.ts'
import { TICK_STYLES } from './props.ts'
import type { PlotProps } from './props.ts'

const FORMATS = Object.fromEntries(TICK_STYLES.map(style => [style, style]))

/** The word of an option is the name of its field. */
const OPTIONS: readonly Option[] = [
  ...['x_label', 'y_label', 'y2_label'].map(field => text(field, field)),
  ...['x_min', 'x_max', 'y_min', 'y_max', 'y2_min', 'y2_max'].map(formulaOption),
  ...['x_step', 'y_step', 'y2_step'].map(formulaOption),
  ...['x_format', 'y_format', 'y2_format'].map(field => oneOf(field, field, FORMATS)),
  ...['x_digits', 'y_digits', 'y2_digits'].map(digits),
  ...['x_units', 'y_units', 'y2_units'].map(unit),
  ...['x_log', 'y_log', 'y2_log', 'x_grid', 'y_grid', 'rotated', 'equal_scales', 'polar_axes'].map(field =>
    flag(field, field),
  ),
  texts('x_labels', 'x_labels'),
  amount('height', 'height'),
]

const WORDS = OPTIONS.map(({ word }) => word)

export function plotFromPlain(line: string, defaults: PlotProps): Partial<PlotProps> | null {
  const rest = behindWord(line, 'plot')
  if (rest === null) return null
  const props: Record<string, unknown> = {}
  for (const { word, text } of partsAt(rest, ...WORDS)) {
    const option = OPTIONS.find(each => each.word === word)
    const field = option?.field ?? 'chart_title'
    const value = option ? option.read(text) : text === '' ? '' : unquoted(text)
    if (value === undefined || field in props) return null
    if (value !== defaults[field as keyof PlotProps]) props[field] = value
  }
  return props
}

export const plotToPlain = (props: PlotProps, defaults: PlotProps): string =>
  joined(
    'plot',
    props.chart_title === '' ? '' : quoted(props.chart_title),
    ...writeOptions(OPTIONS, props, defaults, WORDS),
  )
