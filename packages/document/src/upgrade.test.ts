import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { recordMigrations } from './migration-record.ts'
import { createRegistry } from './registry.ts'
import type { BlockType } from './types.ts'
import { readBody } from './upgrade.ts'
import { Worksheet } from './worksheet.ts'

const props = z.object({ length: z.number(), unit: z.string() })

/** Version 1 had `size` in mm; version 2 called it `length`; version 3 has a unit. */
const gauge: BlockType<z.infer<typeof props>> = {
  type: 'gauge',
  version: 3,
  props,
  defaults: () => ({ length: 1, unit: 'm' }),
  migrations: {
    1: ({ size = 0, ...rest }) => ({ ...rest, length: size }),
    2: ({ length, ...rest }) => ({ ...rest, length: Number(length) / 1000, unit: 'm' }),
  },
}

describe('readBody', () => {
  const registry = createRegistry([gauge])
  it.each([
    ['the oldest version', 1, { size: 500 }, 'ok', 3, { length: 0.5, unit: 'm' }],
    ['a field that was not stored', 1, {}, 'ok', 3, { length: 0, unit: 'm' }],
    ['one version back', 2, { length: 500 }, 'ok', 3, { length: 0.5, unit: 'm' }],
    ['the current version', 3, { unit: 'mm' }, 'ok', 3, { length: 1, unit: 'mm' }],
    ['a newer version', 4, { any: [1] }, 'newer-version', 4, { any: [1] }],
    ['fields that do not fit', 3, { unit: 5 }, 'invalid', 3, { unit: 5 }],
  ])('%s', (_, version, fields, status, shown, expected) => {
    expect(readBody(registry, { type: 'gauge', version, fields })).toMatchObject({
      status,
      version: shown,
      props: expected,
    })
  })

  it('keeps what a migration cannot read', () => {
    const throwing = { ...gauge, migrations: { ...gauge.migrations, 1: () => { throw new Error('no') } } } // prettier-ignore
    const read = readBody(createRegistry([throwing]), { type: 'gauge', version: 1, fields: { size: 'x' } })
    expect(read).toMatchObject({ status: 'invalid', version: 1, props: { size: 'x' } })
  })
})

describe('an old block in a worksheet', () => {
  const old = { ...gauge, version: 1, props: z.looseObject({}), defaults: () => ({}), migrations: {} }
  const saved = Worksheet.create(createRegistry([old as never]), {
    blocks: [{ id: 'a', type: 'gauge', props: { size: 500, colour: 'red' } }],
  }).encode()

  it('is shown up to date and stays stored as it is until it changes', () => {
    const sheet = Worksheet.load(createRegistry([gauge]), saved)
    expect(sheet.block('a')).toMatchObject({ version: 3, props: { length: 0.5, unit: 'm' } })
    expect(sheet.encode()).toEqual(saved)
    sheet.apply({ kind: 'setProps', id: 'a', props: { unit: 'mm' } })
    expect(sheet.block('a')).toMatchObject({ version: 3, props: { length: 0.5, unit: 'mm' } })
    const unknown = Worksheet.load(createRegistry([]), sheet.encode()).block('a')
    expect(unknown).toMatchObject({ version: 3, props: { length: 0.5, unit: 'mm', colour: 'red' } })
    expect(unknown!.props).not.toHaveProperty('size')
  })
})

describe('recordMigrations', () => {
  it('names the migrations that no test ran', () => {
    const record = recordMigrations([gauge])
    const registry = createRegistry(record.types)
    expect(record.unused()).toEqual(['gauge 1', 'gauge 2'])
    readBody(registry, { type: 'gauge', version: 2, fields: { length: 1 } })
    expect(record.unused()).toEqual(['gauge 1'])
  })
})
