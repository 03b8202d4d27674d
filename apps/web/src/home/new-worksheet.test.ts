/** Files that the list opens as worksheets. */
import { readFileSync } from 'node:fs'
import type { ServerClient } from '@calcwright/contract'
import { expect, it, vi } from 'vitest'
import { createFromFiles } from './new-worksheet.ts'

const folder = new URL('../../../../fixtures/imports/', import.meta.url)

it('makes a worksheet of a file of each program, and names the one that none of them wrote', async () => {
  const newWorksheet = vi.fn((data: { readonly name: string; readonly document: string }) =>
    Promise.resolve({ success: true, hash_string: data.name, name: data.name }),
  )
  const names = ['beam.cpd', 'beam.xmcd', 'rod.sm', 'tank.epxyz']
  const files = names.map(name => new File([readFileSync(new URL(name, folder))], name))
  const client = { newWorksheet } as unknown as ServerClient
  const making = createFromFiles(client, [...files, new File(['no sheet'], 'letter.doc')])
  await expect(making).rejects.toThrow('letter.doc: This is no worksheet of a program that is known')
  const made = newWorksheet.mock.calls.map(([{ name, document }]) => [name, document.length > 100])
  expect(made).toEqual([
    ['Simply supported beam', true],
    ['beam', true],
    ['rod', true],
    ['Tank', true],
  ])
})
