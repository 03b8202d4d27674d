import { formatCalcFile, toCalcFile, Worksheet } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockTypes, registry } from './schemas.ts'

/** Whatever fields another version may have; numbers as JSON keeps them. `__proto__` is no field anywhere. */
const fields = fc
  .dictionary(fc.stringMatching(/^[A-Za-z]\w{0,8}$/), fc.jsonValue(), { maxKeys: 5 })
  .map(value => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')) as object)

/** The fields after everything that may happen to a block that cannot be read. */
function fieldsAfterTravels(type: string, version: number, props: object): unknown {
  const sheet = Worksheet.create(registry, {
    blocks: [
      { id: 'x', type, version, props },
      { id: 'y', type: 'text' },
    ],
  })
  sheet.apply({ kind: 'move', ids: ['x'], at: { after: 'y' } })
  sheet.apply({ kind: 'indent', ids: ['x'] })
  sheet.apply({ kind: 'disable', ids: ['x'], disabled: true })
  sheet.apply({ kind: 'setProps', id: 'x', props: { latex: 'changed', html: 'changed' } })
  sheet.undo.stop()
  sheet.apply({ kind: 'remove', ids: ['x'] })
  sheet.undo.undo()
  sheet.undo.redo()
  sheet.undo.undo()
  const stored = Worksheet.load(registry, sheet.encode())
  stored.merge(sheet.encode())
  const filed = fromCalcFile(registry, parseCalcFile(formatCalcFile(toCalcFile(stored))))
  return filed.block('x') && { ...filed.block('x') }
}

describe.each(blockTypes)('$type', ({ type, version, props, defaults, mergedText = {}, placement }) => {
  it('has defaults that its own schema takes as they are', () => {
    expect(props.safeParse(defaults())).toEqual({ success: true, data: defaults() })
    expect(defaults()).not.toBe(defaults())
  })

  it('has defaults that JSON keeps, and no field that the stored form needs for itself', () => {
    expect(JSON.parse(JSON.stringify(defaults()))).toEqual(defaults())
    expect(Object.keys(defaults())).not.toContain('#')
  })

  it('merges only text fields as text', () => {
    for (const field of Object.keys(mergedText))
      expect(typeof (defaults() as Record<string, unknown>)[field]).toBe('string')
  })

  it('can be inserted where its rules allow', () => {
    const sheet = Worksheet.create(registry)
    const applied = sheet.apply({ kind: 'insert', blocks: [{ type }], at: { inside: null, at: 'end' } })
    expect(applied.ok).toBe(!placement)
  })

  it('is kept as it is when a newer version saved it', () => {
    fc.assert(
      fc.property(fields, kept => {
        const block = fieldsAfterTravels(type, version + 1, kept)
        expect(block).toMatchObject({ type, version: version + 1, status: 'newer-version', disabled: true })
        expect(block).toHaveProperty('props', kept)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a type that is not known', () => {
  it('is kept as it is', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 1, max: 1000 }), (kept, version) => {
        const block = fieldsAfterTravels('hologram', version, kept)
        expect(block).toMatchObject({ type: 'hologram', version, status: 'unknown-type', disabled: true })
        expect(block).toHaveProperty('props', kept)
      }),
      { numRuns: 100 },
    )
  })
})
