/** A user parameter of a document of Fusion with the value that the worksheet sets. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { latexOfFormula, plainOfFormula } from '../../plain/fields.ts'
import { defaultResultOptions, resultOptionFields } from '../../result-options.ts'

const fusionVarProps = z.object({
  /** Name of the parameter in Fusion, as it is there; '' until one is chosen. */
  name: z.string(),
  /** A formula, as the math field writes it. */
  value: z.string(),
  ...resultOptionFields,
})

export type FusionVarProps = z.infer<typeof fusionVarProps>

const LINE = /^parameter\s+(\S+)\s*=\s*(.*)$/

const fusionVar: BlockType<FusionVarProps> = {
  type: 'fusion_var',
  version: 1,
  props: fusionVarProps,
  defaults: () => ({ name: '', value: '', ...defaultResultOptions() }),
  migrations: {},
  mergedText: { value: 'latex' },
  fields: [{ id: 'value', kind: 'expression', label: 'Value', placeholder: 'value', required: true }],
  placement: { parents: ['fusion'] },
  worded: 'in-place',
  fromPlain(line) {
    const [, name, value] = LINE.exec(line) ?? []
    if (name === undefined || value === undefined) return null
    return { name: name === '_' ? '' : name, value: value === '' ? '' : latexOfFormula(value) }
  },
  toPlain: ({ name, value }) =>
    name === '' && value === ''
      ? ''
      : `parameter ${name || '_'} = ${value === '' ? '' : plainOfFormula(value)}`.trimEnd(),
}

export default fusionVar
