/** Markdown with formulas (.md): notebooks, exported worksheets, pasted output and cells of handcalcs. */
import { parsePlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import type { Imported, ImportedLine, Importer } from '../imported.ts'
import { NameTable } from '../names.ts'
import { textOf } from '../read-text.ts'
import { typedRows } from '../typed-rows.ts'
import { formulasOfLatex } from './latex.ts'
import { lineOfPython } from './python.ts'
import { sectionsOf } from './sections.ts'
import type { Section } from './sections.ts'

export const readMarkdown: Importer = (bytes: Uint8Array): Imported => {
  const { title, sections } = sectionsOf(textOf(bytes))
  const names = new NameTable()
  const defined = new Set<string>()
  const lines = sections.flatMap(section => linesOf(section, names, defined))
  const [first] = lines
  const heading = /^# \{h1\} (.+)$/.exec(first?.plain ?? '')?.[1]
  return {
    program: 'Markdown',
    ...((title ?? heading) !== undefined && { title: title ?? heading! }),
    lines: asTyped(lines),
    names: names.changed(),
    settings: {},
    remarks: [],
  }
}

function linesOf(section: Section, names: NameTable, defined: Set<string>): ImportedLine[] {
  const { kind, rows, line } = section
  switch (kind) {
    case 'heading':
      return [{ kind: 'text', plain: `# {h${section.level}} ${rows[0]}`, source: rows[0]!, line }]
    case 'paragraph':
      return rows.map((row, at) => inParagraph(row, line + at))
    case 'plain':
      return rows.flatMap((row, at) =>
        row.trim() === '' ? [] : [{ kind: 'formula', plain: row, source: row.trim(), line: line + at }],
      )
    case 'latex':
      return formulasOfLatex(rows.join('\n')).map(formula => ({ ...formula, line }))
    case 'python':
      return rows.flatMap((row, at) => {
        const read = lineOfPython(row, names, defined)
        return read ? [{ ...read, source: row.trim(), line: line + at }] : []
      })
    case 'listing':
      return rows.map((row, at) => ({
        kind: 'text',
        plain: `# ${row}`,
        source: row,
        line: line + at,
        ...(at === rows.length - 1 && { remark: 'A listing in another language is a text here.' }),
      }))
  }
}

/** A row of a paragraph or of a list is a formula where it defines something, or asks for a result. */
function inParagraph(row: string, line: number): ImportedLine {
  const source = row.trim()
  const bare = source.replace(/^[-*+]\s+/, '').replace(/^`([^`]+)`$/, '$1')
  const isFormula = /=/.test(bare) && !/\]\(/.test(bare) && parsePlain(bare, { isUnit: isBoxUnit }).ok
  if (isFormula) return { kind: 'formula', plain: bare, source, line }
  const words = source.replaceAll(/\*\*|__|`/g, '').replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
  return { kind: 'text', plain: `# ${words}`, source, line }
}

/** Formulas of one line mean what they would mean if they were typed, one below the other. */
function asTyped(lines: readonly ImportedLine[]): ImportedLine[] {
  const typed = typedRows(lines.map(({ plain }) => plain))
  return lines.map((line, at) => {
    const row = typed[at]
    if (line.kind !== 'formula' || line.stored || !row) return line
    return { ...line, kind: row.kind, plain: row.plain }
  })
}
