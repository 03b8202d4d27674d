/** HTML and what becomes of it: without a browser (sanitize.test.ts) and within one (tests/browser/sanitize.spec.ts). */

export const UNCHANGED = [
  '<p>Plain</p>',
  '<h1>Beam</h1><p>of <strong>steel</strong>, <em>x</em><sub>1</sub><br>next</p>',
  '<ol start="3" type="a"><li>one</li></ol><ul><li>two</li></ul>',
  '<table><tbody><tr><th colspan="2">a</th></tr><tr><td>b</td></tr></tbody></table>',
  '<a href="https://example.org/a?b=1&amp;c=2">link</a>',
  '<a href="mailto:a@example.org">mail</a>',
  '<img src="https://example.org/a.png" alt="a &quot;b&quot;" width="20">',
  '<img src="data:image/png;base64,iVBORw0KGgo=">',
  `<img src="file:${'0123456789abcdef'.repeat(4)}" alt="a picture">`,
  '<span style="color: #ff0000; background-color: #00ff00; font-family: Comic Sans; font-size: 16px">red</span>',
  '<blockquote><p>quoted</p></blockquote>',
  'see <span data-line="b-1_x"></span>, <b><span data-variable="sigma_max" data-named="1"></span></b>',
  '<p style="text-align: center">&nbsp;5 &lt; 6 &amp; 7 &gt; 6</p>',
  'no tags at all',
  '',
]

export const CLEANED: readonly [name: string, dirty: string, clean: string][] = [
  ['an item in an unknown tag in an item', '<ul><li>a<x-y><li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a paragraph in an unknown tag in a paragraph', '<p><x-y><p>a', '<p></p><p>a</p>'],
  ['script with content', 'a<script>alert(1)</script>b', 'ab'],
  ['style with content', '<style>p{}</style><p>x</p>', '<p>x</p>'],
  ['unclosed script', 'a<script>alert(1)', 'a'],
  ['handlers', '<p onclick="x()" id="a" class="b" data-x="1">t</p>', '<p>t</p>'],
  ['script address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['script address in disguise', '<a href=" java&#10;script&colon;alert(1)">x</a>', '<a>x</a>'],
  ['vector image', '<svg><a href="https://x"><text>t</text></a></svg>u', 'u'],
  ['svg as image', '<img src="data:image/svg+xml;base64,AAAA" onerror=x>', '<img>'],
  ['a file of the machine', '<img src="file:///c:/a.png">', '<img>'],
  [
    'a digest that is none',
    `<img src="file:${'A'.repeat(64)}"><img src="file:${'a'.repeat(65)}">`,
    '<img><img>',
  ],
  ['a digest as a link', `<a href="file:${'a'.repeat(64)}">x</a>`, '<a>x</a>'],
  ['markup hidden in mathematics', '<math><mtext><img src=x onerror=y></mtext></math>z', 'z'],
  [
    'markup in an attribute',
    '<a title="<img src=x onerror=y>">t</a>',
    '<a title="&lt;img src=x onerror=y&gt;">t</a>',
  ],
  ['comment', 'a<!-- <b>x</b> -->b', 'ab'],
  ['unknown tag keeps its text', '<article><blink>t</blink></article>', 't'],
  ['other spelling of strike', '<s>a</s><del>b</del>', '<strike>a</strike><strike>b</strike>'],
  ['unclosed tags', '<p><b>x', '<p><b>x</b></p>'],
  ['crossed tags', '<b><i>x</b></i>', '<b><i>x</i></b>'],
  ['stray end tags', 'a</b></div>', 'a'],
  [
    'width, position, flex and nowrap',
    '<p style="width:9px;position:fixed;display:flex;white-space:nowrap">t</p>',
    '<p>t</p>',
  ],
  [
    'address in a style',
    '<p style="background-color:url(https://x);color:RED">t</p>',
    '<p style="color: #ff0000">t</p>',
  ],
  ['style that breaks out', `<p style='color:red"><script>x</script>'>t</p>`, '<p>t</p>'],
  ['inherited names', '<p constructor="x" __proto__="y">t</p>', '<p>t</p>'],
  ['upper case', '<P><B>x</B></P>', '<p><b>x</b></p>'],
  [
    'what a reference shows',
    '<span data-line="a" style="color:red">line <b>3</b></span>t',
    '<span data-line="a"></span>t',
  ],
  ['a reference to nothing', '<span data-line="a&quot;b">line</span>', '<span>line</span>'],
  ['a variable that is no name', '<span data-variable="a b">x</span>', '<span>x</span>'],
  ['a name written in Greek', '<span data-variable="σ₁">x</span>', '<span data-variable="sigma_1"></span>'],
  ['fonts that are not offered', '<p style="font-family:Georgia">t</p>', '<p>t</p>'],
  [
    'fonts by another name',
    `<p style="font-family:'Courier New',serif">t</p>`,
    '<p style="font-family: Courier">t</p>',
  ],
  ['sizes between', '<p style="font-size:17.3px">t</p>', '<p style="font-size: 18px">t</p>'],
  ['the normal size', '<p style="font-size:11pt">t</p>', '<p>t</p>'],
  [
    'colours by name and number',
    '<p style="background:navy;color:rgb(255 0 0 / 50%)">t</p>',
    '<p style="background-color: #000080; color: #ff0000">t</p>',
  ],
  ['a colour that is none', '<p style="color:transparent;color:inherit">t</p>', '<p>t</p>'],
  [
    'a colour as it is drawn',
    '<p style="color: light-dark(rgb(0, 0, 0), rgb(255, 255, 255))">t</p>',
    '<p style="color: #000000">t</p>',
  ],
]

/** Pieces that make parsers stumble, to be put together at random. */
// prettier-ignore
export const PIECES = [
    '<p>', '</p>', '<b>', '</b>', '<a href="', '">', '<table>', '<td>', '</table>', '<script>', '</script>',
    '<svg>', '</svg>', '<!--', '-->', '<![CDATA[', ']]>', '&lt;', '&', '"', "'", '<', '>', '/', '\0', '<style>',
    '<br/>', '<img src=x onerror=y>', 'javascript:', '<li>', '</ul>', ' style="', 'color:red', '<textarea>',
]
