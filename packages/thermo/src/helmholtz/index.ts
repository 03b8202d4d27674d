export { HelmholtzFluid } from './fluid.ts'
export { HELMHOLTZ_NAMES, helmholtzFluid } from './table.ts'
