/** A name for the value of a variable of Onshape, as it was when it was last read. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { latexOfName, plainOfFormula } from '../../plain/fields.ts'
import { noVariable, onshapeVariableFields, plainOfVariable } from '../onshape-variable.ts'

const onshapeGetProps = z.object({
  /** Name in the worksheet, as the math field writes it. */
  variable: z.string(),
  ...onshapeVariableFields,
  /** The value with its unit, written as in Onshape, `25 mm`; '' until it is read. */
  value: z.string(),
})

export type OnshapeGetProps = z.infer<typeof onshapeGetProps>

const LINE = /^onshape_get\s+(\S+)\s*=\s*"([^"]*)"\s+"([^"]*)"\s+is\s+"([^"]*)"$/

const onshapeGet: BlockType<OnshapeGetProps> = {
  type: 'onshape_get',
  version: 1,
  props: onshapeGetProps,
  defaults: () => ({ variable: '', ...noVariable(), value: '' }),
  migrations: {},
  mergedText: { variable: 'latex' },
  fields: [{ id: 'variable', kind: 'name', label: 'Name', placeholder: 'name' }],
  worded: true,
  fromPlain(line) {
    const [, name, part_name = '', var_name = '', value = ''] = LINE.exec(line) ?? []
    if (name === undefined) return null
    const variable = name === '_' ? '' : latexOfName(name)
    return { variable, ...noVariable(), part_name, var_name, value }
  },
  toPlain: props =>
    props.variable === '' && props.value === ''
      ? ''
      : `onshape_get ${props.variable === '' ? '_' : plainOfFormula(props.variable)} = ${plainOfVariable(props)} is "${props.value}"`,
}

export default onshapeGet
