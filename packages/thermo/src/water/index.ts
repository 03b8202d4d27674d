export { industrialConductivity, surfaceTension, viscosity } from './transport.ts'
export { WATER, waterAt } from './water.ts'
