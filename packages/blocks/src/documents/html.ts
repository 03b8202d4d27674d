/** A document as one HTML file: formulas in MathML, plots inside, for light and dark screens and for paper. */
import { DARK, LIGHT } from '@calcwright/figures'
import { figureSvg, figureText } from './figures.ts'
import { longFormulaLines } from './long-formulas.ts'
import { mathmlOf } from './mathml.ts'
import { pageCss } from './page-css.ts'
import type {
  Cell,
  ContentsEntry,
  DocumentPage,
  Exported,
  ExportDocument,
  FormulaPiece,
  Image,
  Inline,
  Marks,
  Piece,
} from './model.ts'
import {
  DEFAULT_DOCUMENT_PAGE,
  ERROR_COLOUR,
  INPUT_COLOUR,
  isNumberCell,
  marginText,
  needsOwnLine,
  titleAbove,
} from './model.ts'
import { tableParts } from './table-parts.ts'
import { latexWidth } from '../latex-width.ts'
import { MIME, base64, pictureFactsOf } from '../picture-facts.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #1e2326; --soft: #5f6669; --line: #d9d5cc; --paper: #fff; --error: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e0; --soft: #a3a9ab; --line: #3a4144; --paper: #1b1f22; --error: #ff8a80; }
}
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, sans-serif; color: var(--ink); background: var(--paper); }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.4em 0 0.5em; break-after: avoid; }
p { margin: 0.5em 0; }
.leads { margin-bottom: 0; break-after: avoid; }
.formula { margin: 0.5em 0; overflow-x: auto; break-inside: avoid; font-size: 1.1em; }
.remarked { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 1.5em; min-width: 0; }
.remark { color: var(--soft); }
.verdict b { white-space: nowrap; }
.formula math { display: inline math !important; }
.formula .value { margin: 0.3em 0 0 1.5em; }
.formula table { border: 0; margin: 0; }
.formula td { border: 0; padding: 2px 0; vertical-align: baseline; }
.inactive { opacity: 0.55; }
.input { padding-left: 0.5rem; border-left: 2px solid #6d8fb5; background: light-dark(${INPUT_COLOUR}, #243040); print-color-adjust: exact; }
.page-break { break-after: page; }
.numbered { display: flex; gap: 1rem; align-items: center; justify-content: space-between; }
.numbered, .remarked { break-inside: avoid; }
.numbered .formula { min-width: 0; }
.caption { break-before: avoid; margin: 0 0 1em; color: var(--soft); font-size: 0.9em; }
.caption b { color: var(--ink); }
.columns { display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; column-gap: 1.5rem; align-items: start; break-inside: avoid; }
@media screen and (max-width: 600px) { .columns { grid-auto-flow: row; } }
.group { border-left: 2px solid var(--line); padding-left: 1rem; margin: 0.25em 0; }
figure { margin: 1em 0; break-inside: avoid; }
figure svg, img { max-width: 100%; height: auto; }
figure .dark { display: none; }
table { border-collapse: collapse; margin: 0.75em 0; }
.whole { width: 100%; table-layout: fixed; }
.wide { overflow-x: auto; }
th, td { border: 1px solid var(--line); padding: 4px 8px; text-align: left; vertical-align: top; }
td > p, th > p { margin: 0; }
td > p + p, th > p + p { margin-top: 0.5em; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
tr { break-inside: avoid; }
blockquote { margin: 0.75em 0; padding-left: 1rem; border-left: 3px solid var(--line); color: var(--soft); }
hr { border: 0; border-top: 1px solid var(--line); }
.error { color: var(--error); }
.false { color: var(--error); font-weight: 700; }
.notice { color: var(--soft); font-size: 0.9em; }
@media screen and (prefers-color-scheme: dark) {
  figure .light { display: none; }
  figure .dark { display: block; }
}
@media print {
  :root { --ink: #000; --paper: #fff; --line: #bbb; --soft: #444; }
  body { margin: 0; max-width: none; font-size: 11pt; }
  .dense { font-size: 10pt; line-height: 1.3; }
  .dense :is(.formula, p) { margin-block: 0.15em; }
  .dense :is(h1, h2, h3, h4, h5, h6) { margin: 0.8em 0 0.3em; }
  .formula, .wide { overflow: visible; }
  .formula math { font-size: calc(1em * var(--fit, 1)); }
  .on-screen { display: none; }
  th, td { padding: 2px 4px; }
}
@media screen {
  .on-paper { display: none; }
}
`

export function writeHtml(document: ExportDocument): Promise<Exported> {
  const { title, pieces, page = DEFAULT_DOCUMENT_PAGE } = document
  const above = titleAbove(document)
  const heading = above === '' ? '' : `<h1>${escaped(above)}</h1>\n`
  const content = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title || 'Worksheet')}</title>
<style>${STYLE}${pageStyle(page)}</style>
</head>
<body${page.setup.density === 'dense' ? ' class="dense"' : ''}>
${heading}${piecesHtml(pieces)}</body>
</html>
`
  return Promise.resolve({ content, files: [] })
}

/** Paper, margins and what stands in them, for who prints the file. */
function pageStyle({ setup, margins, logo }: DocumentPage): string {
  const facts = logo && pictureFactsOf(logo)
  const picture =
    logo && facts?.width && facts.height
      ? {
          address: `data:${MIME[facts.type]};base64,${base64(logo)}`,
          width: facts.width,
          height: facts.height,
        }
      : null
  // The end of a style element is the end of its text, whatever stands around it.
  return `${pageCss(setup, margins, picture).replaceAll('</', '<\\/')}\n`
}

/** @param narrow whether they stand in a column, where a formula breaks before its value */
const piecesHtml = (pieces: readonly Piece[], narrow = false): string =>
  pieces.map(piece => `${pieceHtml(piece, narrow)}\n`).join('')

function pieceHtml(piece: Piece, narrow: boolean): string {
  switch (piece.kind) {
    case 'heading': {
      // The title of the worksheet is the one of the first level.
      const tag = `h${Math.min(piece.level + 1, 6)}`
      const number = piece.number ? `${piece.number}\u2002` : ''
      return `<${tag}${idHtml(piece.label)}>${number}${inlinesHtml(piece.content)}</${tag}>`
    }
    case 'paragraph': {
      const style = piece.align ? ` style="text-align: ${piece.align}"` : piece.leads ? ' class="leads"' : ''
      return `<p${style}>${inlinesHtml(piece.content)}</p>`
    }
    case 'list': {
      const tag = piece.ordered ? 'ol' : 'ul'
      return `<${tag}>${piece.items.map(item => `<li>${piecesHtml(item)}</li>`).join('')}</${tag}>`
    }
    case 'quote':
      return `<blockquote>${piecesHtml(piece.pieces)}</blockquote>`
    case 'table':
      return tableHtml(piece.rows, piece.whole)
    case 'rule':
      return '<hr>'
    case 'formula':
      return formulaHtml(piece, narrow)
    case 'group': {
      const head = piece.head.length > 0 ? `<p>${inlinesHtml(piece.head)}</p>\n` : ''
      return `${head}<div class="group">${piecesHtml(piece.pieces, narrow)}</div>`
    }
    case 'inactive':
      return `<div class="inactive"><p>(${piece.words})</p>\n${piecesHtml(piece.pieces, narrow)}</div>`
    case 'input':
      return `<div class="input">${piecesHtml(piece.pieces, narrow)}</div>`
    case 'page-break':
      return '<div class="page-break"></div>'
    case 'columns':
      return `<div class="columns">${piece.columns.map(column => `<div>${piecesHtml(column, true)}</div>`).join('')}</div>`
    case 'figure': {
      const { figure } = piece
      const pictures = [
        `<div class="light">${figureSvg(piece, LIGHT)}</div>`,
        `<div class="dark" aria-hidden="true">${figureSvg(piece, DARK)}</div>`,
      ]
      return `<figure role="img" aria-label="${escaped(figureText(figure))}">${pictures.join('')}</figure>`
    }
    case 'caption':
      return `<p class="caption"${idHtml(piece.label)}><b>${escaped(piece.lead)}</b>${escaped(piece.text)}</p>`
    case 'contents':
      return `<nav aria-label="Contents">${piece.entries.map(entryHtml).join('')}</nav>`
    case 'note':
      return `<p class="${piece.tone}">${piece.tone === 'error' ? 'Error' : 'Notice'}: ${escaped(piece.text)}</p>`
  }
}

const idHtml = (label: string | undefined): string => (label === undefined ? '' : ` id="${escaped(label)}"`)

function entryHtml({ depth, number, text, label }: ContentsEntry): string {
  const words = `${number === '' ? '' : `${number}\u2002`}${text}`
  return `<p style="margin: 0 0 0 ${depth * 1.5}em"><a href="#${escaped(label)}">${escaped(words)}</a></p>`
}

function formulaHtml(piece: FormulaPiece, narrow: boolean): string {
  const { remark, verdict = [], label } = piece
  const bare = bareFormulaHtml(piece, narrow)
  const judged = verdict.length === 0 ? '' : `<span class="verdict">${inlinesHtml(verdict)}</span>`
  const words = judged + (remark === undefined ? '' : `<span class="remark">${escaped(remark)}</span>`)
  const written = words === '' ? bare : `<div class="remarked">${bare}${words}</div>`
  const margin = marginText(piece)
  if (margin === '' && label === undefined) return written
  return `<div class="numbered"${idHtml(label)}>${written}<span>${escaped(margin)}</span></div>`
}

function bareFormulaHtml(piece: FormulaPiece, narrow: boolean): string {
  const { latex, values } = piece
  const attributes = 'class="formula"'
  const lines = narrow ? null : longFormulaLines(piece)
  if (lines) {
    const written = lines.map(
      line => `<p class="value" style="margin-left: ${line.depth * 1.5}em">${displayed(line.latex)}</p>`,
    )
    return `<div ${attributes}>${written.join('')}</div>`
  }
  if (narrow && values.length > 0) {
    const parts = values.map(value => displayed(`{} = ${value}`))
    return `<div ${attributes}>${[displayed(latex), ...parts].join(' ')}</div>`
  }
  const alone = needsOwnLine(latex)
  if (values.length === 0 || (values.length === 1 && !alone))
    return `<div ${attributes}>${displayed(values.length === 0 ? latex : `${latex} = ${values[0]}`)}</div>`
  const rows = values.map(
    (value, index) =>
      `<tr><td>${index === 0 ? displayed(latex) : ''}</td><td>${displayed(`{} = ${value}`)}</td></tr>`,
  )
  if (alone) {
    const below = values.map(value => `<p class="value">${displayed(`{} = ${value}`)}</p>`)
    return `<div ${attributes}>${displayed(latex)}${below.join('')}</div>`
  }
  return `<div ${attributes}><table role="presentation">${rows.join('')}</table></div>`
}

/** A formula as large as on a line of its own, without the margins of one. */
function displayed(latex: string): string {
  const math = mathmlOf(latex, true).replace(/^<math([^>]*?) display="block"/, '<math$1 displaystyle="true"')
  const fit = PAPER / Math.max(PAPER, latexWidth(latex))
  return fit === 1 ? math : `<span style="--fit: ${fit.toFixed(2)}">${math}</span>`
}

/** Digits of a formula that fit between the margins of paper; wider parts of one, which cannot break, are written smaller. */
const PAPER = 78

/** A table that is wider than paper scrolls on the screen; on paper its columns stand in several parts. */
function tableHtml(rows: readonly (readonly Cell[])[], whole = false): string {
  const written = (part: readonly (readonly Cell[])[]): string =>
    `<table${whole ? ' class="whole"' : ''}>${part.map(rowHtml).join('')}</table>`
  const parts = tableParts(rows)
  if (parts.length === 1) return `<div class="wide">${written(rows)}</div>`
  return `<div class="wide on-screen">${written(rows)}</div><div class="on-paper">${parts.map(written).join('')}</div>`
}

/** Rows of heads come again on each page. */
function rowHtml(row: readonly Cell[]): string {
  const cells = `<tr>${row.map(cellHtml).join('')}</tr>`
  return row.length > 0 && row.every(({ header }) => header) ? `<thead>${cells}</thead>` : cells
}

function cellHtml({ pieces, header, columns, rows }: Cell): string {
  const tag = header ? 'th' : 'td'
  const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`
  const number = isNumberCell({ pieces, header }) ? ' class="number"' : ''
  return `<${tag}${spans}${number}>${piecesHtml(pieces)}</${tag}>`
}

function inlinesHtml(content: readonly Inline[]): string {
  return content
    .map(part => {
      switch (part.kind) {
        case 'text':
          return markedHtml(escaped(part.text), part.marks)
        case 'math':
          return mathmlOf(part.latex)
        case 'image':
          return imageHtml(part.image)
        case 'reference':
          return `<a href="#${escaped(part.label)}">${escaped(part.text)}</a>`
        case 'break':
          return '<br>'
      }
    })
    .join('')
}

function imageHtml({ bytes, alt, width }: Image): string {
  const facts = bytes && pictureFactsOf(bytes)
  if (!bytes || !facts) return escaped(alt)
  const size = width ? ` width="${width}"` : ''
  return `<img src="data:${MIME[facts.type]};base64,${base64(bytes)}" alt="${escaped(alt)}"${size}>`
}

function markedHtml(text: string, marks: Marks): string {
  let inner = text
  const styles = [
    marks.colour && `color: ${marks.colour === ERROR_COLOUR ? 'var(--error)' : marks.colour}`,
    marks.background && `background-color: ${marks.background}`,
    marks.font && `font-family: '${marks.font}'`,
    marks.size && `font-size: ${marks.size}px`,
  ].filter(Boolean)
  if (styles.length > 0) inner = `<span style="${escaped(styles.join('; '))}">${inner}</span>`
  if (marks.raised) inner = marks.raised === 'sub' ? `<sub>${inner}</sub>` : `<sup>${inner}</sup>`
  if (marks.underline) inner = `<u>${inner}</u>`
  if (marks.strike) inner = `<s>${inner}</s>`
  if (marks.italic) inner = `<em>${inner}</em>`
  if (marks.bold) inner = `<strong>${inner}</strong>`
  if (marks.link) inner = `<a href="${escaped(marks.link)}" rel="noopener noreferrer">${inner}</a>`
  return inner
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)
