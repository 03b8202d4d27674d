/** Constructs of Mathcad and the values that they have there, worked out by hand. */
import { describe, expect, it, vi } from 'vitest'
import { shownOf } from './testing/shown.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

const apply = (operator: string, ...operands: readonly string[]): string =>
  `<apply>${operator.startsWith('<') ? operator : `<${operator}/>`}${operands.join('')}</apply>`
const id = (name: string): string => `<id>${name}</id>`
const real = (value: number): string => `<real>${value}</real>`
const define = (left: string, right: string): string => `<define>${left}${right}</define>`
const ask = (formula: string): string => `<eval>${formula}</eval>`
const call = (name: string, ...args: readonly string[]): string =>
  apply(id(name), args.length === 1 ? args[0]! : `<sequence>${args.join('')}</sequence>`)
const range = (from: string, to: string): string => `<range>${from}${to}</range>`
const column = (...items: readonly string[]): string =>
  `<matrix rows="${items.length}" cols="1">${items.join('')}</matrix>`
const at = (list: string, ...places: readonly string[]): string =>
  apply('indexer', id(list), places.length === 1 ? places[0]! : `<sequence>${places.join('')}</sequence>`)
const local = (left: string, right: string): string => `<localDefine>${left}${right}</localDefine>`
const program = (...lines: readonly string[]): string => `<program>${lines.join('')}</program>`
const ifThen = (test: string, value: string): string => `<ifThen>${test}${value}</ifThen>`
const func = (name: string, parameter: string, body: string): string =>
  define(`<function>${id(name)}<boundVars>${id(parameter)}</boundVars></function>`, body)
const equal = (left: string, right: string): string => apply('equal', left, right)

