/** A document as Markdown with formulas in LaTeX, as GitHub, Pandoc and most editors read it. */
import { figureSvg, figureText } from './figures.ts'
import { targetsIn } from './targets.ts'
import { titleAbove } from './model.ts'
import type {
  ContentsEntry,
  Exported,
  ExportDocument,
  ExportOptions,
  FormulaPiece,
  Image,
  Inline,
  Marks,
  Piece,
} from './model.ts'
import { pictureFactsOf } from '../picture-facts.ts'
import { portableLatex } from '@calcwright/math/expression'

export function writeMarkdown(document: ExportDocument, options: ExportOptions): Promise<Exported> {
  const writer = new MarkdownWriter(options, targetsIn(document.pieces))
  const body = writer.pieces(document.pieces, '')
  const above = titleAbove(document)
  const title = above === '' ? '' : `# ${escaped(above)}\n\n`
  return Promise.resolve({ content: `${title}${body}`, files: writer.files })
}

class MarkdownWriter {
  readonly files: { path: string; bytes: Uint8Array }[] = []
  readonly #folder: string
  readonly #targets: ReadonlySet<string>

  constructor({ folder }: ExportOptions, targets: ReadonlySet<string>) {
    this.#folder = folder
    this.#targets = targets
  }

  pieces(pieces: readonly Piece[], indent: string): string {
    return pieces
      .map(piece => this.#piece(piece))
      .filter(text => text !== '')
      .map(text => `${text.replaceAll(/^(?=.)/gm, indent)}\n\n`)
      .join('')
  }

  #piece(piece: Piece): string {
    switch (piece.kind) {
      case 'heading':
        return `${'#'.repeat(Math.min(piece.level + 1, 6))} ${this.#anchor(piece.label)}${piece.number ? `${piece.number} ` : ''}${this.#inlines(piece.content).replaceAll('\n', ' ')}`
      case 'paragraph':
        return this.#inlines(piece.content)
      case 'list':
        return piece.items
          .map((item, index) => {
            const mark = piece.ordered ? `${index + 1}. ` : '- '
            const text = this.pieces(item, ' '.repeat(mark.length)).trimEnd()
            return mark + text.slice(mark.length)
          })
          .join('\n')
      case 'quote':
        return this.pieces(piece.pieces, '').trimEnd().replaceAll(/^/gm, '> ')
      case 'table':
        return this.#table(piece)
      case 'rule':
        return '---'
      case 'caption':
        return `${this.#anchor(piece.label)}**${escaped(piece.lead.trim())}** ${escaped(piece.text)}`.trim()
      case 'contents':
        return piece.entries.map(entryMarkdown).join('\n')
      case 'formula':
        return [this.#anchor(piece.label), formula(piece)].filter(text => text !== '').join('\n\n')
      case 'group': {
        const head = this.#inlines(piece.head)
        // Formulas with an indent would be code.
        const body = this.pieces(piece.pieces, '').trimEnd()
        return [head, body === '' ? '' : body.replaceAll(/^/gm, '> ')]
          .filter(text => text !== '')
          .join('\n\n')
      }
      case 'inactive': {
        const body = [`*(${piece.words})*`, this.pieces(piece.pieces, '').trimEnd()].join('\n\n')
        // A branch stands below the one before; only what has no head of its own is set apart.
        const isBranches = piece.pieces.every(({ kind }) => kind === 'group')
        return isBranches ? body : body.replaceAll(/^/gm, '> ')
      }
      case 'input':
        return this.pieces(piece.pieces, '').trimEnd()
      case 'page-break':
        return ''
      case 'columns':
        return this.pieces(piece.columns.flat(), '').trimEnd()
      case 'figure': {
        const svg = figureSvg(piece)
        return this.#picture(figureText(piece.figure), new TextEncoder().encode(svg), 'svg')
      }
      case 'note':
        return piece.tone === 'error'
          ? `**Error:** ${escaped(piece.text)}`
          : `*Notice: ${escaped(piece.text)}*`
    }
  }

  /** Only what something leads to has one. */
  #anchor(label: string | undefined): string {
    return label !== undefined && this.#targets.has(label) ? `<a id="${label}"></a>` : ''
  }

