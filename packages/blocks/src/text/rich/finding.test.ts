import { describe, expect, it } from 'vitest'
import { replaceText, textFinding } from './finding.ts'

const all = new Set(Array.from({ length: 20 }, (_, index) => index))
const query = (text: string, matchCase = false) => ({ text, matchCase })

describe('the passages of a text', () => {
  it.each([
    ['<h1>Beam</h1><p>a <strong>bo</strong>ld word</p>', ['Beam', 'a bold word']],
    ['<p>5 &lt; 6 &amp; x&nbsp;y</p>', ['5 < 6 & x\u00a0y']],
    ['<p>see <span data-line="b1"></span>, then go</p>', ['see ', ', then go']],
    ['<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>', ['a', 'b']],
    ['<p>a<br>b</p>', ['a', 'b']],
    ['<p><a href="https://x.y/?a=1&amp;b=&gt;">li</a>nk</p>', ['link']],
    ['', []],
  ])('%s', (html, passages) => {
    expect(textFinding.passages({ html })).toEqual(passages)
  })
})

describe('replacing in a text', () => {
  it.each<[html: string, find: string, to: string, which: readonly number[], after: string]>([
    ['<p>beam, Beam</p>', 'beam', 'rod', [0, 1], '<p>rod, rod</p>'],
    ['<p>beam, Beam</p>', 'beam', 'rod', [1], '<p>beam, rod</p>'],
    ['<p>a <strong>bo</strong>ld word</p>', 'bold', 'thin', [0], '<p>a <strong>thin</strong> word</p>'],
    ['<p>x&nbsp;y</p>', 'x y', 'z', [0], '<p>z</p>'],
    ['<p>a</p>', 'a', '<b>&', [0], '<p>&lt;b&gt;&amp;</p>'],
    ['<p>strong <strong>p</strong></p>', 'p', 'q', [0, 1], '<p>strong <strong>q</strong></p>'],
    ['<p title="a">a</p>', 'a', 'b', [0], '<p title="a">b</p>'],
    ['<p>am</p><p>p</p>', 'amp', 'x', [0], '<p>am</p><p>p</p>'],
    ['<p>a &amp; b</p>', 'amp', 'x', [0], '<p>a &amp; b</p>'],
    ['<p>b</p>', 'b', '', [0], '<p></p>'],
    ['<p>aXa</p>', 'a', '$&', [0, 1], '<p>$&amp;X$&amp;</p>'],
  ])('%s: %s by %s', (html, find, to, which, after) => {
    expect(replaceText(html, query(find), to, new Set(which))).toBe(after)
  })

  it('minds the case when it is told to', () => {
    expect(replaceText('<p>K k</p>', query('k', true), 'c', all)).toBe('<p>K c</p>')
  })

  it('leaves a text without a match as it is', () => {
    expect(textFinding.replace({ html: '<p>a</p>' }, query('b'), 'c', all)).toBeNull()
  })
})
