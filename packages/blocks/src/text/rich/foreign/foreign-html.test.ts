import { readHtml } from '#read-html'
import { expect, it } from 'vitest'
import { sanitizeHtml } from '../sanitize.ts'
import { foreignHtml } from './foreign-html.ts'

const sign = (text: string): string =>
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>`
const item = (level: number, mark: string, words: string): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${sign(mark)}${words}<o:p></o:p></p>\n`

it.each([
  [
    'lines of the source are no lines of the text',
    '<p class=x>The beam\n   carries <b> a load</b>\n</p>\n\n<p>of 5&nbsp;kN</p>\n',
    '<p>The beam carries <b>a load</b></p><p>of 5&nbsp;kN</p>',
  ],
  [
    'a list of Word with signs',
    `<div class=WordSection1>${item(1, '·', 'one')}${item(1, '·', 'two <b>bold</b>')}</div><p>after</p>`,
    '<div><ul><li>one</li><li>two <b>bold</b></li></ul></div><p>after</p>',
  ],
  [
    'a list of Word in a list',
    item(1, '3.', 'one') + item(2, 'a)', 'inner') + item(2, 'b)', 'inner 2') + item(1, '4.', 'two'),
    '<ol start="3"><li>one<ol type="a"><li>inner</li><li>inner 2</li></ol></li><li>two</li></ol>',
  ],
  [
    'another kind of list begins a new one',
    item(1, '1.', 'one') + item(1, 'o', 'other'),
    '<ol><li>one</li></ol><ul><li>other</li></ul>',
  ],
  [
    'what early HTML says by attributes',
    '<p align="center"><font color="#ff0000" face="Arial, sans-serif" size="5" style="font-size: 18pt"><b>x</b></font></p>',
    '<p style="text-align: center"><span style="color: #ff0000; font-family: Arial; font-size: 24px"><b>x</b></span></p>',
  ],
  [
    'lines of a program stay lines, with their spaces',
    'Code:<pre>if (a &lt; b)\n  return 0;\n</pre>after',
    'Code:<div>if (a &lt; b)<br>  return 0;</div>after',
  ],
  [
    'blocks that a text has not stand apart',
    '<dl><dt>Term</dt><dd>Meaning</dd></dl><section>a</section>',
    '<div><div>Term</div><div>Meaning</div></div><div>a</div>',
  ],
  [
    'breaks between paragraphs are empty lines, the one that ends a line is not seen',
    '<p>a</p><br/><ul><li>b<br></li></ul><br><br><p><br></p><div>c<br>d<br><br></div><br class="Apple-interchange-newline">',
    '<p>a</p><p></p><ul><li>b</li></ul><p></p><p></p><p></p><div>c<br>d<br></div>',
  ],
  ['nothing but tags is nothing', '<p> <br></p>', ''],
  ['what is hidden stays out', '<p>a<span style="display:none">b</span>c</p>', '<p>ac</p>'],
  [
    'spaces that were meant to be seen',
    '<p><span style="white-space:pre-wrap">a   b</span></p>',
    '<p><span>a   b</span></p>',
  ],
])('%s', (_, foreign, text) => {
  expect(sanitizeHtml(foreignHtml(foreign, readHtml))).toBe(text)
})
