/** Formulas of a Word file: their lines, values and numbers. */
import type { FormulaPiece } from './model.ts'
import { needsOwnLine } from './model.ts'
import { longFormulaLines } from './long-formulas.ts'
import { ommlOf } from './omml.ts'
import { LINE, paragraph, properties, run } from './docx-paragraphs.ts'
import type { Place } from './docx-paragraphs.ts'

/**
 * The number stands at a tab at the right margin.
 * @param share of the page's width that there is
 */
export function numberedXml(
  piece: FormulaPiece,
  place: Place,
  share: number,
  named: (content: string) => string,
): string {
  const written = withRemark(formulaXml(piece, place, share), piece.remark)
  if (piece.number === undefined) return written
  const number = `<w:r><w:tab/></w:r>${named(run(`(${piece.number})`, {}))}`
  const end = written.lastIndexOf('</w:p>')
  const start = written.lastIndexOf('<w:p>', end)
  const last = written.slice(start, end)
  const tabs = `<w:tabs><w:tab w:val="right" w:pos="${Math.floor(LINE * share)}"/></w:tabs>`
  // Tabs come behind the style, what keeps paragraphs together and numbers of lists, before indents.
  const properties = /<w:pPr>(.*?)<\/w:pPr>/s.exec(last)?.[1] ?? ''
  const at = /<w:(?:ind|jc)\b/.exec(properties)?.index ?? properties.length
  const own = `<w:pPr>${properties.slice(0, at)}${tabs}${properties.slice(at)}</w:pPr>`
  const content = last.replace(/^<w:p>(?:<w:pPr>.*?<\/w:pPr>)?/s, '')
  return `${written.slice(0, start)}<w:p>${own}${content}${number}</w:p>`
}

/** Words at the end of the last paragraph. */
function withRemark(written: string, remark: string | undefined): string {
  const end = written.lastIndexOf('</w:p>')
  if (remark === undefined || end < 0) return written
  return `${written.slice(0, end)}${run(`\u2003${remark}`, { colour: '#606060' })}${written.slice(end)}`
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
