import { describe, expect, it } from 'vitest'
import { markupOf } from './markup.ts'

describe('a formula makes the page ask for nothing', () => {
  it.each([
    '\\style{background:url(https://example.org/a)}{x}',
    '\\htmlStyle{background:url(//example.org)}{x}',
    '\\textcolor{red;background:url(//example.org)}{x}',
    '\\colorbox{u\\72l(//example.org)}{x}',
    '\\bbox[border:1px;background:image-set("//example.org")]{x}',
    '\\fcolorbox{red}{x;background:URL(//example.org)}{x}',
    '\\href{https://example.org}{x}',
  ])('%s', latex => {
    const styles = [...markupOf(latex).matchAll(/(?:style|href|src)="([^"]*)"/g)].map(([, css]) => css!)
    expect(styles.filter(css => /url|image-set|example|\\/i.test(css))).toEqual([])
    expect(markupOf(latex)).toContain('x')
  })

  it('and keeps the styles that it needs', () => {
    expect(markupOf('\\frac{\\textcolor{#ff0000}{a}}{b}')).toMatch(/style="[^"]*#ff0000/)
  })
})
