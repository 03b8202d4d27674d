import { describe, expect, it } from 'vitest'
import { textFromPlain, textToPlain } from './plain.ts'

describe('text in plain notation', () => {
  it.each([
    ['# Loads', '<p>Loads</p>'],
    ['#5 < 6 & "7"', '<p>5 &lt; 6 &amp; "7"</p>'],
    ['not a formula (', '<p>not a formula (</p>'],
    ['#', '<p></p>'],
    ['## Loads', '<h2>Loads</h2>'],
    ['### Wind & snow', '<h3>Wind &amp; snow</h3>'],
    ['##5', '<p>#5</p>'],
  ])('%s', (line, html) => {
    expect(textFromPlain(line)).toEqual({ html })
  })

  it.each([
    ['<p>Loads</p>', '# Loads'],
    ['<h1>Beam</h1><p>a<br>b <strong>&lt; c</strong></p>', '# {h1} Beam\n# a\n# b < c'],
    ['<ul><li>one</li><li>two</li></ul>', '# one\n# two'],
    ['<p>by <span data-variable="F_1" data-named="1"></span></p>', '# by F_1'],
    ['<p> </p>', ''],
    ['<h2> </h2><p>a</p>', '# a'],
  ])('%s', (html, line) => {
    expect(textToPlain({ html })).toBe(line)
  })

  it.each([
    ['# {h2} Loads & more', '<h2>Loads &amp; more</h2>'],
    ['# {h3 l-1} Wind {@b}', '<h3 data-id="l-1">Wind <span data-target="b"></span></h3>'],
    ['# see {@b/l-1}', '<p>see <span data-target="b" data-heading="l-1"></span></p>'],
    ['# {h7} no heading', '<p>{h7} no heading</p>'],
  ])('%s there and back', (line, html) => {
    expect(textFromPlain(line)).toEqual({ html })
    expect(textToPlain({ html })).toBe(line)
  })
})
