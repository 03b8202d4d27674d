/** Common parts of all series: they stand in a plot and share the fields of their look. */
import type { BlockType, Field } from '@calcwright/document'
import type { LookProps } from './look.ts'
import { seriesFromPlain, seriesToPlain } from './plain.ts'
import type { SeriesWords } from './plain.ts'

interface SeriesType<P extends LookProps>
  extends
    Pick<BlockType<P>, 'type' | 'props' | 'defaults'>,
    Partial<Pick<BlockType<P>, 'version' | 'migrations'>> {
  readonly fields: readonly Field[]
  /** Its line of plain notation. */
  readonly words: SeriesWords
}

export function seriesBlock<P extends LookProps>({ words, ...type }: SeriesType<P>): BlockType<P> {
  return {
    version: 1,
    migrations: {},
    ...type,
    mergedText: mergedText<P>(type.fields),
    placement: { parents: ['plot'] },
    worded: 'in-place',
    takesAnyLine: words.wordless,
    fromPlain: line => seriesFromPlain(words, type.defaults(), line),
    toPlain: props => seriesToPlain(words, type.defaults(), props),
  }
}

const mergedText = <P>(fields: readonly Field[]): BlockType<P & object>['mergedText'] =>
  Object.fromEntries(fields.map(({ id }) => [id, 'latex'])) as BlockType<P & object>['mergedText']

/** A formula; a list may be written without brackets. */
export const formula = (id: string, label: string, placeholder = ''): Field => ({
  id,
  kind: 'expression',
  label,
  placeholder,
})

export const requiredFormula = (id: string, label: string, placeholder = id): Field => ({
  ...formula(id, label, placeholder),
  required: true,
})

/** A name that means something in the series only. */
export const variable = (id: string, label: string, placeholder: string): Field => ({
  id,
  kind: 'parameter',
  label,
  placeholder,
  required: true,
})
