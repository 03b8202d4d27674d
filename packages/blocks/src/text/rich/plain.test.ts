import { describe, expect, it } from 'vitest'
import { textFromPlain, textToPlain } from './plain.ts'

describe('text in plain notation', () => {
  it.each([
    ['# Loads', '<p>Loads</p>'],
    ['#5 < 6 & "7"', '<p>5 &lt; 6 &amp; "7"</p>'],
    ['not a formula (', '<p>not a formula (</p>'],
    ['#', '<p></p>'],
  ])('%s', (line, html) => {
    expect(textFromPlain(line)).toEqual({ html })
  })

  it.each([
    ['<p>Loads</p>', '# Loads'],
    ['<h1>Beam</h1><p>a<br>b <strong>&lt; c</strong></p>', '# Beam\n# a\n# b < c'],
    ['<ul><li>one</li><li>two</li></ul>', '# one\n# two'],
    ['<p>by <span data-variable="F_1" data-named="1"></span></p>', '# by F_1'],
    ['<p> </p>', ''],
  ])('%s', (html, line) => {
    expect(textToPlain({ html })).toBe(line)
  })
})
