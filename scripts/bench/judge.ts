/** Whether a figure meets its bar, at the speed of the machine that it was measured on. */
import type { Reference } from './reference.ts'

/** One measured figure: the median of its runs. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The limit with its sign: `≤ 150 ms`. */
  readonly bar?: string
  readonly met?: boolean
  readonly note?: string
}

/** Times as long as the reference work takes here as on the usual machine. */
export function slowness(here: Reference, usual: Reference, paints: boolean): number {
  const computing = here.computing / usual.computing
  return paints ? Math.sqrt(computing * (here.painting / usual.painting)) : computing
}

const OF_TIME = /^(≤|≥) ([\d.,]+) (ms|s|a second)$/

/** The figure as it is judged: a bar of time is that of a machine which is as slow as this one. */
export function judged(figure: Figure, times: number): Figure {
  const [, sign, limit = '', unit] = OF_TIME.exec(figure.bar ?? '') ?? []
  if (sign === undefined) return figure
  const asked = Number(limit.replaceAll(',', ''))
  const here = unit === 'a second' ? asked / times : asked * times
  return {
    ...figure,
    bar: `${figure.bar} (here ${Number(here.toPrecision(3))})`,
    met: sign === '≤' ? figure.value <= here : figure.value >= here,
  }
}
