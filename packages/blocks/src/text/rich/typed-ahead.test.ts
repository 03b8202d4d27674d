import { expect, it } from 'vitest'
import { TypedAhead } from './typed-ahead.ts'

it('collects keys until they are taken, once', () => {
  const ahead = new TypedAhead()
  for (const key of ['a', 'x', 'Backspace', '<', 'Enter', 'b', 'Shift', 'F5']) ahead.press(key)
  expect(ahead.text).toBe('a<\nb')
  expect(ahead.take()).toBe('<p>a&lt;</p><p>b</p>')
  expect(ahead.take()).toBe('')
})

it('knows which keys are not text', () => {
  expect(new TypedAhead().press('ArrowUp')).toBe(false)
})

it('tells whether something is kept', () => {
  const told: boolean[] = []
  const ahead = new TypedAhead(waiting => void told.push(waiting))
  ahead.take()
  for (const key of ['a', 'Backspace', 'b']) ahead.press(key)
  ahead.take()
  ahead.take()
  expect(told).toEqual([true, false, true, false])
})
