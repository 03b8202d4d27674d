/** Controls in plain notation: the definition that they make. */
import { plainOfFormula } from '../plain/fields.ts'
import type { ChoiceProps } from './options.ts'

/** @param name LaTeX @param value plain notation @returns '' without a name or a value */
export function definitionToPlain(name: string, value: string): string {
  return name === '' || value === '' ? '' : `${plainOfFormula(name)} := ${value}`
}

export function choiceToPlain({ name, options, selected }: ChoiceProps): string {
  return definitionToPlain(name, plainOfFormula((options[selected] ?? options[0])?.latex ?? ''))
}
