import {
  blocksFromPlain,
  plainFromBlocks,
  plainFromWorksheet,
  readPlain,
  worksheetFromPlain,
} from '@calcwright/document'
import type { NewBlock, PlainNode } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { registry } from '../schemas.ts'

/** An outline of blocks: type and fields, two spaces deeper in each container. */
const outlineOf = (blocks: readonly NewBlock[], margin = ''): string[] =>
  blocks.flatMap(({ type, props, children }) => [
    `${margin}${type} ${JSON.stringify(Object.values(props ?? {})).slice(1, -1)}`.trimEnd(),
    ...outlineOf(children ?? [], `${margin}  `),
  ])

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.replace(/^ {4}/, ''))

describe('blocks in plain notation are read', () => {
  it.each([
    [
      'a choice',
      'if x > 0 {\n  y := 1\n} elseif x = 0 {\ny := 2\n} else {\ny := 3\n}',
      `
    if "x>0"
      math "y\\\\coloneq 1"
      elseif "x=0"
      math "y\\\\coloneq 2"
      else
      math "y\\\\coloneq 3"`,
    ],
    [
      'names with commas',
      'if N_Ed <= N_b,Rd {\ny := 1\n}\ncheck M_y,Ed/M_c,Rd < 1',
      `
    if "N_{\\\\mathrm{Ed}}\\\\le N_{\\\\mathrm{b},\\\\mathrm{Rd}}"
      math "y\\\\coloneq 1"
    check "\\\\frac{M_{\\\\mathrm{y},\\\\mathrm{Ed}}}{M_{\\\\mathrm{c},\\\\mathrm{Rd}}}<1",""`,
    ],
    [
      'else on a line of its own, and with a space',
      'if x {\n}\n\nelse if y {\n}\n# or\nelse\n{\n1\n}',
      `
    if "x"
      elseif "y"
      text "<p>or</p>"
      else
      math "1"`,
    ],
    [
      'a loop with a condition',
      'while x > 0 and y < 2 {\nx := x - 1\nif x = 3 { break }\n}',
      `
    while "x>0\\\\land y<2"
      math "x\\\\coloneq x-1"
      if "x=3"
        break`,
    ],
    [
      'a choice whose else has no braces',
      'if x {\ny\nelseif z {\nif y { 2 } else { 3 }\n1\nelse\nz\n}',
      `
    if "x"
      math "y"
      elseif "z"
      if "y"
        math "2"
        else
        math "3"
      math "1"
      else
      math "z"`,
    ],
    [
      'a choice in one line',
      'if x > 0 { y := 1; z := [1, 2; 3, 4] } else { y := 2 } # done',
      `
    if "x>0"
      math "y\\\\coloneq 1"
      math "z\\\\coloneq \\\\begin{bmatrix}1 & 2\\\\\\\\ 3 & 4\\\\end{bmatrix}"
      else
      math "y\\\\coloneq 2"
    text "<p>done</p>"`,
    ],
    [
      'a loop with its step',
      'for k from 0 to 10 step 2 {\nif k > 3 { break }\ncontinue\n}',
      `
    for "k","0","10","below","2"
      if "k>3"
        break
      continue`,
    ],
    [
      'a loop without step',
      'for i from 0 [m] to L\n{\n}',
      `
    for "i","0\\\\,\\\\class{unit}{\\\\mathrm{m}}","L","below","1"`,
    ],
    [
      'a program',
      'program f(x, y) {\ns := x + y\nreturn s^2\n}\nfunction g(t) { return t }',
      `
    program "f\\\\left(x,y\\\\right)"
      math "s\\\\coloneq x+y"
      return "s^{2}"
    program "g\\\\left(t\\\\right)"
      return "t"`,
    ],
    [
      'nesting and texts with braces',
      'indent {\n# a {\nindent {\n1\n}\n}\npurge a, x_1',
      `
    indent
      text "<p>a {</p>"
      indent
        math "1"
    purge "a,x_{1}"`,
    ],
    [
      'a conditional assignment',
      'x := if c > 1 then (a+1) elseif d then b else e',
      `
    conditional_assignment "x",[{"expression":"a+1","condition":"c>1"},{"expression":"b","condition":"d"},{"expression":"e","condition":""}]`,
    ],
    [
      'one as a function that shows a unit',
      'f(x) = if x < 0 then -x = [mm]',
      `
    conditional_assignment "f\\\\left(x\\\\right)",[{"expression":"-x","condition":"x<0"},{"expression":"","condition":""}],2,"mm"`,
    ],
    [
      'names that are words elsewhere',
      'return := 5\nbreak = 2\nif = 3\nelse_1 := 4\nto := 1',
      `
    math "\\\\mathrm{return}\\\\coloneq 5"
    math "\\\\mathrm{break}\\\\coloneq 2"
    math "\\\\mathrm{if}\\\\coloneq 3"
    math "\\\\mathrm{else}_{1}\\\\coloneq 4"
    math "\\\\mathrm{to}\\\\coloneq 1"`,
    ],
  ])('%s', (_, text, outline) => {
    expect(outlineOf(blocksFromPlain(registry, text))).toEqual(lines(outline))
  })

  it('a field that cannot be read is kept as typed', () => {
    expect(blocksFromPlain(registry, 'if x + {\n}')).toEqual([{ type: 'if', props: { test: 'x\\:+' } }])
  })
})

