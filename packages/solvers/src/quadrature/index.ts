export { derivative, integrate } from './kronrod.ts'
export type { Effort, Estimate, Integrand } from './kronrod.ts'
