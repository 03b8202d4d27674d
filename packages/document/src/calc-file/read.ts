/** Reading .calc files. */
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { DocumentError } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { pageFault } from '../page-setup.ts'
import { worksheetSettings } from '../settings.ts'
import type { JsonObject, NewBlock, Registry } from '../types.ts'
import { readBody } from '../upgrade.ts'
import { newBlockId, Worksheet } from '../worksheet.ts'
import { checkFiles } from './files.ts'
import { CALC_VERSION, type CalcBlock, type CalcFile } from './format.ts'
import { calcFile } from './schema.ts'

/** The library's schemas have no sentences of their own, and people read the message about a fault in a file. */
const inEnglish = { error: en().localeError }

/** The text of a .calc file as data. Throws `unreadable` or `newer` with the place of the fault. */
export function parseCalcFile(text: string, migrations: FileMigrations = FILE_MIGRATIONS): CalcFile {
  const json = text.replace(/^\ufeff/, '')
  if (!/^\s*\{/.test(json)) throw new DocumentError('unreadable', 'This file is not a worksheet.')
  try {
    return checkCalcFile(JSON.parse(json), migrations)
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause
    throw new DocumentError(
      'unreadable',
      `This file is damaged, it is not JSON: ${(cause as Error).message}`,
      { cause },
    )
  }
}

/** A .calc file's data as a worksheet. Throws `unreadable` or `newer` with the place of the fault. */
export function fromCalcFile(registry: Registry, json: unknown): Worksheet {
  const file = checkCalcFile(json)
  const settings = z.partial(worksheetSettings).safeParse(file.settings, inEnglish)
  if (!settings.success) throw faultIn(settings.error, ['settings'])
  const fault = pageFault(settings.data)
  if (fault !== null)
    throw new DocumentError('unreadable', `settings.page_setup: ${fault}`, { path: 'settings' })
  checkIds(file.blocks, 'blocks', new Set())
  const blocks = file.blocks.map((block, index) => readBlock(registry, file, block, `blocks[${index}]`))
  return Worksheet.create(registry, { name: file.name, settings: settings.data, blocks })
}

/**
 * The blocks of a .calc file, to be inserted into another worksheet under new ids; references among them follow.
 * Throws `unreadable` or `newer` with the place of the fault.
 * @param mayKeep whether a block may have its id there: what was cut keeps it, and with it references from elsewhere
 */
export function blocksFromCalcFile(
  registry: Registry,
  json: unknown,
  mayKeep: (id: string) => boolean = () => false,
): NewBlock[] {
  const file = checkCalcFile(json)
  const blocks = file.blocks.map((block, index) => readBlock(registry, file, block, `blocks[${index}]`))
  const ids = new Map<string, string>()
  const note = ({ id, children = [] }: NewBlock): void => {
    if (id !== undefined) ids.set(id, mayKeep(id) && !ids.has(id) ? id : newBlockId())
    children.forEach(note)
  }
  blocks.forEach(note)
  return blocks.map(block => renamed(registry, block, ids))
}

function renamed(registry: Registry, block: NewBlock, ids: ReadonlyMap<string, string>): NewBlock {
  const { id, props, children } = block
  const type = registry.get(block.type)
  // Fields of another version are not understood here.
  const patch = props && block.version === type?.version ? type?.withIds?.(props, ids) : null
  return {
    ...block,
    id: id === undefined ? undefined : ids.get(id),
    ...(patch ? { props: { ...props, ...patch } } : {}),
    ...(children ? { children: children.map(child => renamed(registry, child, ids)) } : {}),
  }
}

/** The data in the current version of the format. */
export function checkCalcFile(json: unknown, migrations: FileMigrations = FILE_MIGRATIONS): CalcFile {
  if (!isJsonObject(json) || json.format !== 'calcwright')
    throw new DocumentError(
      'unreadable',
      'This is not a Calcwright worksheet: "format" is not "calcwright".',
      {
        path: 'format',
      },
    )
  const parsed = calcFile.safeParse(migrate(json, migrations), inEnglish)
  if (!parsed.success) throw faultIn(parsed.error, [])
  checkFiles(parsed.data.files ?? {})
  return parsed.data
}

function migrate(json: JsonObject, migrations: FileMigrations): JsonObject {
  let file = json
  for (let version = Number(file.version); version < CALC_VERSION; version++) {
    const step = migrations[version]
    if (!step) break
    file = step(file)
  }
  if (Number(file.version) > CALC_VERSION)
    throw new DocumentError('newer', 'This worksheet was saved by a newer version of the program.', {
      path: 'version',
    })
  return file
}

function checkIds(blocks: readonly CalcBlock[], path: string, seen: Set<string>): void {
  blocks.forEach((block, index) => {
    const here = `${path}[${index}]`
    if (block.id !== undefined && seen.has(block.id))
      throw new DocumentError('unreadable', `${here}.id: the id ${block.id} is used twice.`, {
        path: `${here}.id`,
      })
    if (block.id !== undefined) seen.add(block.id)
    checkIds(block.children ?? [], `${here}.children`, seen)
  })
}

/** Fields of an older version are checked as the current one reads them, and stored as they are. */
function readBlock(registry: Registry, file: CalcFile, block: CalcBlock, path: string): NewBlock {
  const type = registry.get(block.type)
  const version = block.version ?? file.types[block.type] ?? type?.version ?? 1
  const fields = block.props ?? {}
  const read = readBody(registry, { type: block.type, version, fields })
  if (read.status === 'invalid') {
    const checked = type!.props.safeParse({ ...type!.defaults(), ...read.fields }, inEnglish)
    if (!checked.success) throw faultIn(checked.error, [path, 'props'])
    throw new DocumentError('unreadable', `${path}.props: these fields cannot be brought up to date.`, {
      path,
    })
  }
  const children = block.children?.map((child, index) =>
    readBlock(registry, file, child, `${path}.children[${index}]`),
  )
  return { ...block, version: read.version, props: read.fields, children }
}

function faultIn(error: z.core.$ZodError, above: readonly string[]): DocumentError {
  const issue = error.issues[0]!
  const path = [...above, ...issue.path]
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('')
  return new DocumentError('unreadable', path ? `${path}: ${issue.message}` : issue.message, {
    path,
    cause: error,
  })
}

type FileMigrations = Readonly<Record<number, (old: JsonObject) => JsonObject>>

/** `FILE_MIGRATIONS[n]` turns a file of format version n into one of n + 1, `version` included. */
const FILE_MIGRATIONS: FileMigrations = {
  // Version 2 has files.
  1: old => ({ ...old, version: 2 }),
}
