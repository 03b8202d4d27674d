/** Find and replace in the fields of a block: each is found by its plain notation; whole names are replaced. */
import { fieldsOf, readField, writeField } from '@calcwright/document'
import type { BlockType, Field } from '@calcwright/document'
import { lengthOf, occurrencesIn } from '@calcwright/editor'
import type { BlockFinding, FindQuery } from '@calcwright/editor'
import { normaliseName } from '@calcwright/math/expression'
import { plainOfFormula, plainOfNames } from '../plain/fields.ts'
import { fieldNames } from './names.ts'
import { replaceName } from './replace-name.ts'

/** Spaces around signs, and the two signs of a definition, make no difference. */
export function compact(text: string): string {
  return text
    .replace(/\s*([^\p{L}\p{N}\s]+)\s*/gu, '$1')
    .replaceAll(':=', '=')
    .replaceAll('==', '=')
}

/** How the blocks of a type are searched whose fields hold formulas and names. */
export function fieldFinding<Props extends object>(type: BlockType<Props>): BlockFinding<Props> {
  const passageOf = (props: Props, field: Field): string => compact(textOf(field, readField(props, field.id)))
  const { binds } = fieldNames(type)
  return {
    passages: props => fieldsOf(type, props).map(field => passageOf(props, field)),
    asWritten: compact,
    fields: props => fieldsOf(type, props).map(({ id }) => id),
    replace(props, query, to, which) {
      const found = fieldsOf(type, props).filter(field => isFound(passageOf(props, field), query))
      const [from, other] = [nameIn(query.text), nameIn(to)]
      if (binds(props).some(name => name === from || name === other)) return null
      let patch: Partial<Props> = {}
      for (const [index, field] of found.entries()) {
        if (!which.has(index)) continue
        const latex = readField(props, field.id)
        const replaced =
          field.kind === 'words' ? withWords(latex, query, to) : replaceName(latex, from, other, field.kind)
        if (replaced === null) return null
        // Patches follow one another, since two fields may stand in the same list.
        patch = { ...patch, ...writeField({ ...props, ...patch }, field.id, replaced) }
      }
      return patch
    },
  }
}

const isFound = (passage: string, query: FindQuery): boolean =>
  occurrencesIn([...passage], { ...query, text: compact(query.text) }).length > 0

const nameIn = (text: string): string => normaliseName(text.trim())

/** Each occurrence in a text without formulas; null where only the spaces are others. */
function withWords(words: string, query: FindQuery, to: string): string | null {
  const signs = [...words]
  const places = occurrencesIn(signs, query)
  for (const at of places.reverse()) signs.splice(at, lengthOf(query), to)
  return places.length > 0 ? signs.join('') : null
}

function textOf({ kind }: Field, latex: string): string {
  if (latex === '' || kind === 'words') return latex
  return kind === 'names' || kind === 'parameters' ? plainOfNames(latex) : plainOfFormula(latex)
}
