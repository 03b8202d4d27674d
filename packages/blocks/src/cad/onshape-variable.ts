/** The variable of Onshape that a block is about. */
import * as z from 'zod/mini'

/** The stored fields, to be spread into the fields of a type. */
export const onshapeVariableFields = {
  /** Tab of the document; '' until a variable is chosen. */
  part_id: z.string(),
  part_name: z.string(),
  var_id: z.string(),
  var_name: z.string(),
}

export interface ChosenVariable {
  readonly part_id: string
  readonly part_name: string
  readonly var_id: string
  readonly var_name: string
}

export const noVariable = (): ChosenVariable => ({ part_id: '', part_name: '', var_id: '', var_name: '' })

/** `"Plate" "width"`, for plain notation. */
export const plainOfVariable = ({ part_name, var_name }: ChosenVariable): string =>
  `"${quoted(part_name)}" "${quoted(var_name)}"`

const quoted = (text: string): string => text.replaceAll('"', "'")
