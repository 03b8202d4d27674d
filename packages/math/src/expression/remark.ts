/** Remarks behind a formula in the same line. */
import { lexPlain } from './lexer-plain.ts'

export interface RemarkedLine {
  /** The line without its remark, and without space at its end. */
  readonly formula: string
  /** '' for none. */
  readonly remark: string
}

/** `F = 5 [kN] // load` or `A = 20 [mm^2] # area`. A line that begins with such a sign is a text, and has none. */
export function splitRemark(line: string): RemarkedLine {
  const bare: RemarkedLine = { formula: line, remark: '' }
  if (!/\/\/|#/.test(line) || isTextLine(line)) return bare
  // Within the name of a row, `bolts("#8", d)`, the signs are characters.
  const token = lexPlain(line).find(
    ({ fault, space }) => fault?.code === 'syntax.remark' || (fault?.code === 'syntax.text-line' && space),
  )
  if (!token) return bare
  const remark = line
    .slice(token.start)
    .replace(/^(?:\/\/|#)\s*/, '')
    .trim()
  // `7 // 2` of other languages divides.
  if (/^[\d.]+$/.test(remark) && line.startsWith('//', token.start)) return bare
  return { formula: line.slice(0, token.start).trimEnd(), remark }
}

/** `# text`, and `// text` as programs write it. */
export const isTextLine = (line: string): boolean => /^\s*(?:#|\/\/)/.test(line)

/** The line with a remark behind it; as it is for ''. */
export const withRemark = (line: string, remark: string): string =>
  remark === '' ? line : `${line} // ${remark.replaceAll(/\s+/g, ' ').trim()}`
