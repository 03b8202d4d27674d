import { MissingResource, digestOf } from '@calcwright/document'
import { expect, it } from 'vitest'
import { FileResources } from './file-resources.ts'

const bytes = new TextEncoder().encode('abc')
const digest = await digestOf(bytes)

it('gives the bytes that the file carries', async () => {
  const resources = new FileResources({ files: { [digest]: 'YWJj' } })
  expect(await resources.get(digest)).toEqual(bytes)
})

it('names what the file does not carry', async () => {
  const missing = await new FileResources({}).get(digest).catch((error: unknown) => error)
  expect(missing).toBeInstanceOf(MissingResource)
  await expect(new FileResources({ files: {} }).get('constructor')).rejects.toThrow(MissingResource)
})

it('refuses a content that its digest does not fit', async () => {
  const resources = new FileResources({ files: { [digest]: 'eHl6' } })
  await expect(resources.get(digest)).rejects.toThrow(
    `files.${digest}: the content is another one than its name says.`,
  )
})

it('gives back what is put', async () => {
  const resources = new FileResources({})
  expect(await resources.put(bytes)).toBe(digest)
  expect(await resources.get(digest)).toEqual(bytes)
})
