import { expect, it } from 'vitest'
import { behindWord, hasArguments } from './typed-words.ts'

it.each([
  ['if\\left(x>2,5,6\\right)=', true],
  ['if\\left(\\max\\left(x,y\\right)>2\\right)', false],
  ['if\\left(\\max\\left(x,y\\right)>2,1,0\\right)+1=', true],
  ['if\\left(x>2\\right)\\land f\\left(x,y\\right)', false],
  ['if\\:x>\\max\\left(1,2\\right)', false],
])('%s calls a function: %s', (latex, calls) => {
  const rest = behindWord(latex, 'if')
  expect(rest !== null && hasArguments(rest)).toBe(calls)
})
