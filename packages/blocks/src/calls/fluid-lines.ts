/** Lines of equal temperature, pressure, entropy and vapour quality in the diagrams of a fluid. */
import type { FluidLimits } from '@calcwright/reference/fluids'

/** A line of the variable t, with FLUID for the name of the value that has the properties, and the place of its label. */
export interface FluidLine {
  readonly x: string
  readonly y: string
  readonly start: string
  readonly end: string
  readonly label: string
  readonly labelAt: readonly [x: string, y: string]
}

const QUALITIES = [0.2, 0.4, 0.6, 0.8] as const
/** Steps of temperature. */
const STEPS = [5, 10, 20, 25, 50, 100] as const
/** Lines of one family at most. */
const MOST = 7

/** The lowest temperature that diagrams show of long ranges. */
const lowestOf = ({ T_c, T_min }: FluidLimits): number => Math.max(T_min, 0.55 * T_c) + 1

/** Round temperatures from the lowest to above the critical one, in °C, or in K for what boils far below. */
function temperatures(limits: FluidLimits): readonly { readonly kelvin: number; readonly label: string }[] {
  const [low, high] = [lowestOf(limits), Math.min(1.2 * limits.T_c, limits.T_max)]
  const [zero, unit] = limits.T_c > 273.15 ? [273.15, '°C'] : [0, 'K']
  const step = STEPS.find(one => (high - low) / one <= MOST) ?? 100
  const first = Math.ceil((low - zero) / step)
  const count = Math.floor((high - zero) / step) - first + 1
  return Array.from({ length: count }, (_, at) => {
    const round = (first + at) * step
    return { kelvin: Number((round + zero).toFixed(2)), label: `${round} ${unit}` }
  })
}

/** Pressures of 1, 2 and 5 of each decade below and about the critical one, in bar. */
function pressures({ P_c }: FluidLimits): readonly number[] {
  const critical = P_c / 1e5
  const all = [-2, -1, 0, 1, 2, 3].flatMap(decade => [1, 2, 5].map(one => Number(`${one}e${decade}`)))
  return all.filter(one => one > critical / 100 && one < 2 * critical)
}

/** Lines of equal quality, by the temperature along the boiling range. */
function qualityLines(limits: FluidLimits, x: string, y: string): FluidLine[] {
  const at = `${lowestOf(limits).toFixed(1)} [K]`
  return QUALITIES.map(share => {
    const own = (text: string): string => text.replaceAll('SHARE', String(share))
    const place = (text: string): string => own(text).replaceAll('T: t', `T: ${at}`).replace(/^t$/, at)
    return {
      ...{ x: own(x), y: own(y), start: at, end: 'FLUID:T_c' },
      label: `x = ${share}`,
      labelAt: [place(x), place(y)],
    }
  })
}

function isotherms(limits: FluidLimits): FluidLine[] {
  const low = `FLUID:P(T: ${lowestOf(limits).toFixed(1)} [K], x: 1)`
  return temperatures(limits).map(({ kelvin, label }) => {
    const T = `T: ${kelvin} [K]`
    return {
      x: `FLUID:h(P: 10^t [bar], ${T})`,
      y: '10^t [bar]',
      start: `log10(${low}/(1 [bar]))`,
      end: `log10(${(2 * limits.P_c) / 1e5})`,
      label,
      labelAt: [`FLUID:h(P: ${low}, ${T})`, low],
    }
  })
}

function isentropes(limits: FluidLimits): FluidLine[] {
  const at = `T: ${lowestOf(limits).toFixed(1)} [K]`
  const top = `${(2 * limits.P_c) / 1e5} [bar]`
  return [0.4, 0.55, 0.7, 0.85, 1].map(share => {
    const s = `FLUID:s(${at}, x: ${share})`
    return {
      x: `FLUID:h(P: 10^t [bar], s: ${s})`,
      y: '10^t [bar]',
      start: `log10(FLUID:P(${at}, x: 1)/(1 [bar]))`,
      end: `log10(${(2 * limits.P_c) / 1e5})`,
      label: 's',
      labelAt: [`FLUID:h(P: ${top}, s: ${s})`, top],
    }
  })
}

function isobars(limits: FluidLimits, x: string, y: string): FluidLine[] {
  const end = `${Math.min(1.3 * limits.T_c, limits.T_max - 0.1).toFixed(1)} [K]`
  return pressures(limits).map(bar => {
    const own = (text: string): string => text.replaceAll('PRESSURE', `${bar} [bar]`)
    const place = (text: string): string => own(text).replaceAll('T: t', `T: ${end}`).replace(/^t$/, end)
    return {
      ...{ x: own(x), y: own(y), start: `${lowestOf(limits).toFixed(1)} [K]`, end },
      label: `${bar} bar`,
      labelAt: [place(x), place(y)],
    }
  })
}

const ISOBAR_S = 'FLUID:s(P: PRESSURE, T: t)'

/** The lines of each diagram. */
export const FLUID_LINES: Readonly<Record<string, (limits: FluidLimits) => readonly FluidLine[]>> = {
  ph: limits => [
    ...qualityLines(limits, 'FLUID:h(T: t, x: SHARE)', 'FLUID:P(T: t, x: SHARE)'),
    ...isotherms(limits),
    ...isentropes(limits),
  ],
  Ts: limits => [...qualityLines(limits, 'FLUID:s(T: t, x: SHARE)', 't'), ...isobars(limits, ISOBAR_S, 't')],
  hs: limits => [
    ...qualityLines(limits, 'FLUID:s(T: t, x: SHARE)', 'FLUID:h(T: t, x: SHARE)'),
    ...isobars(limits, ISOBAR_S, 'FLUID:h(P: PRESSURE, T: t)'),
  ],
}
