import { describe, expect, it } from 'vitest'
import { MemoryResources, MissingResource } from '../resources/store.ts'
import { testRegistry } from '../test-types.ts'
import { Worksheet } from '../worksheet.ts'
import { packFiles, unpackFiles } from './files.ts'
import { blocksFromCalcFile, fromCalcFile, parseCalcFile } from './read.ts'
import { copyBlocks, formatCalcFile, toCalcFile } from './write.ts'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const MISSING = 'f'.repeat(64)

async function sheetWithPictures() {
  const store = new MemoryResources()
  const [one, two, other] = await Promise.all(['one', 'two', 'other'].map(text => store.put(bytesOf(text))))
  const rich = (id: string, digest: string) => ({
    id,
    type: 'rich',
    props: { html: `<p><img file:${digest}></p>` },
  })
  const blocks = [
    rich('a', one!),
    { id: 'box', type: 'indent', children: [rich('b', two!)] },
    rich('c', MISSING),
  ]
  return { store, sheet: Worksheet.create(testRegistry, { blocks }), one: one!, two: two!, other: other! }
}

describe('files of a worksheet', () => {
  it('are those that it refers to, and come back from the text of the file', async () => {
    const { sheet, store, one, two } = await sheetWithPictures()
    const text = formatCalcFile(toCalcFile(sheet, undefined, await packFiles(sheet, store)))
    const file = parseCalcFile(text)
    expect(Object.keys(file.files!)).toEqual([one, two].sort())
    const received = new MemoryResources()
    await unpackFiles(file, fromCalcFile(testRegistry, file), received)
    expect(await received.get(one)).toEqual(bytesOf('one'))
    expect(await received.get(two)).toEqual(bytesOf('two'))
  })

  it('are put only where the worksheet refers to them', async () => {
    const { sheet, one, other } = await sheetWithPictures()
    const files = { [one]: btoa('one'), [other]: btoa('other') }
    const received = new MemoryResources()
    await unpackFiles(toCalcFile(sheet, undefined, files), sheet, received)
    await expect(received.get(other)).rejects.toThrow(MissingResource)
    expect(await received.get(one)).toEqual(bytesOf('one'))
  })

  it('are refused with another content than their name says, and then none is put', async () => {
    const { sheet, one, two } = await sheetWithPictures()
    const files = { [one]: btoa('one'), [two]: btoa('a virus') }
    const received = new MemoryResources()
    await expect(unpackFiles(toCalcFile(sheet, undefined, files), sheet, received)).rejects.toThrow(
      `files.${two}: the content is another one than its name says.`,
    )
    await expect(received.get(one)).rejects.toThrow(MissingResource)
  })

  it('stay away from a file without any', async () => {
    const { store } = await sheetWithPictures()
    const bare = Worksheet.create(testRegistry, { blocks: [{ type: 'note' }] })
    expect(toCalcFile(bare, undefined, await packFiles(bare, store))).not.toHaveProperty('files')
  })
})

it('a copy of some blocks holds the files of these that are at hand', async () => {
  const { sheet, one, two } = await sheetWithPictures()
  const atHand = (digest: string) =>
    digest === MISSING ? undefined : bytesOf(digest === one ? 'one' : 'two')
  expect(copyBlocks(sheet, ['a'], atHand).files).toEqual({ [one]: btoa('one') })
  expect(copyBlocks(sheet, ['box'], atHand).files).toEqual({ [two]: btoa('two') })
  expect(copyBlocks(sheet, ['c'], atHand)).not.toHaveProperty('files')
  expect(blocksFromCalcFile(testRegistry, copyBlocks(sheet, ['a'], atHand))).toHaveLength(1)
})
