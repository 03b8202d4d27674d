import { expect, it } from 'vitest'
import { type CalledContent, CalledContents } from './called-contents.ts'

const MEGABYTE = 1024 * 1024

/** Says which worksheets were read, as `id version`. */
function contentsOf(bytes: number) {
  const contents = new CalledContents()
  const reads: string[] = []
  const call = (id: string, version: number, stored = version): Promise<CalledContent | null> =>
    contents.find(id, version, async () => {
      reads.push(`${id} ${stored}`)
      return stored === 0 ? null : { version: stored, document: new Uint8Array(bytes) }
    })
  return { call, reads }
}

it('reads a worksheet once for each version', async () => {
  const { call, reads } = contentsOf(1)
  for (const [id, version] of [
    ['a', 1],
    ['b', 1],
    ['a', 1],
    ['a', 2],
    ['a', 2],
    ['b', 1],
  ] as const)
    expect((await call(id, version))?.version).toBe(version)
  expect(reads).toEqual(['a 1', 'b 1', 'a 2'])
})

it('takes what is read for what it is, also where it is newer by now or gone', async () => {
  const { call, reads } = contentsOf(1)
  expect((await call('a', 1, 2))?.version).toBe(2)
  expect((await call('a', 2))?.version).toBe(2)
  expect(await call('a', 3, 0)).toBeNull()
  expect(await call('a', 3, 0)).toBeNull()
  expect(reads).toEqual(['a 2', 'a 0', 'a 0'])
})

it('forgets the worksheets that were called longest ago when memory runs short', async () => {
  const { call, reads } = contentsOf(10 * MEGABYTE)
  for (const id of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await call(id, 1)
  expect(reads).toEqual(['a 1', 'b 1', 'c 1', 'd 1', 'b 1'])
})
