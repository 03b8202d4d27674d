/** Formulas of a Word file: their lines, values and numbers. */
import type { FormulaPiece } from './model.ts'
import { marginText, needsOwnLine } from './model.ts'
import { hasRoomForWords, longFormulaLines } from './long-formulas.ts'
import { ommlOf } from './omml.ts'
import { paragraph, properties, run } from './docx-paragraphs.ts'
import type { Place } from './docx-paragraphs.ts'

/**
 * Its clause and its number stand at a tab at the right margin.
 * @param share of the page's width that there is, which is `width` twentieths of a point
 * @param named the number, '' for none, as the place that references lead to
 */
export function numberedXml(
  piece: FormulaPiece,
  place: Place,
  { share, width }: { readonly share: number; readonly width: number },
  named: (number: string) => string,
): string {
  const written = withWords(formulaXml(piece, place, share), wordsXml(piece))
  const margin = marginText(piece)
  if (margin === '' && piece.label === undefined) return written
  const { clause = '' } = piece
  const own = piece.number === undefined ? named('') : named(piece.number)
  const beside = clause === '' ? '' : run(piece.number === undefined ? clause : `${clause}\u2003`, {})
  const isBelow = clause !== '' && !hasRoomForWords(piece, share)
  const number = margin === '' ? own : `<w:r>${isBelow ? '<w:br/>' : ''}<w:tab/></w:r>${beside}${own}`
  const end = written.lastIndexOf('</w:p>')
  const start = written.lastIndexOf('<w:p>', end)
  const last = written.slice(start, end)
  const tabs = `<w:tabs><w:tab w:val="right" w:pos="${Math.floor(width * share)}"/></w:tabs>`
  // Tabs come behind the style, what keeps paragraphs together and numbers of lists, before indents.
  const properties = /<w:pPr>(.*?)<\/w:pPr>/s.exec(last)?.[1] ?? ''
  const at = /<w:(?:ind|jc)\b/.exec(properties)?.index ?? properties.length
  const style = `<w:pPr>${properties.slice(0, at)}${tabs}${properties.slice(at)}</w:pPr>`
  const content = last.replace(/^<w:p>(?:<w:pPr>.*?<\/w:pPr>)?/s, '')
  return `${written.slice(0, start)}<w:p>${style}${content}${number}</w:p>`
}

/** Its verdict and its remark. */
function wordsXml({ verdict = [], remark }: FormulaPiece): string {
  const parts = verdict.map(part => (part.kind === 'math' ? ommlOf(part.latex) : run(part.text, part.marks)))
  const gap = parts.length > 0 ? run('\u2003', {}) : ''
  return gap + parts.join('') + (remark === undefined ? '' : run(`\u2003${remark}`, { colour: '#606060' }))
}

/** Words at the end of the last paragraph. */
function withWords(written: string, words: string): string {
  const end = written.lastIndexOf('</w:p>')
  return words === '' || end < 0 ? written : `${written.slice(0, end)}${words}${written.slice(end)}`
}

/** Steps stand below one another, each on a line that begins with its equals sign. */
function formulaXml(piece: FormulaPiece, place: Place, share: number): string {
  const { latex, values } = piece
  const lines = longFormulaLines(piece, share)
  if (lines) {
    const written = lines.map((line, index) => {
      const deeper = { ...place, groups: place.groups + line.depth }
      return paragraph(
        ommlOf(line.latex.replace(/^\{\}=/, '\\text{=}\\;')),
        properties(deeper, { keep: index < lines.length - 1 }),
      )
    })
    return written.join('')
  }
  const isNarrow = share < 1 && values.length > 0 && needsOwnLine(`${latex}${values[0]}`, share)
  if (values.length <= 1 && !isNarrow) {
    const whole = values.length === 1 ? `${latex}=${values[0]}` : latex
    return paragraph(ommlOf(whole), properties(place))
  }
  const head = isNarrow ? latex : `${latex}=${values[0]}`
  const first = paragraph(ommlOf(head), properties(place, { keep: true }))
  const rest = isNarrow ? values : values.slice(1)
  const deeper = { ...place, groups: place.groups + 1 }
  const others = rest.map((value, index) => {
    return paragraph(ommlOf(`\\text{=}\\;${value}`), properties(deeper, { keep: index < rest.length - 1 }))
  })
  return first + others.join('')
}
