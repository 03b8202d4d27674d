/** Lines that somebody typed with decimal commas before choosing these: `U = 3,5 V` could not be read. */
import { fieldsOf, readField, writeField } from '@calcwright/document'
import type { Worksheet } from '@calcwright/document'
import { parseLatex } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'

const BETWEEN_DIGITS = /(\d),(?=\d)/g

/** Writes a point where a comma between digits is all that keeps a formula from being read. */
export function pointsForCommas(worksheet: Worksheet): void {
  for (const { id, type, props, status } of worksheet.blocks()) {
    const known = status === 'ok' ? worksheet.registry.get(type) : undefined
    if (!known) continue
    for (const field of fieldsOf(known, props)) {
      const latex = readField(props, field.id)
      const written = field.kind === 'words' ? null : withPoints(latex)
      if (written === null) continue
      worksheet.apply({ kind: 'setProps', id, props: writeField(props as object, field.id, written) })
    }
  }
}

/** The formula with points, where a comma between digits is all that keeps it from being read; else null. */
export function withPoints(latex: string): string | null {
  const written = latex.replaceAll(BETWEEN_DIGITS, '$1.')
  return written === latex || isRead(latex) || !isRead(written) ? null : written
}

const isRead = (latex: string): boolean => parseLatex(latex, { isUnit: isBoxUnit }).ok
