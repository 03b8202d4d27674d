/** Pieces of a picture in LaTeX, and how they are put together. */

/** A slot of the last sign in a row, to go down into. */
export type Branch = 'below' | 'superscript' | 'subscript' | 'body'

/** Where the caret stands: from slot to slot, each of the last sign in the one before. */
export type Path = readonly Branch[]

export interface Drawn {
  readonly latex: string
  /** Offsets at which the LaTeX may be cut in two. */
  readonly cuts: readonly number[]
  /** Where in it the caret stands, at its end; null when it stands elsewhere. */
  readonly path: Path | null
  /** The kind, which decides about brackets, exponents and units behind it. */
  readonly kind:
    | 'number'
    | 'power-of-ten'
    | 'power'
    | 'power-of-number'
    | 'power-of-brackets'
    | 'name'
    | 'brackets'
    | 'list'
    | 'call'
    | 'quantity'
    | 'other'
  /** The content of the brackets, when it is nothing but a pair of them. */
  readonly inside?: string
}

/** The picture of all that was typed. */
export interface Picture extends Pick<Drawn, 'latex' | 'cuts' | 'path'> {
  /** The word before the caret that is read as a unit. */
  readonly unitWord: string | null
  /** A second equals sign asks for the result of a definition; at the end of the line it is not drawn. */
  readonly asksResult: boolean
}

export const EMPTY = '\\placeholder{}'

/** A piece that is not to be cut. */
export function piece(latex: string, path: Path | null = null, kind: Drawn['kind'] = 'other'): Drawn {
  return { latex, cuts: [], path, kind }
}

/** Pieces side by side; the caret is where it is in the last one. */
export function row(...pieces: readonly Drawn[]): Drawn {
  let latex = ''
  const cuts: number[] = []
  for (const part of pieces) {
    // A letter right behind a command would be part of its name.
    if (/^[a-zA-Z]/.test(part.latex) && /\\[a-zA-Z]+$/.test(latex)) latex += ' '
    if (latex !== '') cuts.push(latex.length)
    for (const cut of part.cuts) cuts.push(latex.length + cut)
    latex += part.latex
  }
  const last = pieces.at(-1)
  return { latex, cuts, path: last?.path ?? null, kind: pieces.length === 1 ? last!.kind : 'other' }
}

/** The LaTeX of a slot, where a pair of brackets around all of it is needless. */
function content(drawn: Drawn | null): string {
  return drawn ? (drawn.inside ?? drawn.latex) : EMPTY
}

/** Where the caret stands in a slot: in one that waits for its content, or where its content has it. */
function pathInto(branch: Branch, drawn: Drawn | null): Path | null {
  if (!drawn) return [branch]
  return drawn.path && [branch, ...drawn.path]
}

export function fraction(above: Drawn, below: Drawn | null): Drawn {
  // The quotient of two names, not the sign of a derivative.
  const over = above.latex === 'd' ? '\\mathit{d}' : content(above)
  return piece(`\\frac{${over}}{${content(below)}}`, pathInto('below', below))
}

export function power(base: Drawn, exponent: Drawn | null, sign = '^'): Drawn {
  const needsBrackets = base.kind === 'power-of-ten' || base.kind === 'quantity'
  const latex = needsBrackets ? `\\left(${base.latex}\\right)` : base.latex
  const kind =
    base.kind === 'number' ? 'power-of-number' : base.kind === 'brackets' ? 'power-of-brackets' : 'power'
  return piece(`${latex}${sign}{${content(exponent)}}`, pathInto('superscript', exponent), kind)
}

export function radical(radicand: Drawn | null, degree = ''): Drawn {
  const index = degree === '' ? '' : `[${degree}]`
  return piece(`\\sqrt${index}{${content(radicand)}}`, pathInto('body', radicand))
}

/** A sum, an integral or the like with what stands below it. */
export function below(sign: string, bounds: Drawn | null): Drawn {
  return piece(`${sign}_{${content(bounds)}}`, pathInto('subscript', bounds))
}

export function bars(inside: Drawn | null): Drawn {
  return piece(`\\left|${inside?.latex ?? EMPTY}\\right|`, pathInto('body', inside))
}

/**
 * A call that has a sign of its own in place of its name.
 * @param brackets those of the call; as long as they are open only the first is drawn
 */
export function signAround(sign: (content: Drawn | null) => Drawn, brackets: Drawn): Drawn {
  const isOpen = brackets.inside === undefined
  const inside = isOpen ? { ...brackets, latex: brackets.latex.slice(1) } : piece(brackets.inside)
  const drawn = sign(inside.latex === '' ? null : inside)
  return { ...drawn, path: isOpen ? drawn.path : null, kind: 'call' }
}
