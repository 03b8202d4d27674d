/** Thrown while compiling, where a formula is no matter of numbers alone. The message says why. */
export class Unsuitable extends Error {}
