/** One line of text, cut at its braces. */

export interface Piece {
  readonly kind: 'text' | 'open' | 'close'
  /** Trimmed. */
  readonly text: string
}

const BRACES = /[{}]/

/** The space before it tells it from the address of a page. */
const REMARK = /^\s(?:\/\/|#\s)/

/** Whether a line is a text: `# text`, or `// text` as programs write it. */
export const isNote = (text: string): boolean => /^\s*(?:#|\/\/)/.test(text)

/**
 * The pieces of a line. A line without braces, and one that begins with `#`, is one piece. Where there
 * are braces, `;` parts what stands in them (`{ a := 1; b := 2 }`), and `#` behind one begins a text.
 * Behind `//` the rest of the line is a remark. Between quotes they are signs like any other.
 */
export function piecesOf(line: string): Piece[] {
  if (!BRACES.test(line) || isNote(line)) return [{ kind: 'text', text: line.trim() }]
  const pieces: Piece[] = []
  let from = 0
  let depth = 0
  const cut = (to: number): void => {
    const text = line.slice(from, to).trim()
    if (text !== '') pieces.push({ kind: 'text', text })
    from = to + 1
    depth = 0
  }
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!
    if (character === '"') at += quotedLength(line.slice(at))
    if (character === '#' && line.slice(from, at).trim() === '') break
    if (REMARK.test(line.slice(at))) break
    if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (character === ';' && depth <= 0) cut(at)
    else if (BRACES.test(character)) {
      cut(at)
      pieces.push({ kind: character === '{' ? 'open' : 'close', text: character })
    }
  }
  cut(line.length)
  return pieces
}

/** Steps from an opening quote to the one that closes it; 0 where none does. */
const quotedLength = (text: string): number => (/^"(?:[^"\\]|\\.)*"/.exec(text)?.[0].length ?? 1) - 1
