/** A document as LaTeX that pdfLaTeX, XeLaTeX and LuaLaTeX compile as it is. */
import { FIGURE_WIDTH, figureSvg, figureText } from './figures.ts'
import type {
  Cell,
  DocumentPage,
  Exported,
  ExportDocument,
  ExportOptions,
  FormulaPiece,
  HeadingPiece,
  Image,
  Inline,
  Marks,
  Piece,
  ReferenceInline,
} from './model.ts'
import { pageLatex } from './latex-page.ts'
import {
  DEFAULT_DOCUMENT_PAGE,
  ERROR_COLOUR,
  MANY_COLUMNS,
  columnShares,
  innerPieces,
  needsOwnLine,
  titleAbove,
} from './model.ts'
import { CYRILLIC, escaped, unknownSigns, withTextSigns } from './latex-signs.ts'
import { hasRoomForWords, longFormulaLines } from './long-formulas.ts'
import { pictureFactsOf } from '../picture-facts.ts'
import { tableParts } from './table-parts.ts'
import { portableLatex } from '@calcwright/math/expression'

const PREAMBLE = String.raw`\documentclass[11pt,fleqn]{article}
\usepackage{iftex}
\ifPDFTeX
  \usepackage[utf8]{inputenc}
  \usepackage[T1]{fontenc}
  \usepackage{lmodern,textcomp}
\else
  \usepackage{fontspec}
\fi
\usepackage{amsmath,amssymb}
\setcounter{MaxMatrixCols}{200}
\usepackage{graphicx,xcolor,array,multirow,longtable}
\IfFileExists{ulem.sty}{\usepackage[normalem]{ulem}}{%
  \newcommand{\uline}[1]{\underline{##1}}%
  \newcommand{\sout}[1]{\leavevmode\setbox0\hbox{##1}\rlap{\rule[.5ex]{\wd0}{.4pt}}\box0}}
\usepackage[hidelinks]{hyperref}
\newsavebox{\picturebox}
\newcommand{\pagepicture}[2]{\sbox{\picturebox}{\includegraphics[width=#1]{#2}}%
  \ifdim\ht\picturebox>.85\textheight\includegraphics[height=.85\textheight]{#2}\else\usebox{\picturebox}\fi}
\setlength{\parindent}{0pt}
\setlength{\parskip}{6pt plus 2pt}
\setcounter{secnumdepth}{0}
\allowdisplaybreaks
\makeatletter\@beginparpenalty=10000\makeatother
\newcommand{\roomfor}[1]{\par\ifinner\else\begingroup\dimen0=\pagegoal\advance\dimen0-\pagetotal
  \ifdim\dimen0<#1\newpage\fi\endgroup\fi}
\setlength{\mathindent}{0pt}
\AtBeginDocument{\setlength{\abovedisplayskip}{4pt}\setlength{\belowdisplayskip}{4pt}\setlength{\abovedisplayshortskip}{2pt}\setlength{\belowdisplayshortskip}{4pt}}
`

/** Lines close to one another, in smaller letters. */
const DENSE = String.raw`\setlength{\parskip}{1pt plus 1pt}
\AtBeginDocument{\small\setlength{\abovedisplayskip}{0pt}\setlength{\belowdisplayskip}{1pt}\setlength{\abovedisplayshortskip}{0pt}\setlength{\belowdisplayshortskip}{1pt}}
`

/** The rule below a table, behind which no page ends, as one may behind a usual rule; as wide as the columns alone. */
const lastRule = (columns: number): string => `\\multispan{${columns}}\\leaders\\hrule height .4pt\\hfill\\cr`

/** Pixels of a picture on an inch of paper. */
const PIXELS = 96

