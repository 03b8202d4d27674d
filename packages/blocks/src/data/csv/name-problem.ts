/** Checks the name that data is stored under. */
import { areNamed } from './schema.ts'
import type { CsvProps } from './schema.ts'

export const NO_NAME = 'Please enter a variable name to store data input into'

/** A sentence about the name, '' for a good one. */
export function nameProblem({ name, header }: Pick<CsvProps, 'name' | 'header'>): string {
  if (name === '') return NO_NAME
  const isPlain = /^[A-Za-z][A-Za-z0-9]*$/.test(name)
  const isName = !areNamed(header) ? isPlain || /^[A-Za-z][A-Za-z0-9]*_[A-Za-z0-9]+$/.test(name) : isPlain
  if (isName) return ''
  const how = !areNamed(header)
    ? 'letters and digits'
    : 'letters and digits without a subscript, because the names of the columns stand there'
  return `Invalid variable name (${name}).  Please enter a valid variable name: ${how}.`
}

/** A sentence about the names of columns, '' for good ones. */
export function columnProblem(subs: readonly string[]): string {
  const wrong = subs.find(sub => !/^[\p{L}\d]+$/u.test(sub))
  if (wrong !== undefined)
    return wrong === ''
      ? 'A column has no name.'
      : `The name ${wrong} of a column may have letters and digits only.`
  const twice = subs.find((sub, at) => subs.indexOf(sub) !== at)
  return twice === undefined ? '' : `Two columns have the name ${twice}.`
}