describe('Mathcad', () => {
  const [x, y, k, v] = ['x', 'y', 'k', 'v'].map(id) as [string, string, string, string]
  const square = (of: string): string => apply('pow', of, real(2))
  it.each([
    [
      'a pasted formula',
      [`<provenance><originRef/><hash/>${ask(apply('plus', real(1), real(2)))}</provenance>`],
      '3',
    ],
    [
      'Given and Find',
      [
        define(x, real(1)),
        define(y, real(3)),
        id('Given'),
        equal(apply('plus', x, y), real(3)),
        equal(apply('mult', x, y), real(2)),
        ask(apply('Find', `<sequence>${x}${y}</sequence>`)),
      ],
      '[1, 2]',
    ],
    [
      'Find of one name',
      [define(x, real(1)), id('Given'), equal(square(x), real(16)), define(y, apply('Find', x)), ask(y)],
      '4',
    ],
    [
      'Find in a function',
      [
        define(x, real(1)),
        id('Given'),
        equal(square(x), id('a')),
        func('f', 'a', apply('Find', x)),
        ask(call('f', real(9))),
      ],
      '3',
    ],
    [
      'Minimize',
      [
        func('f', 'q', square(apply('minus', id('q'), real(2)))),
        define(x, real(5)),
        id('Given'),
        ask(apply('Minimize', `<sequence>${id('f')}${x}</sequence>`)),
      ],
      '2',
    ],
    [
      'names that get their items',
      [define(column(x, y), column(real(3), real(4))), ask(apply('minus', y, x))],
      '1',
    ],
    [
      'a range variable as an index',
      [define(k, range(real(0), real(2))), define(at('v', k), square(k)), ask(v)],
      '[0, 1, 4]',
    ],
    [
      'a list that begins with an empty item',
      [define(k, range(real(1), real(2))), define(at('v', k), square(k)), ask(v)],
      '[0, 1, 4]',
    ],
    [
      'ORIGIN',
      [define(id('ORIGIN'), real(1)), define(v, column(real(5), real(6))), ask(at('v', real(1)))],
      '5',
    ],
    [
      'items of a matrix in two ranges',
      [
        define(k, range(real(0), real(1))),
        define(x, range(real(0), real(2))),
        define(at('M', k, x), apply('plus', apply('mult', real(10), k), x)),
        ask(id('M')),
      ],
      '[[0, 1, 2], [10, 11, 12]]',
    ],
    [
      'a question for all values of a range',
      [define(k, range(real(1), real(3))), ask(square(k))],
      '[1, 4, 9]',
    ],
    [
      'a question for the steps of a range',
      [define(x, range(`<sequence>${real(0)}${real(0.5)}</sequence>`, real(1))), ask(square(x))],
      '[0, 0.25, 1]',
    ],
    [
      'a sum over a range variable',
      [
        define(k, range(real(1), real(3))),
        ask(apply('summation', `<lambda><boundVars>${k}</boundVars>${square(k)}</lambda>`)),
      ],
      '14',
    ],
    [
      'an arrow over a product',
      [define(v, column(real(2), real(3))), ask(apply('vectorize', apply('mult', v, v)))],
      '[4, 9]',
    ],
    ['the length of a vector', [define(v, column(real(3), real(4))), ask(apply('absval', v))], '5'],
    [
      'bars around a matrix',
      [
        define(
          id('M'),
          '<matrix rows="2" cols="2"><real>1</real><real>3</real><real>2</real><real>4</real></matrix>',
        ),
        ask(apply('absval', apply('mult', id('M'), id('M')))),
      ],
      '4',
    ],
    [
      'bars around a row less another',
      [
        define(v, column(real(3), real(4))),
        define(x, column(real(0), real(0))),
        ask(apply('absval', apply('minus', v, x))),
      ],
      '5',
    ],
    [
      'a root near a guess',
      [define(x, real(1)), ask(call('root', apply('minus', square(x), real(2)), x))],
      '1.41421',
    ],
    [
      'a root near another guess',
      [define(x, real(-3)), ask(call('root', apply('minus', square(x), real(4)), x))],
      '-2',
    ],
    [
      'interpolation between columns of a matrix',
      [
        define(
          id('M'),
          '<matrix rows="2" cols="2"><real>0</real><real>2</real><real>5</real><real>9</real></matrix>',
        ),
        ask(
          call(
            'linterp',
            call('submatrix', id('M'), real(0), real(1), real(0), real(0)),
            call('submatrix', id('M'), real(0), real(1), real(1), real(1)),
            real(1),
          ),
        ),
      ],
      '7',
    ],
    ['the sum of a list', [define(v, column(real(3), real(4))), ask(apply('vectorSum', v))], '7'],
    [
      'an integral without limits',
      [
        `<symEval>${apply('integral', `<lambda><boundVars>${id('q')}</boundVars>${square(id('q'))}</lambda>`)}<command><placeholder/></command></symEval>`,
      ],
      'q^3/3',
    ],
    ['last', [define(v, column(real(3), real(4))), ask(call('last', v))], '1'],
    [
      'choices one after the other',
      [
        func(
          'f',
          'x',
          program(
            ifThen(apply('greaterThan', x, real(1)), real(10)),
            ifThen(apply('greaterThan', x, real(2)), real(20)),
            `<otherwise>${real(0)}</otherwise>`,
          ),
        ),
        ask(column(call('f', real(1)), call('f', real(2)), call('f', real(3)))),
      ],
      '[0, 10, 20]',
    ],
    [
      'while',
      [
        func(
          'f',
          'x',
          program(
            `<while>${apply('greaterThan', x, real(10))}${local(x, apply('minus', x, real(3)))}</while>`,
            x,
          ),
        ),
        ask(call('f', real(20))),
      ],
      '8',
    ],
    [
      'a loop in steps',
      [
        func(
          'f',
          'x',
          program(
            local(id('s'), real(0)),
            `<for>${k}${range(`<sequence>${real(0)}${real(2)}</sequence>`, x)}${local(id('s'), apply('plus', id('s'), k))}</for>`,
            id('s'),
          ),
        ),
        ask(call('f', real(6))),
      ],
      '12',
    ],
    [
      'a loop over a list',
      [
        func(
          'f',
          'x',
          program(
            local(id('s'), real(0)),
            `<for>${k}${x}${local(id('s'), apply('plus', id('s'), k))}</for>`,
            id('s'),
          ),
        ),
        ask(call('f', column(real(5), real(7)))),
      ],
      '12',
    ],
    ['gravity', [ask(apply('mult', real(2), id('g')))], '2 g_n'],
    ['mod of a negative number', [ask(call('mod', real(-7), real(5)))], '-2'],
    ['atan2 with the abscissa first', [ask(call('atan2', real(0), real(1)))], '1.5708'],
    [
      'the population and the sample',
      [define(v, column(real(2), real(4))), ask(column(call('stdev', v), call('Stdev', v)))],
      '[1, 1.41421]',
    ],
    [
      'symbolic solve',
      [
        `<symEval>${equal(square(x), real(4))}<command><sequence>${id('solve')}${x}</sequence></command></symEval>`,
      ],
      '[-2, 2]',
    ],
    ...(
      [
        ['lookup', call('lookup', real(2), id('a'), id('b')), '[20]'],
        ['match', call('match', real(3), id('a')), '[2]'],
        ['vlookup', call('vlookup', real(2), id('m'), real(1)), '[20]'],
        ['hlookup', call('hlookup', real(1), id('m'), real(2)), '[3]'],
        // The natural spline through (1, 10), (2, 20), (3, 40): M_2 = 3/2*(40 - 2*20 + 10).
        [
          'a natural spline',
          call('interp', call('lspline', id('a'), id('b')), id('a'), id('b'), real(1.5)),
          '14.0625',
        ],
        ['a spline by its name', call('interp', id('s'), id('a'), id('b'), real(1.5)), '14.0625'],
        [
          'a fitted polynomial',
          call('interp', call('regress', id('a'), id('b'), real(2)), id('a'), id('b'), real(4)),
          '70',
        ],
      ] as const
    ).map(
      ([name, question, value]) =>
        [
          name,
          [
            define(id('a'), column(real(1), real(2), real(3))),
            define(id('b'), column(real(10), real(20), real(40))),
            define(id('m'), call('augment', id('a'), id('b'))),
            define(id('s'), call('lspline', id('a'), id('b'))),
            ask(question),
          ],
          value,
        ] as const,
    ),
    [
      'a value in place of an error',
      [ask(`<program><tryCatch>${real(3)}${real(0)}</tryCatch></program>`)],
      '3',
    ],
    [
      'a limit',
      [
        ask(
          apply(
            'limit',
            `<lambda><boundVars>${x}</boundVars>${apply('div', call('sin', x), x)}</lambda>`,
            real(0),
          ),
        ),
      ],
      '1',
    ],
    [
      'a range variable with the name of a unit',
      [define(id('m'), range(real(0), real(2))), define(at('v', id('m')), square(id('m'))), ask(v)],
      '[0, 1, 4]',
    ],
    [
      'Find with an inequality that its solution satisfies',
      [
        define(x, real(1)),
        id('Given'),
        equal(square(x), real(9)),
        apply('greaterThan', x, real(0)),
        define(y, apply('Find', x)),
        ask(y),
      ],
      '3',
    ],
    [
      'Minerr of more equations than unknowns',
      [
        define(x, real(1)),
        id('Given'),
        equal(x, real(2)),
        equal(x, real(4)),
        define(y, apply('Minerr', x)),
        ask(y),
      ],
      '3',
    ],
    [
      'a solve block that ends with its solver',
      [
        define(x, real(1)),
        id('Given'),
        equal(x, real(2)),
        define(y, apply('Find', x)),
        define(id('u'), real(0)),
        func('q', 'u', square(apply('minus', id('u'), real(5)))),
        ask(apply('Minimize', `<sequence>${id('q')}${id('u')}</sequence>`)),
      ],
      '5',
    ],
    [
      'a unit of the file',
      [
        define(id('kp'), apply('mult', real(1000), id('lbf'))),
        define(x, apply('mult', real(5), id('kp'))),
        `<eval>${x}<unitOverride>${id('kp')}</unitOverride></eval>`,
      ],
      '5',
    ],
    [
      'letters that are no units',
      [`<symEval>${apply('plus', id('a'), id('a'))}<command>${id('simplify')}</command></symEval>`],
      '2*a',
    ],
    [
      'the largest of numbers and a list',
      [define(v, column(real(2), real(7))), ask(call('max', real(1), v))],
      '7',
    ],
    [
      'coefficients from the constant one on',
      [
        `<symEval>${apply('plus', square(x), real(3))}<command><sequence>${id('coeffs')}${x}</sequence></command></symEval>`,
      ],
      '[3, 0, 1]',
    ],
    ['a test for equality', [define(x, real(3)), ask(equal(x, real(3)))], '1'],
    [
      'a chain of comparisons',
      [define(x, real(3)), ask(apply('lessOrEqual', apply('lessOrEqual', real(0), x), real(5)))],
      'true',
    ],
  ] as const)('%s', async (_, formulas, value) => {
    const regions = formulas.map(
      (formula, index) => `<region top="${20 * index}" left="0"><math>${formula}</math></region>`,
    )
    const sheet = `<worksheet><regions>${regions.join('')}</regions></worksheet>`
    expect(await shownOf(new TextEncoder().encode(sheet), 'a.xmcd')).toBe(value)
  })
})
