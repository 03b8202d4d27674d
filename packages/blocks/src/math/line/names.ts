/** The names of a formula line. */
import { fieldNames } from '../../fields/names.ts'
import math from './schema.ts'

export const mathNames = fieldNames(math)

export const { defines: definedNames, uses: usedNames, rename: renameUse } = mathNames