describe('a line that cannot be placed stays, and says why', () => {
  const problems = (text: string): string[] => {
    const reported: string[] = []
    const walk = (nodes: readonly PlainNode[]): void => {
      for (const node of nodes) {
        if (node.kind === 'block') walk(node.children)
        else reported.push(node.problem ? `${node.line} ${node.text}: ${node.problem.message}` : node.text)
      }
    }
    walk(readPlain(registry, text))
    return reported
  }

  it.each([
    ['if x {\ny := 1', ['1 if x {: There is no } for this {.', 'y := 1']],
    [
      'if x {\ny := 1\n} else {\nz',
      ['1 if x {: There is no } for this {.', 'y := 1', '3 } else {: There is no } for this {.', 'z'],
    ],
    ['else\ny', ['1 else: else belongs directly inside if { … }.', 'y']],
    ['if x {\ny\n}\nelseif z\n1', ['y', '4 elseif z: Write elseif with its braces: } elseif z {', '1']],
    ['if x {\nif y {\n1\n}\nelse\n2\n}', ['1', '5 else: Write else with its braces: } else {', '2']],
    ['y := 1\n}', ['y := 1', '2 }: There is no { for this }.']],
    [
      'else {\ny\n}',
      [
        '1 else {: else belongs directly inside if { … }.',
        'y',
        '3 }: The line with the { of this } makes no block.',
      ],
    ],
    [
      'for k from 0 to 2 {\nx\n} else {\ny\n}',
      [
        'x',
        '3 else {: else belongs directly inside if { … }.',
        'y',
        '5 }: The line with the { of this } makes no block.',
      ],
    ],
    // These blocks report themselves that they are out of place.
    ['break', []],
    ['if x { return y }', []],
    ['until x {\ny\n}\nz', ['until x {', 'y', '3 }: The line with the { of this } makes no block.', 'z']],
    [
      'indent {\nuntil x {\ny\n}\nz\n}',
      ['until x {', 'y', '4 }: The line with the { of this } makes no block.', 'z'],
    ],
    ['Use {x} here, \\frac{a}{b}', ['Use {x} here, \\frac{a}{b}']],
  ])('%j', (text, reported) => expect(problems(text)).toEqual(reported))

  it('as a formula that shows an error', () => {
    expect(outlineOf(blocksFromPlain(registry, 'else {\n}'))).toEqual([
      'math "else\\\\:\\\\lbrace "',
      'math "\\\\rbrace "',
    ])
  })

  it('in lines that are pasted into a loop, what belongs into one stays', () => {
    expect(outlineOf(blocksFromPlain(registry, 'break', ['if', 'for']))).toEqual(['break'])
  })
})

