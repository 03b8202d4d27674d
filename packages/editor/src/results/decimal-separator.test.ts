import { expect, it } from 'vitest'
import { writesCommas } from './decimal-separator.ts'

it.each([
  ['de', true],
  ['de-DE', true],
  ['de-CH', false],
  ['en-US', false],
  ['en-ZA', true],
  // Browsers say the locale of the system where that is no tag of a language.
  ['en-US@posix', false],
  ['de_DE@euro', true],
  ['fr_FR.UTF-8', true],
  ['sr_RS.UTF-8@latin', true],
  ['C', false],
  ['POSIX.UTF-8', false],
  ['', false],
])('knows whether %s writes decimal commas: %s', (language, expected) => {
  expect(writesCommas(language)).toBe(expected)
})
