import { expect, it } from 'vitest'
import { itemOfAddress } from './token-item.ts'

it.each([
  ['', undefined],
  ['  ', undefined],
  ['https://calc.example.com/worksheets/abc-1/Beam', { item_type: 'Worksheet', item_hash: 'abc-1' }],
  ['/inline_worksheets/abc', { item_type: 'Worksheet', item_hash: 'abc' }],
  ['http://localhost:3000/projects/xyz/Bridge', { item_type: 'Project', item_hash: 'xyz' }],
  ['/archive_projects/xyz', { item_type: 'Project', item_hash: 'xyz' }],
  ['/account', null],
  ['abc', null],
  ['https://', null],
])('%j is %j', (address, item) => {
  expect(itemOfAddress(address)).toEqual(item)
})
