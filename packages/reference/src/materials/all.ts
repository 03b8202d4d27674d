/** All materials, in the order of their folders. */
import { MATERIALS as CASTS } from './figures/cast-and-stainless.ts'
import { MATERIALS as CONCRETES } from './figures/concretes.ts'
import { MATERIALS as GASES } from './figures/gases.ts'
import { MATERIALS as LIQUIDS } from './figures/liquids.ts'
import { MATERIALS as METALS } from './figures/other-metals.ts'
import { MATERIALS as SOLIDS } from './figures/other-solids.ts'
import { MATERIALS as STEELS } from './figures/steels.ts'
import { MATERIALS as STRUCTURAL } from './figures/structural-steels.ts'
import { MATERIALS as TIMBER } from './figures/timber.ts'
import type { Material } from './material.ts'

export const MATERIALS: readonly Material[] = [
  ...STRUCTURAL, ...STEELS, ...CASTS, ...METALS, ...CONCRETES, ...TIMBER, ...SOLIDS, ...LIQUIDS, ...GASES,
] // prettier-ignore
