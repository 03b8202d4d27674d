export { derivative, integrate, integrateSmooth } from './kronrod.ts'
export type { Effort, Estimate, Integrand } from './kronrod.ts'
