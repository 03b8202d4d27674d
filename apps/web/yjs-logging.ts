/**
 * The log of Yjs, in place of `lib0/logging`: that brings a library for coloured consoles along,
 * which every worksheet would load for a line that hardly anybody sees.
 */
const STYLE = Symbol('style')
export { STYLE as BOLD, STYLE as ORANGE, STYLE as RED, STYLE as UNBOLD }

export const print = (...words: readonly unknown[]): void =>
  console.log(...words.filter(word => word !== STYLE))

export const warn = (...words: readonly unknown[]): void => console.warn(...words)
