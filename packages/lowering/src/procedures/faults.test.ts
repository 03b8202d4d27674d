import { borrowEngine } from '@calcwright/engine/testing'
import type { Engine } from '@calcwright/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { definitionsIn } from './definitions.ts'
import { faultsIn } from './faults.ts'

let engine: Engine
beforeAll(async () => {
  engine = await borrowEngine()
})
afterAll(() => engine.dispose())

test.each([
  ['twice_of(x_):=2*abs(x_);', []],
  ['twice_of(x_):=twice_again(x_);', ['twice_of calls twice_again, which nothing defines']],
  ['twice_of(x_):={ local y_; y_:=x_; z_:=y_; return z_; };', ['twice_of does not declare z_']],
  ['twice_of(x_):=map(x_,y_->2*y_);', []],
  ['twice_of(x_):=seq(k_*x_,k_,0,2);', []],
  ['once(x_):=x_;\ntwice_of(x_):=once(x_,[1,2]);', ['twice_of calls once with 2 arguments, not 1']],
  ['once(x_):=x_;\nonce(y_):=2*y_;', ['once is defined twice']],
  [
    'sin(x_):=x_;',
    ['sin cannot be read: The left side of a definition must be a variable or a function name.'],
  ],
])('%s', async (file, faults) => {
  expect(await faultsIn(definitionsIn(file), engine)).toEqual(faults)
})
