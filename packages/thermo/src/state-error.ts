/** Says why a state cannot be given: a sentence that names the figure and what is allowed. */
export class StateError extends Error {}

/** Writes a number of a sentence with at most five digits. */
export function short(value: number): string {
  return String(Number(value.toPrecision(5)))
}

/** Writes a pressure in bar, a temperature in K as sentences show them. */
export const bar = (p: number) => `${short(p / 1e5)} bar`
export const kelvin = (T: number) => `${short(T)} K`
