/** Names of functions that nothing defines, such as the y(t) of a differential equation. */

/** The name under which the value of an undefined function is kept; no variable can have it. */
export function unknownFunction(name: string): string {
  return `${name}(`
}

/** The name under which the argument of an undefined function is kept. */
export function placeOfUnknown(name: string): string {
  return `${name}((`
}

/** Whether a kept name is that of an undefined function. */
export function isUnknownFunction(name: string): boolean {
  return name.endsWith('(')
}
