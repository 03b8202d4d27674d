import { readUnits } from './row.ts'

/** Information. A bit is the plain number 1, as counts are. */
export const INFORMATION = readUnits(
  'Information',
  `
bit | bit            | 1     | k M G T P E binary | IEC80000
B   | byte           | 8 bit | k M G T P E binary | IEC80000 | byte
bps | bit per second | bit/s | k M G T  | IEC80000
`,
)