  #picture(alt: string, bytes: Uint8Array, ending: string): string {
    const path = `${this.#folder}/${this.files.length + 1}.${ending}`
    this.files.push({ path, bytes })
    return `![${escaped(alt)}](${encodeURI(path)})`
  }

  #image({ bytes, alt }: Image): string {
    const facts = bytes && pictureFactsOf(bytes)
    return bytes && facts
      ? this.#picture(alt, bytes, facts.type === 'jpeg' ? 'jpg' : facts.type)
      : escaped(alt)
  }

  #inlines(content: readonly Inline[]): string {
    return content
      .map(part => {
        switch (part.kind) {
          case 'text':
            return marked(escaped(part.text), part.marks)
          case 'math':
            return `$${inert(part.latex)}$`
          case 'image':
            return this.#image(part.image)
          case 'reference':
            return `[${escaped(part.text)}](#${part.label})`
          case 'break':
            return '  \n'
        }
      })
      .join('')
      .trim()
  }

  /** Markdown has one row of heads and no cells over several columns: what is covered stays empty. */
  #table({ rows }: Piece & { kind: 'table' }): string {
    const lines = rows.map(row =>
      row.flatMap(({ pieces, columns }) => {
        const text = this.pieces(pieces, '')
          .trim()
          .replaceAll(/\s*\n+\s*/g, '<br>')
          .replaceAll(/(?<!\\)\|/g, '\\|')
        return [text, ...Array.from({ length: columns - 1 }, () => '')]
      }),
    )
    const width = Math.max(...lines.map(line => line.length), 1)
    const hasHead = rows[0]?.every(({ header }) => header) ?? false
    const all = hasHead ? lines : [[], ...lines]
    const written = all.map(
      line => `| ${Array.from({ length: width }, (_, at) => line[at] ?? '').join(' | ')} |`,
    )
    return [written[0], `|${' --- |'.repeat(width)}`, ...written.slice(1)].join('\n')
  }
}

const entryMarkdown = ({ depth, number, text, label }: ContentsEntry): string =>
  `${'  '.repeat(depth)}- [${number === '' ? '' : `${number} `}${escaped(text)}](#${label})`

function formula({ latex, values, number, remark, verdict = [], clause }: FormulaPiece): string {
  const parts = [latex, ...values].map(inert)
  const beside = clause === undefined ? '' : `\\text{${inText(clause)}}`
  const tag =
    number !== undefined
      ? `${beside === '' ? '' : ` \\qquad${beside}`}\\tag{${number}}`
      : beside === '' ? '' : `\\tag*{${beside}}` // prettier-ignore
  const text =
    values.length > 1
      ? `\\begin{aligned}${parts[0]} &= ${parts.slice(1).join(' \\\\\n&= ')}\\end{aligned}`
      : parts.join(' = ')
  const words = remark === undefined ? '' : ` \\qquad\\text{${inText(remark)}}`
  const judged = verdict.map(part =>
    part.kind === 'math' ? inert(part.latex) : `\\text${part.marks.bold ? 'bf' : ''}{${inText(part.text)}}`,
  )
  return `$$\n${text}${judged.length > 0 ? ` \\quad ${judged.join('')}` : ''}${words}${tag}\n$$`
}

/** Words within a formula, for TeX and for its readers in browsers, none of them a tag of HTML. */
const inText = (words: string): string =>
  words
    .replaceAll(/[\\{}$&#%_~^]/g, sign => IN_TEXT.get(sign) ?? `\\${sign}`)
    .replaceAll(/<(?=[A-Za-z/!?])/g, '<{}')

const IN_TEXT: ReadonlyMap<string, string> = new Map([
  ['\\', '\\textbackslash{}'],
  ['~', '\\textasciitilde{}'],
  ['^', '\\textasciicircum{}'],
])

/**
 * A formula without line breaks, in which nothing is a tag of HTML: readers of Markdown look for these, and for its
 * end, in formulas too. Braces between a sign and a letter draw nothing.
 */
const inert = (latex: string): string =>
  portableLatex(latex, '\\mathbf{false}')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<(?=[A-Za-z/!?])/g, '<{}')
    .replaceAll(/(?<!\\)\$(?=\$)/g, '${}')

/** Signs that would be marks of Markdown, or HTML. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*_{}[\]<>|~$]/g, sign => `\\${sign}`)
    .replaceAll(/^(\s*)([#+-]|\d+[.)])(?=\s)/gm, (_, space: string, mark: string) => `${space}\\${mark}`)

/** Marks stand at the words, not at the spaces around them. */
function marked(text: string, marks: Marks): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (words === '') return text
  let inner = words
  if (marks.raised) inner = marks.raised === 'sub' ? `<sub>${inner}</sub>` : `<sup>${inner}</sup>`
  if (marks.underline) inner = `<u>${inner}</u>`
  if (marks.strike) inner = `~~${inner}~~`
  if (marks.italic) inner = `*${inner}*`
  if (marks.bold) inner = `**${inner}**`
  if (marks.link) inner = `[${inner}](${marks.link.replaceAll(/[()\s]/g, encodeURIComponent)})`
  return before + inner + after
}
