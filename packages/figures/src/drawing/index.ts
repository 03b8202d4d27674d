export type { Figure } from '../figure.ts'
