/** A variable of Onshape that gets the result of a formula. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { latexOfFormula, plainOfFormula } from '../../plain/fields.ts'
import { defaultResultOptions, resultOptionFields } from '../../result-options.ts'
import { noVariable, onshapeVariableFields, plainOfVariable } from '../onshape-variable.ts'

const onshapeSetProps = z.object({
  ...onshapeVariableFields,
  /** A formula, as the math field writes it. */
  value: z.string(),
  /** The value that Onshape has from here, as it was sent: `25 mm`; '' for none. */
  stored: z.string(),
  ...resultOptionFields,
})

export type OnshapeSetProps = z.infer<typeof onshapeSetProps>

const LINE = /^onshape_set\s+"([^"]*)"\s+"([^"]*)"\s*=\s*(.*)$/

const onshapeSet: BlockType<OnshapeSetProps> = {
  type: 'onshape_set',
  version: 1,
  props: onshapeSetProps,
  defaults: () => ({ ...noVariable(), value: '', stored: '', ...defaultResultOptions() }),
  migrations: {},
  mergedText: { value: 'latex' },
  fields: [{ id: 'value', kind: 'expression', label: 'Value', placeholder: 'value', required: true }],
  worded: true,
  fromPlain(line) {
    const [, part_name = '', var_name = '', value] = LINE.exec(line) ?? []
    if (value === undefined) return null
    return { ...noVariable(), part_name, var_name, value: value === '' ? '' : latexOfFormula(value) }
  },
  toPlain: props =>
    props.var_name === '' && props.value === ''
      ? ''
      : `onshape_set ${plainOfVariable(props)} = ${props.value === '' ? '' : plainOfFormula(props.value)}`.trimEnd(),
}

export default onshapeSet
