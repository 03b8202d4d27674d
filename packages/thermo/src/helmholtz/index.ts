export { HelmholtzFluid } from './fluid.ts'
export { meltingPressure } from './melting.ts'
export { HELMHOLTZ_NAMES, helmholtzFluid, transportOf } from './table.ts'
