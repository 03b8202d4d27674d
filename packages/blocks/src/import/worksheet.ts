/** The worksheet that an import makes. */
import { worksheetFromPlain } from '@calcwright/document'
import type { Worksheet } from '@calcwright/document'
import { parsePlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { registry } from '../schemas.ts'
import type { Imported } from './imported.ts'
import { readPlaces } from './places.ts'

/** @param name of the worksheet */
export function worksheetOfImport(imported: Imported, name: string): Worksheet {
  const worksheet = worksheetFromPlain(registry, readPlaces(imported).text, name, {
    // Texts of an import say that they are texts.
    isProse: () => false,
    isFault: line => !parsePlain(line, { isUnit: isBoxUnit }).ok,
  })
  worksheet.apply({ kind: 'setSettings', settings: imported.settings })
  return worksheet
}
