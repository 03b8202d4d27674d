import { readdirSync, readFileSync } from 'node:fs'
import {
  createRegistry,
  defaultSettings,
  MemoryResources,
  recordMigrations,
  resourcesOf,
  Worksheet,
} from '@calcwright/document'
import { fromCalcFile, parseCalcFile, unpackFiles } from '@calcwright/document/calc-file'
import { describe, expect, it } from 'vitest'
import { blockTypes, registry } from './schemas.ts'

const folder = new URL('../../../fixtures/history/', import.meta.url)
const files = readdirSync(folder)
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

interface StoredVersion {
  readonly type: string
  readonly version: number
  readonly defaults: object
  readonly examples: readonly { name: string; fields: object; props: object }[]
}

const versions = files
  .filter(name => name.startsWith('block-'))
  .map(name => JSON.parse(text(name)) as StoredVersion)

const examples = versions.flatMap(({ type, version, examples }) =>
  examples.map(example => ({ ...example, type, version, title: `${type} ${version}: ${example.name}` })),
)

describe('versions of block types', () => {
  const record = recordMigrations(blockTypes)
  const watched = createRegistry(record.types)

  it('are all kept, with at least one example', () => {
    const stored = versions
      .filter(({ examples }) => examples.length)
      .map(({ type, version }) => `${type} ${version}`)
    const all = blockTypes.flatMap(({ type, version }) =>
      Array.from({ length: version }, (_, index) => `${type} ${index + 1}`),
    )
    expect(stored.sort()).toEqual(all.sort())
  })

  it.each(examples)('$title', ({ type, version, fields, props }) => {
    const sheet = Worksheet.create(watched, { blocks: [{ id: 'a', type, version, props: fields }] })
    const block: unknown = JSON.parse(JSON.stringify(sheet.block('a')))
    expect(block).toMatchObject({ status: 'ok', props })
  })

  it('have every migration run by an example', () => {
    expect(record.unused()).toEqual([])
  })

  it('keep their defaults', () => {
    for (const { type, version, defaults } of blockTypes)
      expect(versions.find(stored => stored.type === type && stored.version === version)?.defaults).toEqual(
        defaults(),
      )
  })
})

const sheets = files.filter(name => name.startsWith('sheet-')).map(name => name.slice(6, -5))

const contentOf = (sheet: Worksheet): object => ({
  name: sheet.name,
  settings: sheet.settings,
  blocks: sheet.blocks(),
  defaultSettings: defaultSettings(),
})

describe.each(sheets)('the formats of version %s', version => {
  const expected: unknown = JSON.parse(text(`sheet-${version}.json`))

  it('are read from a file', () => {
    const sheet = fromCalcFile(registry, parseCalcFile(text(`calc-${version}.calc`)))
    expect(contentOf(sheet)).toEqual(expected)
  })

  it('bring the resources that their blocks refer to', async () => {
    const file = parseCalcFile(text(`calc-${version}.calc`))
    const sheet = fromCalcFile(registry, file)
    const store = new MemoryResources()
    await unpackFiles(file, sheet, store)
    for (const digest of resourcesOf(registry, sheet.blocks())) expect(await store.get(digest)).toBeDefined()
  })

  it('are read from stored bytes', () => {
    const sheet = Worksheet.load(registry, readFileSync(new URL(`state-${version}.bin`, folder)))
    expect(contentOf(sheet)).toEqual(expected)
  })
})
