/** A property of a material of one's own as a person types it, a row of the table. */
export interface OwnProperty {
  /** The name in formulas: `rho`, `f_y`. */
  readonly name: string
  /** A number with a decimal point or comma; '' for a property that is only known over temperature. */
  readonly value: string
  /** The unit in a box, `kg/m^3`; '' for a plain number. */
  readonly unit: string
  /** Values over temperature in degrees Celsius, in the same unit: `20: 210; 100: 205`. */
  readonly over: string
  /** The source of this figure, if it is not that of the material. */
  readonly source: string
}

export interface OwnMaterialRows {
  readonly name: string
  readonly source: string
  readonly note: string
  readonly properties: readonly OwnProperty[]
}

export const EMPTY_ROW: OwnProperty = { name: '', value: '', unit: '', over: '', source: '' }

export const isEmptyRow = (row: OwnProperty): boolean => Object.values(row).every(cell => cell.trim() === '')
