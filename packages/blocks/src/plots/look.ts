/** How a series looks: fields that every type of series saves, so that a change of type keeps them. */
import type { LineStyle, MarkerSymbol } from '@calcwright/figures'
import * as z from 'zod/mini'

/** Dashes as lengths of strokes and gaps. */
export const LINE_STYLES = [
  'none', 'solid', '5_5', '10_10', '20_20', '20_10_5_10', '20_10_5_5_5_10',
] as const satisfies readonly LineStyle[] // prettier-ignore

export const MARKER_SYMBOLS = [
  'circle', 'square', 'diamond', 'triangle-up', 'triangle-down',
  'circle-open', 'square-open', 'diamond-open', 'triangle-up-open', 'triangle-down-open',
] as const satisfies readonly MarkerSymbol[] // prettier-ignore

export const MARKER_SIZES = [0, 2, 2.5, 3, 4, 6] as const

export const MAX_LINE_WEIGHT = 5

const orElse = z.catch

export const lookFields = {
  /** Text of the legend; '' for what the series shows, see series-label.ts. */
  label: z.string(),
  /** Stacks on the series of its family and axis before it. */
  stack: z.boolean(),
  show_points: z.boolean(),
  line_weight: z.number().check(z.minimum(0), z.maximum(MAX_LINE_WEIGHT)),
  /** 0 hides the markers. */
  marker_size: z.number().check(z.minimum(0), z.maximum(100)),
  /** Any word that is not known is a solid line. */
  line_style: orElse(z.enum(LINE_STYLES), 'solid'),
  /** `#rrggbb`; null for the next of the colours of series. */
  color: z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i))),
  y_axis: z.enum(['y', 'y2']),
  symbol: orElse(z.enum(MARKER_SYMBOLS), 'circle'),
}

const look = z.object(lookFields)

export type LookProps = z.infer<typeof look>

const DEFAULT_LOOK: LookProps = {
  label: '',
  stack: false,
  show_points: true,
  line_weight: 1,
  marker_size: 2.5,
  line_style: 'solid',
  color: null,
  y_axis: 'y',
  symbol: 'circle',
}

/** A new series with the look of its type. */
export const defaultLook = (own: Partial<LookProps> = {}): LookProps => ({ ...DEFAULT_LOOK, ...own })

/** A curve without markers, as those of functions are. */
export const CURVE = { show_points: false } as const
