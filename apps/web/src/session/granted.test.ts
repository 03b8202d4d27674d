import { TransportError } from '@calcwright/contract'
import { expect, it } from 'vitest'
import { SERVER_ERROR, granted } from './granted.ts'

it.each([
  [new TransportError('Not what was expected', 500), SERVER_ERROR],
  [new TransportError('Not what was expected', 200), SERVER_ERROR],
  [new TransportError('The server cannot be reached', 0), 'The server cannot be reached'],
  [new Error('Another fault'), 'Another fault'],
])('a call that ends with %s says: %s', async (thrown, message) => {
  const call = async () => {
    throw thrown
  }
  await expect(granted(call())).rejects.toThrow(message)
})
