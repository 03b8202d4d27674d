import { expect, it } from 'vitest'
import { writeTexts } from './put-markup.ts'

it.each<[string, string[], string, string, string[] | null]>([
  ['other digits', ['1', '.', '23'], '<b>1</b><i>.</i>23', '<b>4</b><i>.</i>56', ['4', '.', '56']],
  ['more digits in a text', ['9'], '<b>9</b>', '<b>10</b>', ['10']],
  ['another element', ['9'], '<b>9</b>', '<i>8</i>', null],
  ['another style', ['9'], '<b style="top:1em">9</b>', '<b style="top:2em">8</b>', null],
  ['a text that ends', ['9', 'm'], '<b>9</b>m', '<b>8</b>', null],
  ['a text that begins', ['9'], '<b>9</b>', '<b>8</b>m', null],
  ['a text that moves', ['9'], '<b>9</b><b></b>', '<b></b><b>8</b>', null],
  ['a sign written by its name', ['9'], '<b>9</b>', '<b>&lt;</b>', null],
  ['such a sign before', ['<'], '<b>&lt;</b>', '<b>8</b>', null],
  ['texts that somebody else has changed', ['7'], '<b>9</b>', '<b>8</b>', null],
  ['a text that somebody else has added', ['9', '7'], '<b>9</b>', '<b>8</b>', null],
])('writes %s, or nothing where the elements do not fit', (_, texts, shown, markup, written) => {
  const nodes = texts.map(data => ({ data }))
  expect(writeTexts(nodes, shown, markup)).toBe(written !== null)
  expect(nodes.map(({ data }) => data)).toEqual(written ?? texts)
})