describe('blocks are written', () => {
  it.each([
    `if x > 0 {
  y := 1
  # a note {
} elseif x == 0 {
  for k from 0 to 10 step 2 {
    continue
  }
} else {
  y := [[1, 2], [3, 4]]
}
x + 1 =`,
    `program f(x, y) {
  s := x + y
  indent {
    return s
  }
}
for i from 0 to 1 {
  break
}
purge a, x_1
x := if c > 1 then a + 1 elseif d then b else e
f(x) := if x < 0 then -x = [mm]
if {
}
return := 5`,
    `a := 1
& b := 2
& # a note
c := 3
if x > 0 {
  d := 4
  & indent {
    g := 5
  }
}
& table t {
  x, y
  1, 2
}`,
    `@input @numbers "2 decimals, zeros" F := 5
& @unprinted @hidden G := 1
# see {@x} and {@f}, but {@y}
@id f @numbered @output F*G =
@id x @caption "Bolts, \\"M\\" and \\\\" table t {
  x, y
  1, 2
}
@hidden if x > 0 {
  @numbered d := 4
}`,
    `table t {
  a, eta = M_{y,Ed}/(W*a)
  1
}
x := 3`,
    `@id q # {h1 h-1} Loads
# {h2} Wind
# as section {@q/h-1} says`,
  ])('%#: as they are read', text => {
    expect(plainFromWorksheet(worksheetFromPlain(registry, text))).toBe(`${text}\n`)
  })

  it('marks of lines stand before them, and a word that is no mark stays', () => {
    const sheet = worksheetFromPlain(
      registry,
      '@hidden @caption "a" # x\n@id n @numbered b := 2\n@id n c\n@other d\n# {@n}\n@numbers "few" e',
    )
    expect(sheet.blocks().map(({ hidden, caption, numbered }) => [hidden, caption, numbered])).toEqual([
      [true, 'a', undefined],
      [undefined, undefined, true],
      ...Array.from({ length: 4 }, () => [undefined, undefined, undefined]),
    ])
    expect(sheet.blocks()[1]?.id).toBe('n')
    expect(plainFromWorksheet(sheet)).toContain('@other d')
    expect(plainFromWorksheet(sheet)).toContain('@numbers "few" e')
    expect(plainFromBlocks(registry, sheet.blocks())).toMatch(
      /^# x\nb := 2\n[^@]*@other d[^@]*# reference\n.*few.*\n$/,
    )
  })

  it('lines beside one another begin with &, wherever another line is before them', () => {
    const beside = (text: string) =>
      worksheetFromPlain(registry, text)
        .blocks()
        .map(block => block.beside ?? false)
    expect(beside('a := 1\n&b := 2\n  & # c\nd')).toEqual([false, true, true, false])
    expect(beside('& a := 1')).toEqual([false])
    expect(beside('a\n& if b\n{ c; & d }\n& e')).toEqual([false, true, false, true, true])
    const sheet = worksheetFromPlain(registry, 'z\na\n& b\n& c')
    const copied = sheet.blocks().slice(2)
    expect(plainFromBlocks(registry, copied)).toBe('b =\n& c =\n')
  })

  it('words that hold braces become texts, so that others keep their places', () => {
    const sheet = worksheetFromPlain(registry, 'indent {\n1\n}')
    const [container] = sheet.childrenOf(null)
    sheet.apply({
      kind: 'insert',
      at: { inside: container!, at: 'end' },
      blocks: [{ type: 'if', props: { test: 'a_{' }, children: [{ type: 'math', props: { latex: '2' } }] }],
    })
    expect(plainFromWorksheet(sheet)).toBe('indent {\n  1 =\n  # if a_{ {\n  2 =\n  # }\n}\n')
  })
})
