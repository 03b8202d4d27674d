import { readHtml } from '#read-html'
import { expect, it } from 'vitest'
import { sanitizeHtml } from '../sanitize.ts'
import { foreignHtml } from './foreign-html.ts'

const sign = (text: string): string =>
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>`
const item = (level: number, mark: string, words: string): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${sign(mark)}${words}<o:p></o:p></p>\n`
/** An item as Word writes it in a browser. */
const online = (list: string, level: number, place: number, words: string): string =>
  `<div class="ListContainerWrapper BCX0"><${list} role="list"><li data-aria-posinset="${place}" data-aria-level="${level}"><p>${words}<span class="EOP">&nbsp;</span></p></li></${list}></div>`

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
  [
    'lines of a coloured program',
    '<pre><code><b>def</b> f():\n    <b>return</b> 1\n\n<b>f</b>()\n</code></pre>',
    '<div><span style="font-family: Courier"><b>def</b> f():<br>    <b>return</b> 1<br><br><b>f</b>()</span></div>',
  ],
  [
    'items in brackets, and items that go on',
    item(1, '(c)', 'one') + item(1, '(d)', 'two') + item(2, '1.4', 'three'),
    '<ol start="3" type="a"><li>one</li><li>two<ol start="4"><li>three</li></ol></li></ol>',
  ],
  [
    'the number of a heading of Word',
    `<h1 style='mso-list:l1 level1 lfo5'>${sign('2')}Loads<o:p></o:p></h1>`,
    '<h1><span><span>2<span> </span></span></span>Loads</h1>',
  ],
  [
    'an empty paragraph and a tab stop of Word',
    "<p><span><o:p>&nbsp;</o:p></span></p><p>a<span style='mso-tab-count:1'>&nbsp;&nbsp; </span>b</p>",
    '<p><span></span></p><p>a<span>\t</span>b</p>',
  ],
  [
    'letters in fonts of signs',
    `<p><span style='font-family:Symbol'>Ds \uf0b3 m</span><span style='font-family:Wingdings'>à</span>m</p>`,
    '<p><span>Δσ ≥ μ</span><span>→</span>m</p>',
  ],
  [
    'comments of Word',
    '<p>a<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[x1]</a></span></p><div style="mso-element:comment-list">why</div>',
    '<p>a</p>',
  ],
  [
    'headings and lists of Word for the web',
    '<div><p role="heading" aria-level="2"><span>T</span><span class="EOP">&nbsp;</span></p></div>' +
      online('ul', 1, 1, 'one') +
      online('ul', 2, 1, 'inner') +
      online('ul', 1, 2, 'two') +
      online('ol', 1, 3, 'three'),
    '<div><h2><span>T</span></h2></div><ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul><ol start="3"><li>three</li></ol>',
  ],
  [
    'black ink, white paper and places within a page are not meant',
    '<p><span style="color:windowtext;background:white">a</span><font color="#000000">b</font><a href="#_ftn1">c</a></p>',
    '<p><span>a</span><span>b</span><a>c</a></p>',
  ],
  [
    'looks that a browser takes from the page',
    '<span style="color:#eee;font-size:16px;font-weight:700;background-color:#111;-webkit-text-stroke-width:0px">a</span>',
    '<span style="font-weight: 700">a</span>',
  ],
  [
    'words that were light on dark',
    '<table><tr><td style="background:#1f3864"><b style="color:white">a</b><i style="color:#b5cea8">b</i></td></tr></table>',
    '<table><tr><td style="background-color: #1f3864"><b>a</b><i style="color: #3f5832">b</i></td></tr></table>',
  ],
  [
    'the size of a heading is our own',
    '<h1><span style="font-size:20pt">a</span></h1>',
    '<h1><span>a</span></h1>',
  ],
  ['buttons of a page', '<pre>x = 1</pre><button>Copy</button>', '<div>x = 1</div>'],
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
