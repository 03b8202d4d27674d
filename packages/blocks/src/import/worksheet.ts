/** The worksheet that an import makes. */
import {
  blocksFromPlain,
  MemoryResources,
  moveBytes,
  toCalcFile,
  worksheetFromPlain,
} from '@calcwright/document'
import type { NewBlock, Worksheet } from '@calcwright/document'
import { blocksFromCalcFile } from '@calcwright/document/calc-file'
import { parsePlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { registry } from '../schemas.ts'
import type { Imported } from './imported.ts'
import { readPlaces } from './places.ts'

/** @param file the name of the file, which the worksheet is called after where the document has no title */
export function worksheetOfImport(imported: Imported, file: string): Worksheet {
  const name =
    imported.title?.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) || file.replace(/\.[^.]*$/, '')
  const { text, html } = readPlaces(imported)
  const worksheet = worksheetFromPlain(registry, text, name, {
    // Texts of an import say that they are texts.
    isProse: () => false,
    isFault: line => !parsePlain(line, { isUnit: isBoxUnit }).ok,
  })
  worksheet.apply({ kind: 'setSettings', settings: imported.settings })
  for (const [id, shown] of html) worksheet.apply({ kind: 'setProps', id, props: { html: shown } })
  return worksheet
}

/** The worksheet, and apart from it the bytes that it refers to. */
export async function worksheetWithFiles(
  imported: Imported,
  file: string,
): Promise<{ readonly worksheet: Worksheet; readonly resources: MemoryResources }> {
  const worksheet = worksheetOfImport(imported, file)
  const resources = new MemoryResources()
  await moveBytes(worksheet, resources, () => import('@calcwright/document/replace-tags'))
  return { worksheet, resources }
}

/**
 * Imports as blocks with ids of their own, to be inserted into another worksheet; several have their names above
 * them. Their settings are the matter of the caller.
 */
export function blocksOfImports(
  imports: readonly { readonly imported: Imported; readonly file: string }[],
): NewBlock[] {
  return imports.flatMap(({ imported, file }) => {
    const worksheet = worksheetOfImport(imported, file)
    const heading = imports.length > 1 ? blocksFromPlain(registry, `# {h2} ${worksheet.name}`) : []
    return [...heading, ...blocksFromCalcFile(registry, toCalcFile(worksheet))]
  })
}

/** Characters of a title that is taken for a name. */
const LONGEST_NAME = 120
