/** A material with a name: its properties are read as `steel:rho` and `steel.rho`. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { latexOfName, plainOfFormula } from '../../plain/fields.ts'

const materialProps = z.object({
  /** Name of the variable, as the math field writes it. */
  variable: z.string(),
  /** Id of the material among those that ship; '' for one of a person or a team. */
  name: z.string(),
  full_name: z.string(),
  /** The kind of thing that is chosen: 1 for a material. */
  data_type: z.number(),
  /** A material of a person or a team as a text, with its figures; '' for one that ships. */
  string_data: z.string(),
})

export type MaterialProps = z.infer<typeof materialProps>

const LINE = /^material\s+(\S+)\s+of\s+"([^"]*)"$/
const OWN = /^own material: ([^;]*)/

const material: BlockType<MaterialProps> = {
  type: 'material',
  version: 1,
  props: materialProps,
  defaults: () => ({ variable: '', name: '', full_name: '', data_type: 1, string_data: '' }),
  migrations: {},
  mergedText: { variable: 'latex' },
  fields: [{ id: 'variable', kind: 'name', label: 'Name', placeholder: 'material' }],
  worded: true,
  fromPlain(line) {
    const [, name, text = ''] = LINE.exec(line) ?? []
    if (name === undefined) return null
    const own = OWN.exec(text)
    const variable = name === '_' ? '' : latexOfName(name)
    return {
      variable,
      name: '',
      full_name: own ? own[1]! : text,
      data_type: 1,
      string_data: own ? text : '',
    }
  },
  toPlain: ({ variable, full_name, string_data }) =>
    variable === '' && full_name === ''
      ? ''
      : `material ${variable === '' ? '_' : plainOfFormula(variable)} of "${string_data || full_name}"`,
}

export default material
