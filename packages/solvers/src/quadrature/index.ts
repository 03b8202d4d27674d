export { derivative, integrate } from './kronrod.ts'
export type { Estimate, Integrand } from './kronrod.ts'
