import { describe, expect, it } from 'vitest'
import { outlineOf, sheetOf } from '../test-types.ts'
import { MESSAGES } from './plan.ts'

describe('setProps', () => {
  it('changes the given fields and keeps the others', () => {
    const sheet = sheetOf('a\nb')
    expect(sheet.apply({ kind: 'setProps', id: 'a', props: { size: 3 } }).ok).toBe(true)
    expect(sheet.block('a')!.props).toEqual({ text: 'a', size: 3, tags: [] })
  })

  it('writes nothing when nothing differs', () => {
    const sheet = sheetOf('a')
    const [vector, blocks] = [sheet.stateVector(), sheet.blocks()]
    sheet.apply({ kind: 'setProps', id: 'a', props: { text: 'a', tags: [] } })
    expect(sheet.stateVector()).toEqual(vector)
    expect(sheet.blocks()).toBe(blocks)
  })

  it.each([
    ['a value that does not fit', 'a', { size: 10 }, 'Too big'],
    ['a block that is gone', 'x', { size: 1 }, MESSAGES.gone],
  ])('refuses %s', (_, id, props, message) => {
    expect(sheetOf('a').apply({ kind: 'setProps', id, props })).toEqual({ ok: false, message })
  })

  it('refuses a block of another version of the program', () => {
    const sheet = sheetOf('a')
    sheet.apply({
      kind: 'insert',
      blocks: [{ id: 'n', type: 'note', version: 2, props: { new: 1 } }],
      at: { after: 'a' },
    })
    expect(sheet.block('n')!.status).toBe('newer-version')
    expect(sheet.apply({ kind: 'setProps', id: 'n', props: { size: 1 } })).toEqual({
      ok: false,
      message: MESSAGES.readOnly,
    })
  })
})

describe('convert', () => {
  it('keeps id and place and starts from the new type', () => {
    const sheet = sheetOf('a\nb\nc')
    expect(sheet.apply({ kind: 'convert', id: 'b', type: 'rich', props: { html: '<b>x</b>' } }).ok).toBe(true)
    expect(outlineOf(sheet)).toBe('a\nb:rich\nc')
    expect(sheet.block('b')!.props).toEqual({ html: '<b>x</b>' })
  })

  it.each([
    ['to a type that is not known', 'a', 'a', 'hologram', MESSAGES.insert],
    ['to a type that may not stand there', 'a', 'a', 'series', MESSAGES.insert],
    ['of a container whose content is not welcome', 'b:branch\n  a', 'b', 'plot', MESSAGES.insert],
    ['of a container to none', 'b:branch\n  a', 'b', 'note', MESSAGES.insert],
    ['of a block that is gone', 'a', 'x', 'rich', MESSAGES.gone],
  ])('refuses the conversion %s', (_, outline, id, type, message) => {
    const sheet = sheetOf(outline)
    expect(sheet.apply({ kind: 'convert', id, type })).toEqual({ ok: false, message })
    expect(outlineOf(sheet)).toBe(outline)
  })

  it.each([
    ['right below', 'b:branch\n  a\nN\nz', 'b:branch\n  a\n  N:otherwise\nz'],
    ['below an empty line', 'b:branch\n  a\ne:formula\nN', 'b:branch\n  a\n  N:otherwise\ne:formula'],
    ['in a loop', 'g:program\n  b:branch\n  N', 'g:program\n  b:branch\n    N:otherwise'],
    ['in its branch already', 'b:branch\n  N\n  c', 'b:branch\n  N:otherwise\n  c'],
    ['with something between', 'b:branch\na\nN', 'b:branch\na\nN:otherwise'],
    ['without any branch above', 'N', 'N:otherwise'],
  ])('puts an otherwise into the branch that it was typed below: %s', (_, outline, after) => {
    const sheet = sheetOf(outline)
    sheet.apply({ kind: 'convert', id: 'N', type: 'otherwise', written: true })
    expect(outlineOf(sheet)).toBe(after)
  })

  it('refuses an otherwise that nobody has typed where no branch is above', () => {
    const converted = sheetOf('N').apply({ kind: 'convert', id: 'N', type: 'otherwise' })
    expect(converted).toEqual({ ok: false, message: MESSAGES.insert })
  })

  it('turns a container into another one with its content', () => {
    const sheet = sheetOf('b:branch\n  a')
    expect(sheet.apply({ kind: 'convert', id: 'b', type: 'program' }).ok).toBe(true)
    expect(outlineOf(sheet)).toBe('b:program\n  a')
  })
})
