/** All procedures in the engine's language. */
import { borrowEngine } from '@calcwright/engine/testing'
import { expect, test } from 'vitest'
import { procedureFiles } from '#procedure-files'
import { definitionsIn } from './definitions.ts'
import { faultsIn } from './faults.ts'

/** Functions of slopes.xcas that stand for others while a derivative is taken. */
const FORMAL = ['slope_sign', 'slope_da', 'slope_db', 'slope_ai', 'slope_bi']

/** The engine has a function of its own by this name: its refusal says what the procedure would have said. */
const HIDDEN = /^find_minimum cannot be read/

test('each can be read, and every name in it is defined or declared', async () => {
  const engine = await borrowEngine()
  const faults = await faultsIn(Object.values(procedureFiles).flatMap(definitionsIn), engine, FORMAL)
  expect(faults.filter(fault => !HIDDEN.test(fault))).toEqual([])
  await engine.dispose()
})
