import { plainFields } from '../entries.ts'
import { differences } from '../json.ts'
import { marksOf } from '../marks.ts'
import { toBase64 } from '../resources/base64.ts'
import { resourcesOf } from '../resources/referred.ts'
import { defaultSettings } from '../settings.ts'
import type { AnyBlockType, Block, JsonObject, JsonValue } from '../types.ts'
import type { Worksheet } from '../worksheet.ts'
import { CALC_VERSION, type CalcBlock, type CalcFile } from './format.ts'

/** The worksheet as a .calc file; `results` and `files` go with it as they are. */
export function toCalcFile(
  worksheet: Worksheet,
  results?: unknown,
  files: NonNullable<CalcFile['files']> = {},
): CalcFile {
  const types = typesOf(worksheet)
  return {
    format: 'calcwright',
    version: CALC_VERSION,
    name: worksheet.name,
    types: Object.fromEntries(types),
    settings: differences(worksheet.settings, defaultSettings()),
    blocks: worksheet.childrenOf(null).map(id => writeBlock(worksheet, types, id)),
    ...(results === undefined ? {} : { results }),
    ...(Object.keys(files).length ? { files } : {}),
  }
}

/**
 * Some blocks with what stands in them, as a .calc file: what copy puts on the clipboard.
 * @param bytesOf bytes of a resource; undefined when they are not at hand, and the copy only refers to them
 */
export function copyBlocks(
  worksheet: Worksheet,
  ids: readonly string[],
  bytesOf: (digest: string) => Uint8Array | undefined = () => undefined,
): CalcFile {
  const chosen = new Set(ids)
  const inChosen = (block: Block): boolean => {
    for (let above = block.parent; above !== null; above = worksheet.block(above)?.parent ?? null)
      if (chosen.has(above)) return true
    return false
  }
  const types = typesOf(worksheet)
  const outer = worksheet.blocks().filter(block => chosen.has(block.id) && !inChosen(block))
  const blocks = outer.map((block, index) => {
    const { beside, ...written } = writeBlock(worksheet, types, block.id)
    return beside && isNextTo(worksheet, outer[index - 1], block) ? { ...written, beside } : written
  })
  const used = new Set(namesIn(blocks))
  const copied = worksheet.blocks().filter(block => chosen.has(block.id) || inChosen(block))
  const files = [...resourcesOf(worksheet.registry, copied)].flatMap(digest => {
    const bytes = bytesOf(digest)
    return bytes ? [[digest, toBase64(bytes)] as const] : []
  })
  return {
    format: 'calcwright',
    version: CALC_VERSION,
    name: worksheet.name,
    types: Object.fromEntries([...types].filter(([type]) => used.has(type))),
    settings: {},
    blocks,
    ...(files.length ? { files: Object.fromEntries(files) } : {}),
  }
}

/** Whether the first is the sibling before the second. */
function isNextTo(worksheet: Worksheet, before: Block | undefined, { id, parent }: Block): boolean {
  const siblings = worksheet.childrenOf(parent)
  return before !== undefined && siblings[siblings.indexOf(id) - 1] === before.id
}

const namesIn = (blocks: readonly CalcBlock[]): string[] =>
  blocks.flatMap(block => [block.type, ...namesIn(block.children ?? [])])

/** Types in use with the version of their first block; blocks of another version say so themselves. */
function typesOf(worksheet: Worksheet): Map<string, number> {
  const types = new Map<string, number>()
  for (const { type, version } of worksheet.blocks()) if (!types.has(type)) types.set(type, version)
  return new Map([...types].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function writeBlock(worksheet: Worksheet, types: ReadonlyMap<string, number>, id: string): CalcBlock {
  const block = worksheet.block(id)!
  const props = fieldsOf(block, worksheet.registry.get(block.type))
  const children = worksheet.childrenOf(id)
  return {
    id,
    type: block.type,
    ...(types.get(block.type) === block.version ? {} : { version: block.version }),
    ...(Object.keys(props).length ? { props } : {}),
    ...(block.disabled ? { disabled: true } : {}),
    ...(block.collapsed ? { collapsed: true } : {}),
    ...marksOf(block),
    ...(block.beside ? { beside: true } : {}),
    ...(children.length ? { children: children.map(child => writeBlock(worksheet, types, child)) } : {}),
  }
}

function fieldsOf({ status, props }: Block, type: AnyBlockType | undefined): JsonObject {
  return type && status === 'ok'
    ? plainFields(differences(props as object, type.defaults()))
    : (props as JsonObject)
}

const WIDTH = 110

/** The text of a file: what fits a line stands on one line, so that a change of a block is one line's change. */
export const formatCalcFile = (file: CalcFile): string => `${layOut(file as unknown as JsonValue, '', 0)}\n`

function layOut(value: JsonValue, margin: string, taken: number): string {
  const compact = onOneLine(value)
  if (typeof value !== 'object' || value === null || margin.length + taken + compact.length <= WIDTH)
    return compact
  const inner = `${margin}  `
  const lines = Array.isArray(value)
    ? value.map(item => inner + layOut(item as JsonValue, inner, 1))
    : fieldsIn(value).map(([key, field]) => {
        const name = `${JSON.stringify(key)}: `
        return inner + name + layOut(field, inner, name.length + 1)
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${margin}${close}`
}

function onOneLine(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(item => onOneLine(item as JsonValue)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = fieldsIn(value).map(([key, field]) => `${JSON.stringify(key)}: ${onOneLine(field)}`)
  return fields.length ? `{ ${fields.join(', ')} }` : '{}'
}

const fieldsIn = (value: object): [string, JsonValue][] =>
  Object.entries(value as Record<string, JsonValue | undefined>).filter(
    (entry): entry is [string, JsonValue] => entry[1] !== undefined,
  )
