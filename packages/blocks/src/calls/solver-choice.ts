import type { CallChoice, CallContent } from './row.ts'

/** The menu of a block that solves symbolically or by numbers. @param numeric label of the latter */
export const solverChoice = (numeric: string): CallChoice => ({
  id: 'solver',
  label: 'Solver',
  value: 'symbolic',
  options: [
    { value: 'symbolic', label: 'symbolic' },
    { value: 'numeric', label: numeric },
  ],
})

export const isNumeric = ({ read }: CallContent): boolean => read('solver') === 'numeric'
