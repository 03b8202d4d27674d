/** Thrown while compiling a formula that cannot be computed with numbers alone. The message says why. */
export class Unsuitable extends Error {}
