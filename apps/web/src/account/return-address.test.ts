import { describe, expect, it } from 'vitest'
import { withReturnAddress, returnAddress } from './return-address.ts'

describe('nextAddress', () => {
  it.each([
    ['', '/'],
    ['?next=/worksheets/abc/Beam', '/worksheets/abc/Beam'],
    ['?next=%2Fprojects%2Fx%3Fa%3D1', '/projects/x?a=1'],
    ['?next=https://evil.example', '/'],
    ['?next=//evil.example', '/'],
    ['?next=/\\evil.example', '/'],
    ['?next=javascript:alert(1)', '/'],
    ['?next=%2F%09%2Fevil.example%2Fphish', '/'],
    ['?next=%2F%0A%2Fevil.example', '/'],
    ['?next=%2F%0D%5Cevil.example', '/'],
    ['?next=%09%2F%2Fevil.example', '/'],
    ['?next=%2F.%2F%2Fevil.example', '/evil.example'],
    ['?next=%2Fx%2F..%2F%2Fevil.example', '/evil.example'],
    ['?next=%2F%2F%2F%2Fevil.example', '/'],
    ['?next=%2Fprojects%2Fx%23top', '/projects/x#top'],
  ])('%s leads to %s', (search, address) => {
    expect(returnAddress(search)).toBe(address)
  })
})

describe('comingBack', () => {
  it.each([
    ['/', '', '/sign_in'],
    ['/worksheets/abc/Beam', '', '/sign_in?next=%2Fworksheets%2Fabc%2FBeam'],
    ['/active/', '?q=1', '/sign_in?next=%2Factive%2F%3Fq%3D1'],
    ['/sign_up', '?next=%2Finvites%2F', '/sign_in?next=%2Finvites%2F'],
    ['/reset', '', '/sign_in'],
  ])('from %s%s: %s', (pathname, search, address) => {
    expect(withReturnAddress('/sign_in', { pathname, search })).toBe(address)
  })
})