export async function writeLatex(document: ExportDocument, options: ExportOptions): Promise<Exported> {
  const writer = new LatexWriter(options)
  const body = await writer.pieces(document.pieces)
  const isNumbered = document.pieces.some(hasNumberedHeading)
  const depth = isNumbered ? '\\setcounter{secnumdepth}{5}\n' : ''
  const above = titleAbove(document)
  const title = above === '' ? '' : `\\title{${escaped(above)}}\n\\date{}\n`
  const make = title === '' ? '' : '\\maketitle\n\n'
  const page = document.page ?? DEFAULT_DOCUMENT_PAGE
  const sizes = pageLatex(page, writer.logo(page))
  const text = `${title}\\begin{document}\n${make}${body}\\label{last-page}\n\\end{document}\n`
  const letters = text.includes('\\cyrillic{') ? CYRILLIC : ''
  const dense = page.setup.density === 'dense' ? DENSE : ''
  const content = `${PREAMBLE}${dense}${sizes}${letters}${unknownSigns(sizes + text)}${depth}${text}`
  return { content, files: writer.files }
}

const hasNumberedHeading = (piece: Piece): boolean =>
  (piece.kind === 'heading' && piece.number !== undefined) || innerPieces(piece).some(hasNumberedHeading)

/** A heading does not stand alone at the foot of a page, as LaTeX would let it before a table. */
const ROOM = '\\roomfor{6\\baselineskip}'

const SECTIONS = ['section', 'subsection', 'subsubsection', 'paragraph', 'subparagraph', 'subparagraph']

class LatexWriter {
  readonly files: { path: string; bytes: Uint8Array }[] = []
  readonly #options: ExportOptions
  #inColumns = false
  /** Share of the page's width that there is room for. */
  #share = 1

  constructor(options: ExportOptions) {
    this.#options = options
  }

  /** The path of the logo, where a margin has it; '' for none. */
  logo({ logo, margins }: DocumentPage): string {
    const lines = [margins.header, margins.footer].flatMap(texts => Object.values(texts).flat(2))
    const facts = logo && pictureFactsOf(logo)
    if (
      !logo ||
      !lines.some(({ kind }) => kind === 'logo') ||
      (facts?.type !== 'png' && facts?.type !== 'jpeg')
    )
      return ''
    return this.#file(logo, facts.type === 'png' ? 'png' : 'jpg')
  }

  async pieces(pieces: readonly Piece[]): Promise<string> {
    let text = ''
    for (const piece of pieces) text += `${await this.#piece(piece)}\n\n`
    return text
  }

  async #piece(piece: Piece): Promise<string> {
    switch (piece.kind) {
      case 'heading':
        return this.#heading(piece)
      case 'paragraph':
        return aligned(await this.#inlines(piece.content), piece.align) + (piece.leads ? LEADS : '')
      case 'list': {
        const items: string[] = []
        for (const item of piece.items) items.push(`\\item ${(await this.pieces(item)).trim()}`)
        return environment(piece.ordered ? 'enumerate' : 'itemize', items.join('\n'))
      }
      case 'quote':
        return environment('quote', (await this.pieces(piece.pieces)).trim())
      case 'table': {
        const parts: string[] = []
        for (const part of tableParts(piece.rows, this.#share)) parts.push(await this.#table(part))
        return parts.join('\n\n')
      }
      case 'rule':
        return '\\noindent\\rule{\\linewidth}{0.4pt}'
      case 'formula':
        return this.#inColumns && piece.number === undefined ? flowing(piece) : formula(piece, this.#share)
      case 'group': {
        const head = await this.#inlines(piece.head)
        const inner = (await this.pieces(piece.pieces)).trim()
        const body = inner === '' ? '' : environment('quote', inner)
        return [head, body].filter(text => text !== '').join('\n')
      }
      case 'inactive': {
        const body = (await this.pieces(piece.pieces)).trim()
        return `{\\color{gray}(${piece.words})\n\n${body}\n\n}`
      }
      case 'input': {
        const body = (await this.pieces(piece.pieces)).trim()
        return `{\\color[HTML]{${INPUT_INK}}${body}\n\n}`
      }
      case 'page-break':
        return '\\newpage'
      case 'columns':
        return this.#columns(piece.columns)
      case 'figure': {
        const { figure, width, height } = piece
        const png = await this.#options.toPng(figureSvg(piece), { width: 2 * width, height: 2 * height })
        const picture = this.#picture(png, 'png', width)
        return environment('center', `${picture}% ${oneLine(figureText(figure))}\n`)
      }
      case 'caption':
        return caption(piece)
      case 'contents':
        return CONTENTS
      case 'note':
        return piece.tone === 'error'
          ? `\\textcolor{red}{Error: ${escaped(piece.text)}}`
          : `\\emph{Notice: ${escaped(piece.text)}}`
    }
  }

  async #columns(columns: readonly (readonly Piece[])[]): Promise<string> {
    const outside = this.#inColumns
    const share = this.#share
    this.#inColumns = true
    this.#share = share / columns.length
    const width = ((1 - 0.04 * (columns.length - 1)) / columns.length).toFixed(3)
    const boxes: string[] = []
    for (const column of columns) {
      const content = (await this.pieces(column)).trim()
      // Boxes stand on the line of their first line: a picture would stand on it with its lower edge.
      const top = column[0]?.kind === 'figure' ? '\\vspace{0pt}' : ''
      boxes.push(`\\begin{minipage}[t]{${width}\\linewidth}${top}\\raggedright\n${content}\n\\end{minipage}`)
    }
    this.#inColumns = outside
    this.#share = share
    return `\\noindent${boxes.join('\\hfill\n')}`
  }

  /** Counted as the worksheet counts: a level that is passed over counts as one. */
  async #heading({ level, content, number, label }: HeadingPiece): Promise<string> {
    const words = await this.#inlines(content)
    const place = label === undefined ? '' : `\\label{${label}}`
    if (number === undefined) {
      const anchor = place === '' ? '' : `\\phantomsection${place}`
      return `${ROOM}\\${SECTIONS[level - 1] ?? 'subparagraph'}{${words}}${anchor}`
    }
    const counts = number.split('.')
    const name = SECTIONS[counts.length - 1] ?? 'subparagraph'
    const above = counts.slice(0, -1).map((count, depth) => `\\setcounter{${SECTIONS[depth]}}{${count}}`)
    const own = `\\setcounter{${name}}{${Number(counts.at(-1)) - 1}}`
    return `${ROOM}${above.join('')}${own}%\n\\${name}{${words}}${place}`
  }

