import { readUnits } from './row.ts'

/** Length. Survey units: since 2023 the plain names mean the international foot (FR2020); the older sizes end in `US`. */
export const LENGTH = readUnits(
  'Length',
  `
m        | metre, meter                            | [length]              | metric | SI     |
ft       | foot                                    | 0.3048 m              |        | FR1959 | '
in       | inch                                    | 0.0254 m              |        | FR1959 | "
`,
)
