import { describe, expect, it, test } from 'vitest'
import { testRegistry as registry } from './test-types.ts'
import { Worksheet } from './worksheet.ts'

const FIELD = { latex: ['formula', 'latex'], html: ['rich', 'html'] } as const

function two(kind: 'latex' | 'html', text: string) {
  const [type, field] = FIELD[kind]
  const a = Worksheet.create(registry, { blocks: [{ id: 'x', type, props: { [field]: text } }] })
  const b = Worksheet.load(registry, a.encode())
  const write = (sheet: Worksheet, to: string): void => {
    sheet.apply({ kind: 'setProps', id: 'x', props: { [field]: to } })
  }
  return { a, b, field, write }
}

describe('a place that another window has sent', () => {
  test.each<['latex' | 'html', string, number, string, string]>([
    ['latex', 'a+b', 1, 'x+a+b', 'x+a|+b'],
    ['latex', 'a+b', 3, 'a+b+c', 'a+b|+c'],
    ['latex', 'a+b', 0, 'x+a+b', '|x+a+b'],
    ['latex', 'x^{12}', 4, 'x^{132}', 'x^{1|32}'],
    ['latex', 'a+\\pi r', 5, '2a+\\pi r', '2a+\\pi| r'],
    ['latex', 'a+b', 3, 'a', 'a|'],
    ['html', '<p>one <b>two</b></p>', 13, '<p>zero one <b>two</b></p>', '<p>zero one <b>two|</b></p>'],
    ['html', '<p>a &lt; b</p>', 9, '<p>a &lt; bc</p>', '<p>a &lt;| bc</p>'],
  ])('%s: %s at %i after %s', (kind, text, at, after, marked) => {
    const { a, b, field, write } = two(kind, text)
    const place = a.follow('x', field)!.placeAt(text.length - at)
    expect(b.placeIn('x', field, place)).toEqual({ kind, shown: text, at })
    write(b, after)
    const now = b.placeIn('x', field, place)!
    expect(`${now.shown.slice(0, now.at)}|${now.shown.slice(now.at)}`).toBe(marked)
  })

  it('is found in what a field shows, before that has caught up', () => {
    const { a, b, write } = two('latex', 'a+b')
    const field = b.follow('x', 'latex')!
    write(a, 'x+a+b')
    const place = a.follow('x', 'latex')!.placeAt(4)
    expect(field.caretAt(place)).toBeNull()
    b.merge(a.encode())
    expect(field.caretAt(place)).toEqual({ shown: 'a+b', at: 0 })
    expect(b.placeIn('x', 'latex', place)).toMatchObject({ shown: 'x+a+b', at: 1 })
  })

  test.each(['', 'no words', 'AAAA', '/////w==', 'A'.repeat(100)])('is none in %j', words => {
    const { a } = two('latex', 'a')
    expect(a.placeIn('x', 'latex', words)).toBeNull()
    expect(a.follow('x', 'latex')!.caretAt(words)).toBeNull()
    expect(a.placeIn('y', 'latex', words)).toBeNull()
  })
})
