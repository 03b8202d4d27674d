import { MELTING } from './figures/melting.ts'

const lines = new Map(
  MELTING.trim()
    .split('\n')
    .map(line => {
      const [name, kind, T0, p0, ...terms] = line.split(' ') as [string, string, string, string, ...string[]]
      const figures = terms.map(term => term.split(',').map(Number) as [number, number])
      return [name, { isPower: kind === 'power', T0: Number(T0), p0: Number(p0), terms: figures }] as const
    }),
)

/**
 * Pressure in Pa above which a fluid is solid at a temperature in K.
 *
 * @param name the usual one. @returns undefined where the data have no melting line
 */
export function meltingPressure(name: string, T: number): number | undefined {
  const line = lines.get(name)
  if (!line) return undefined
  const t = T / line.T0
  return line.terms.reduce(
    (sum, [a, power]) => sum + a * (line.isPower ? t ** power - 1 : (t - 1) ** power),
    line.p0,
  )
}
