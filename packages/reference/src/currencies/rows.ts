import { readUnits, type UnitRow } from '../units/row.ts'
import { CURRENCY_TABLE } from './currencies.ts'

/** Currencies, metals and bitcoin as units of the dimension money; the rate of each is not in its row. */
export const CURRENCY_ROWS: readonly UnitRow[] = readUnits('Currency', asUnitTable(CURRENCY_TABLE))

function asUnitTable(table: string): string {
  const lines = table.trim().split('\n')
  return lines
    .map(line => {
      const [code = '', names = '', signs = '', note = ''] = line.split('|').map(column => column.trim())
      return [code, names, '[money]', 'k M', 'ISO4217', signs, note].join('|')
    })
    .join('\n')
}