  #file(bytes: Uint8Array, ending: string): string {
    const path = `${this.#options.folder}/${this.files.length + 1}.${ending}`
    this.files.push({ path, bytes })
    return path
  }

  /** A picture as wide as it is drawn, and no larger than the page with room for a caption. */
  #picture(bytes: Uint8Array, ending: string, width: number): string {
    const inches = (width / PIXELS).toFixed(2)
    const wide = `\\ifdim${inches}in>\\linewidth\\linewidth\\else${inches}in\\fi`
    return `\\pagepicture{${wide}}{${this.#file(bytes, ending)}}`
  }

  async #image({ bytes, alt, width }: Image): Promise<string> {
    const facts = bytes && pictureFactsOf(bytes)
    if (!bytes || !facts) return escaped(alt)
    const isKnown = facts.type === 'png' || facts.type === 'jpeg'
    const drawn = isKnown ? bytes : await this.#options.toPng(bytes)
    const shown = width ?? facts.width ?? pictureFactsOf(drawn)?.width ?? FIGURE_WIDTH
    return this.#picture(drawn, facts.type === 'jpeg' ? 'jpg' : 'png', shown)
  }

  async #inlines(content: readonly Inline[]): Promise<string> {
    let text = ''
    for (const part of content) {
      if (part.kind === 'text') text += marked(escaped(part.text), part.marks)
      else if (part.kind === 'math') text += `$${mathOf(part.latex)}$`
      else if (part.kind === 'image') text += await this.#image(part.image)
      else if (part.kind === 'reference') text += reference(part)
      else text += '\\newline '
    }
    return text.trim().replace(/(?:\\newline )+$/, '')
  }

  async #table(rows: readonly (readonly Cell[])[]): Promise<string> {
    const width = Math.max(1, ...rows.map(row => row.reduce((sum, { columns }) => sum + columns, 0)))
    const lines: string[] = []
    // Cells that reach into the rows below leave their places there empty.
    const covered: number[] = Array.from({ length: width }, () => 0)
    for (const row of rows) {
      const texts: string[] = []
      let place = 0
      const skip = (): void => {
        while ((covered[place] ?? 0) > 0) {
          covered[place]! -= 1
          texts.push('')
          place += 1
        }
      }
      for (const cell of row) {
        skip()
        const inner = (await this.pieces(cell.pieces)).trim().replaceAll(/\n\n+/g, '\\newline ')
        const bold = cell.header && inner !== '' ? `\\textbf{${inner}}` : inner
        const spread = cell.rows > 1 ? `\\multirow{${cell.rows}}{=}{${bold}}` : bold
        texts.push(cell.columns > 1 ? `\\multicolumn{${cell.columns}}{|l|}{${spread}}` : spread)
        for (let at = 0; at < cell.columns; at += 1) covered[place + at] = cell.rows - 1
        place += cell.columns
      }
      skip()
      lines.push(`${texts.join(' & ')} \\\\* \\hline`)
    }
    const shares = columnShares(rows, width).map(share => (0.98 * share).toFixed(3))
    const columns = shares.map(
      share =>
        `>{\\raggedright\\arraybackslash}p{${share}\\dimexpr\\linewidth-${2 * width}\\tabcolsep\\relax}|`,
    )
    // A table that goes on over a page cannot stand in a box.
    const kind = this.#inColumns ? 'tabular' : 'longtable'
    const isHeaded = !this.#inColumns && rows.length > 1 && rows[0]!.every(({ header }) => header)
    if (isHeaded) lines[0] += '\n\\endhead'
    // The rule of a long table stands twice, for the page that ends and the one that begins: the last one only once.
    if (!this.#inColumns) lines.push(lines.pop()!.replace(/\\hline$/, lastRule(width)))
    const table = `\\begin{${kind}}{|${columns.join('')}}\n\\hline\n${lines.join('\n')}\n\\end{${kind}}`
    return width > MANY_COLUMNS ? `{\\scriptsize\\setlength{\\tabcolsep}{2pt}\n${table}}` : table
  }
}

