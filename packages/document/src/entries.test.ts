import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Entries, plainFields } from './entries.ts'
import { sameJson } from './json.ts'
import { testRegistry } from './test-types.ts'
import { Worksheet } from './worksheet.ts'

const changes = fc.array(
  fc.dictionary(fc.string({ maxLength: 2 }), fc.option(fc.string({ maxLength: 2 })), { maxKeys: 6 }),
  { maxLength: 12 },
)

/** A plain object after the same changes, key by key in the order in which they came. */
function changed(all: Readonly<Record<string, string>>, by: Readonly<Record<string, string | null>>) {
  const after = new Map(Object.entries(all))
  for (const [key, value] of Object.entries(by))
    if (value === null) after.delete(key)
    else after.set(key, value)
  return Object.fromEntries(after)
}

describe('entries', () => {
  it('are those of a plain object with the same changes, and former ones stay', () => {
    fc.assert(
      fc.property(changes, all => {
        let [entries, plain]: [Entries, Record<string, string>] = [Entries.of({}), {}]
        for (const one of all) {
          const [before, plainBefore] = [entries, plain]
          ;[entries, plain] = [entries.with(one), changed(plain, one)]
          expect(JSON.stringify(entries)).toBe(JSON.stringify(plain))
          expect(before.toJSON()).toEqual(plainBefore)
          expect(before.with(entries.changesSince(before)).toJSON()).toEqual(plain)
          for (const key of Object.keys(one)) expect(entries.get(key)).toBe(plain[key])
          expect(sameJson(entries, plain)).toBe(true)
          expect(sameJson(entries, Entries.of(plain))).toBe(true)
          expect(sameJson(entries, before)).toBe(sameJson(plain, plainBefore))
          expect(entries.some(isLong)).toBe(Object.values(plain).some(isLong))
        }
      }),
    )
  })

  it('stay the same object while nothing differs', () => {
    const entries = Entries.of({ a: '1' })
    expect(entries.with({ a: '1', b: null })).toBe(entries)
    expect(plainFields({ size: 1 })).toEqual({ size: 1 })
  })
})

const isLong = (value: unknown): boolean => String(value).length > 1

describe('a field with many entries', () => {
  const sheetOf = (): Worksheet =>
    Worksheet.create(testRegistry, {
      blocks: [{ id: 'g', type: 'grid', props: { cells: { a: '1', b: '2' } } }],
    })
  const propsOf = (sheet: Worksheet) => sheet.block('g')!.props as { readonly cells: Entries }
  const set = (sheet: Worksheet, cells: Record<string, string | null>): void =>
    void sheet.apply({ kind: 'setEntries', id: 'g', entries: { cells } })

  it('keeps what has not changed, and others see the same', () => {
    const sheet = sheetOf()
    const { cells } = propsOf(sheet)
    set(sheet, { b: '7' })
    expect(propsOf(sheet).cells.changesSince(cells)).toEqual({ b: '7' })
    expect(JSON.stringify(propsOf(Worksheet.load(testRegistry, sheet.encode())).cells)).toBe(
      '{"a":"1","b":"7"}',
    )
  })

  it('is read as it was written within one change, by entries and as a whole', () => {
    const sheet = sheetOf()
    sheet.batch(() => {
      set(sheet, { a: '3' })
      sheet.apply({
        kind: 'setProps',
        id: 'g',
        props: { cells: { ...propsOf(sheet).cells.toJSON(), c: '4' } },
      })
      set(sheet, { c: null, d: '5' })
      expect(propsOf(sheet).cells.toJSON()).toEqual({ a: '3', b: '2', d: '5' })
    })
    sheet.undo.undo()
    expect(propsOf(sheet).cells.toJSON()).toEqual({ a: '1', b: '2' })
    sheet.undo.redo()
    expect(propsOf(sheet).cells.toJSON()).toEqual({ a: '3', b: '2', d: '5' })
  })
})
