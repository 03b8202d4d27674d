import { MELTING } from './figures/melting.ts'

const lines = new Map(
  MELTING.trim()
    .split('\n')
    .map(line => {
      const [name, ...words] = line.split(' ') as [string, ...string[]]
      return [name, words] as const
    }),
)

/**
 * Pressure in Pa above which a fluid is solid at a temperature in K.
 *
 * @param name the usual one. @returns undefined where the data have no melting line
 */
export function meltingPressure(name: string, T: number): number | undefined {
  const words = lines.get(name)
  if (!words) return undefined
  const [kind, T0, p0, ...terms] = words as [string, string, string, ...string[]]
  const t = T / Number(T0)
  return terms.reduce((sum, term) => {
    const [a, power] = term.split(',').map(Number) as [number, number]
    return sum + a * (kind === 'power' ? t ** power - 1 : (t - 1) ** power)
  }, Number(p0))
}