/** Colour of inputs: displayed formulas have no background in LaTeX. */
const INPUT_INK = '1F4E8C'

/** Nothing parts a paragraph from the formula below it, which has room above itself. */
const LEADS = '\\nopagebreak\\vspace{-\\parskip}'

const mathOf = (latex: string): string =>
  withRowGaps(
    withTextSigns(
      portableLatex(latex, `\\textcolor[HTML]{${ERROR_COLOUR.slice(1).toUpperCase()}}{\\mathbf{false}}`),
    ),
  )

const MATRIX = /\\begin\{([pbBvV]?matrix\*?)\}[\s\S]*?\\end\{\1\}/g

/** Rows with fractions would touch one another. */
const withRowGaps = (latex: string): string =>
  latex.replaceAll(MATRIX, matrix =>
    matrix.includes('frac{') ? matrix.replaceAll(/\\\\(?!\[)/g, '\\\\[4pt]') : matrix,
  )

const environment = (name: string, content: string): string => `\\begin{${name}}\n${content}\n\\end{${name}}`

function aligned(text: string, align?: string): string {
  if (align === 'center') return environment('center', text)
  return align === 'right' ? environment('flushright', text) : text
}

/** The list alone: its title would be a heading that the worksheet does not have. */
const CONTENTS = '{\\makeatletter\\setcounter{tocdepth}{5}\\@starttoc{toc}\\makeatother}'

/** The counters of LaTeX are set to the number that the worksheet has, so that `\\ref` gives the same. */
function caption({ of: kind, lead, number, text, label }: Piece & { kind: 'caption' }): string {
  const counted =
    number === ''
      ? ''
      : `\\setcounter{${kind}}{${Number(number) - 1}}\\refstepcounter{${kind}}\\label{${label}}`
  const words = [`\\textbf{${escaped(lead.trim())}}`, escaped(text)].filter(part => part !== '').join(' ')
  return environment('center', `${counted}\\small ${words}`)
}

function reference({ text, label, parts }: ReferenceInline): string {
  if (!parts) return `\\hyperref[${label}]{${escaped(text)}}`
  return `${escaped(parts.before)}\\ref{${label}}${escaped(parts.after)}`
}

/** A verdict, a remark, a clause, a tag and a label in the last line of a formula. */
function tagged({ number, label, remark, verdict = [], clause }: FormulaPiece): string {
  const judged = verdict.map(part =>
    part.kind === 'math' ? mathOf(part.latex) : `\\text{${marked(escaped(part.text), part.marks)}}`,
  )
  const words = [
    ...(judged.length > 0 ? [` \\quad ${judged.join('')}`] : []),
    ...(remark === undefined ? [] : [` \\qquad \\text{${escaped(remark)}}`]),
  ]
  if (number === undefined)
    return words.join('') + (clause === undefined ? '' : ` \\tag*{\\small ${escaped(clause)}}`)
  const beside = clause === undefined ? '' : ` \\qquad \\text{\\small ${escaped(clause)}}`
  return `${words.join('')}${beside} \\tag{${number}}${label === undefined ? '' : `\\label{${label}}`}`
}

/** A formula in the text: it breaks at its equals signs and operators where a column is narrow. */
function flowing({ latex, values, remark, verdict = [], clause }: FormulaPiece): string {
  const whole = [latex, ...values].map(mathOf).join(' = ')
  const judged = verdict.map(part =>
    part.kind === 'math' ? `$${mathOf(part.latex)}$` : marked(escaped(part.text), part.marks),
  )
  const parts = [
    judged.join(''),
    escaped(remark ?? ''),
    clause === undefined ? '' : `(${escaped(clause.replaceAll(' ', '\u00a0'))})`,
  ]
  const behind = parts.filter(part => part !== '').map(part => ` \\quad ${part}`)
  return `$\\displaystyle ${whole}$${behind.join('')}`
}

/** Before a line of a long formula, by how far in it stands. */
const STEPS = ['', '\\quad ', '\\qquad ']

/** @param share of the page's width that there is */
function formula(piece: FormulaPiece, share: number): string {
  const { latex, values, label, number, remark, clause } = piece
  if (!hasRoomForWords(piece, share)) {
    const words = [remark, clause].flatMap(text => (text === undefined ? [] : [`{\\small ${escaped(text)}}`]))
    const above = formula({ ...piece, remark: undefined, clause: undefined }, share)
    return `${above}\n${environment('flushright', words.join('\\quad '))}`
  }
  if (label !== undefined && number === undefined)
    return `\\phantomsection\\label{${label}}${formula({ ...piece, label: undefined }, share)}`
  const [first, ...others] = [latex, ...values].map(mathOf)
  const note = tagged(piece)
  const [open, close] =
    piece.number === undefined ? ['\\[', '\\]'] : ['\\begin{equation*}', '\\end{equation*}']
  const lines = longFormulaLines(piece, share)
  if (lines) {
    const rows = lines.map(line => `&${STEPS[line.depth]}${mathOf(line.latex)}`)
    return `\\begin{align*}\n${rows.join(' \\\\\n')}${note}\n\\end{align*}`
  }
  if (others.length === 0) return `${open} ${first}${note} ${close}`
  const isNarrow = share < 1 && needsOwnLine(latex + values.join(''), share)
  if (needsOwnLine(latex) || isNarrow)
    return `\\begin{align*}\n&${first} \\\\\n&\\quad = ${others.join(' \\\\\n&\\quad = ')}${note}\n\\end{align*}`
  if (others.length === 1) return `${open} ${first} = ${others[0]}${note} ${close}`
  return `\\begin{align*}\n${first} &= ${others.join(' \\\\\n&= ')}${note}\n\\end{align*}`
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

function marked(text: string, marks: Marks): string {
  let inner = text
  if (marks.raised) inner = `\\text${marks.raised === 'sub' ? 'subscript' : 'superscript'}{${inner}}`
  if (marks.underline) inner = `\\uline{${inner}}`
  if (marks.strike) inner = `\\sout{${inner}}`
  if (marks.italic) inner = `\\textit{${inner}}`
  if (marks.bold) inner = `\\textbf{${inner}}`
  if (marks.background) inner = `\\colorbox[HTML]{${marks.background.slice(1).toUpperCase()}}{${inner}}`
  if (marks.colour) inner = `\\textcolor[HTML]{${marks.colour.slice(1).toUpperCase()}}{${inner}}`
  if (marks.link) inner = `\\href{${marks.link.replaceAll(/[%#&\\{}~^_]/g, sign => `\\${sign}`)}}{${inner}}`
  return inner
}
