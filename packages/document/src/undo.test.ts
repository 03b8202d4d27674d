import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outlineOf, sheetOf, testRegistry } from './test-types.ts'
import { Worksheet } from './worksheet.ts'

const write = (sheet: Worksheet, id: string, text: string): void => {
  expect(sheet.apply({ kind: 'setProps', id, props: { text } }).ok).toBe(true)
}

const textOf = (sheet: Worksheet, id: string): string => (sheet.block(id)!.props as { text: string }).text

describe('undo', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => void vi.useRealTimers())

  it('takes back what was typed without a pause of a second, as one step', () => {
    const sheet = sheetOf('a')
    for (const text of ['x', 'xy', 'xyz']) {
      write(sheet, 'a', text)
      vi.advanceTimersByTime(900)
    }
    vi.advanceTimersByTime(200)
    write(sheet, 'a', 'xyz!')
    sheet.undo.undo()
    expect(textOf(sheet, 'a')).toBe('xyz')
    sheet.undo.undo()
    expect(textOf(sheet, 'a')).toBe('a')
    expect(sheet.undo.canUndo).toBe(false)
    sheet.undo.redo()
    sheet.undo.redo()
    expect(textOf(sheet, 'a')).toBe('xyz!')
    expect(sheet.undo.canRedo).toBe(false)
  })

  it('starts a new step after stop', () => {
    const sheet = sheetOf('a')
    write(sheet, 'a', 'x')
    sheet.undo.stop()
    write(sheet, 'a', 'y')
    sheet.undo.undo()
    expect(textOf(sheet, 'a')).toBe('x')
  })

  it('goes back at least a hundred steps', () => {
    const sheet = sheetOf('a')
    for (let i = 0; i < 150; i++) {
      write(sheet, 'a', `${i}`)
      sheet.undo.stop()
    }
    for (let i = 0; i < 150; i++) sheet.undo.undo()
    expect(textOf(sheet, 'a')).toBe('a')
  })

  it('leaves alone what others did', () => {
    const mine = sheetOf('a\nb')
    const theirs = Worksheet.load(testRegistry, mine.encode())
    write(mine, 'a', 'mine')
    write(theirs, 'b', 'theirs')
    theirs.apply({ kind: 'insert', blocks: [{ id: 'c', type: 'note' }], at: { after: 'b' } })
    mine.merge(theirs.encode())
    mine.undo.undo()
    expect(textOf(mine, 'a')).toBe('a')
    expect(textOf(mine, 'b')).toBe('theirs')
    expect(mine.undo.undo()).toBeNull()
    expect(outlineOf(mine)).toBe('a\nb\nc')
  })

  it('leaves a field alone that somebody else changed since', () => {
    const mine = sheetOf('a')
    write(mine, 'a', 'mine')
    const theirs = Worksheet.load(testRegistry, mine.encode())
    write(theirs, 'a', 'theirs')
    mine.merge(theirs.encode())
    mine.undo.undo()
    expect(textOf(mine, 'a')).toBe('theirs')
  })

  it('brings removed blocks back with their fields, place and content', () => {
    const sheet = sheetOf('a\nb:branch\n  c\nd')
    write(sheet, 'c', 'kept')
    sheet.undo.stop()
    sheet.apply({ kind: 'remove', ids: ['a', 'b'] })
    expect(outlineOf(sheet)).toBe('d')
    sheet.undo.undo()
    expect(outlineOf(sheet)).toBe('a\nb:branch\n  c\nd')
    expect(textOf(sheet, 'c')).toBe('kept')
    sheet.undo.redo()
    expect(outlineOf(sheet)).toBe('d')
  })

  it('covers settings and several operations in a batch', () => {
    const sheet = sheetOf('a')
    sheet.batch(() => {
      sheet.apply({ kind: 'setSettings', settings: { digits: 3 } })
      sheet.apply({ kind: 'remove', ids: ['a'] })
    })
    sheet.undo.undo()
    expect([sheet.settings.digits, outlineOf(sheet)]).toEqual([6, 'a'])
  })

  it('leaves the name of the worksheet alone', () => {
    const sheet = sheetOf('a')
    sheet.apply({ kind: 'rename', name: 'New' })
    expect(sheet.undo.canUndo).toBe(false)
    write(sheet, 'a', 'x')
    sheet.undo.stop()
    sheet.apply({ kind: 'rename', name: 'Newer' })
    sheet.undo.undo()
    expect([sheet.name, textOf(sheet, 'a')]).toEqual(['Newer', 'a'])
  })

  it('gives back the place of the caret before the step, and after it on redo', () => {
    const sheet = sheetOf('a\nb')
    sheet.undo.setFocus('before')
    write(sheet, 'a', 'x')
    sheet.undo.setFocus('while')
    write(sheet, 'a', 'xy')
    sheet.undo.setFocus('after')
    expect(sheet.undo.undo()).toBe('before')
    expect(sheet.undo.redo()).toBe('after')
    expect(sheet.undo.undo()).toBe('before')
  })

  it('keeps the caret of a step that is over when the caret moves on', () => {
    const sheet = sheetOf('a\nb')
    sheet.undo.setFocus('in a')
    write(sheet, 'a', 'x')
    sheet.undo.setFocus('in a, after x')
    sheet.undo.stop()
    sheet.undo.setFocus('in b')
    write(sheet, 'b', 'y')
    expect(sheet.undo.undo()).toBe('in b')
    expect(sheet.undo.undo()).toBe('in a')
    expect(sheet.undo.redo()).toBe('in a, after x')
  })

  it('tells when there is something to undo, and forgets redo at a new change', () => {
    const sheet = sheetOf('a')
    const notified = vi.fn<() => void>()
    const stop = sheet.undo.subscribe(notified)
    write(sheet, 'a', 'x')
    expect(notified).toHaveBeenCalledTimes(1)
    sheet.undo.undo()
    expect(sheet.undo.canRedo).toBe(true)
    write(sheet, 'a', 'y')
    expect(sheet.undo.canRedo).toBe(false)
    stop()
  })

  it.each<[string, readonly string[], readonly string[], string, string]>([
    ['typing, after what the other typed behind it', ['a+b'], ['a+b+c'], 'a+c', 'a+b+c'],
    ['a deletion into which the other typed', ['a+x'], ['a+x+d'], 'a+b+c+x+d', 'a+x+d'],
  ])(
    'in one formula takes back one’s own only, and brings it again: %s',
    (_, mine, theirs, undone, redone) => {
      const start = mine[0] === 'a+b' ? 'a' : 'a+b+c+x'
      const blocks = [{ id: 'x', type: 'formula', props: { latex: start } }]
      const one = Worksheet.create(testRegistry, { blocks })
      const other = Worksheet.load(testRegistry, one.encode())
      const put = (sheet: Worksheet, latex: string) =>
        sheet.apply({ kind: 'setProps', id: 'x', props: { latex } })
      const read = () => (one.block('x')!.props as { latex: string }).latex
      mine.forEach(latex => put(one, latex))
      other.merge(one.encode())
      theirs.forEach(latex => put(other, latex))
      one.merge(other.encode())
      one.undo.undo()
      expect(read()).toBe(undone)
      one.undo.redo()
      expect(read()).toBe(redone)
    },
  )
})
