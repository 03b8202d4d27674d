/** Functions of one number by the engine's names, in double precision; angles in radians. */
export const DOUBLE_FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  '-': x => -x,
  inv: x => 1 / x,
  sqrt: Math.sqrt,
  exp: Math.exp,
  ln: Math.log,
  abs: Math.abs,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
}
