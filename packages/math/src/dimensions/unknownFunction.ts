/** Names of functions that nothing defines, such as the y(t) of a differential equation. */

/** The name under which the value of an undefined function is stored; no variable can have it. */
export function unknownFunction(name: string): string {
  return `${name}(`
}

/** The name under which the argument of an undefined function is stored. */
export function placeOfUnknown(name: string): string {
  return `${name}((`
}

/** Whether a name is one under which the value of an undefined function is stored. */
export function isUnknownFunction(name: string): boolean {
  return name.endsWith('(')
}
