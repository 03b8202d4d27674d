import { expect, test } from 'vitest'
import { definitionsIn } from './definitions.ts'

test('a file is its definitions without comments, each as one line', () => {
  const file = `// Doubles its argument.

twice(x_):=2*x_;

// Adds two numbers.
sum_of(a_,b_):={
  // The first one counts.
  local s_;
  s_:=a_+b_;
  return s_;
};
`
  expect(definitionsIn(file)).toEqual([
    { name: 'twice', parameters: ['x_'], text: 'twice(x_):=2*x_' },
    { name: 'sum_of', parameters: ['a_', 'b_'], text: 'sum_of(a_,b_):={ local s_; s_:=a_+b_; return s_; }' },
  ])
})

test.each([
  ['text that is no definition', 'x:=3;\n'],
  ['a definition without an end', 'twice(x_):=2*x_\n'],
])('%s is refused', (_, file) => {
  expect(() => definitionsIn(file)).toThrow('No definition of a procedure')
})
