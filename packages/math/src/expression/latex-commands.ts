/** LaTeX commands by what they mean to the lexer. */
import { FUNCTION_COMMANDS } from '@calcwright/reference/functions'

/** Commands that are signs, under the spelling that the parser knows. */
export const COMMAND_SIGNS: ReadonlyMap<string, string> = new Map([
  ...pairs('*', 'cdot times ast cdotp'),
  ...pairs('/', 'div slash'),
  ...pairs(':=', 'coloneq coloneqq'),
  ...pairs('==', 'equiv'),
  ...pairs('=', 'Equal eq'),
  ...pairs('!=', 'ne neq'),
  ...pairs('<=', 'le leq leqslant'),
  ...pairs('>=', 'ge geq geqslant'),
  ...pairs('<', 'lt'),
  ...pairs('>', 'gt'),
  ...pairs('and', 'land wedge'),
  ...pairs('or', 'lor vee'),
  ...pairs('xor', 'oplus veebar'),
  ...pairs('not', 'lnot neg'),
  ...pairs('mod', 'bmod mod pmod'),
  ...pairs('->', 'to rightarrow mapsto longmapsto'),
  ...pairs('..', 'ldots dots cdots dotsc dotsb'),
  ...pairs('(', 'lparen lbrace'),
  ...pairs(')', 'rparen rbrace'),
  ...pairs('[', 'lbrack'),
  ...pairs(']', 'rbrack'),
  ...pairs('|', 'vert mid'),
  ...pairs('|(', 'lvert'),
  ...pairs(')|', 'rvert'),
  ...pairs(':', 'colon'),
  ...pairs('°', 'degree'),
  ...pairs('√', 'surd'),
  ...pairs('±', 'pm'),
  ...pairs('∠', 'angle'),
  ...pairs('+', 'plus'),
  ...pairs('-', 'minus'),
])

/** Commands that are names, under their plain form. */
export const COMMAND_NAMES: ReadonlyMap<string, string> = new Map([
  ...[...FUNCTION_COMMANDS].map(([name, command]) => [command, name] as const),
  ['lg', 'log10'],
  ['exponentialE', 'e'],
  ['imaginaryI', 'i'],
  ['imaginaryJ', 'i'],
  ['infty', 'infinity'],
  ['Re', 're'],
  ['Im', 'im'],
  ['dim', 'dim'],
  ['ell', 'l'],
  ['hbar', 'hbar'],
  ['arccot', 'acot'],
  ['arcsec', 'asec'],
  ['arccsc', 'acsc'],
])

/** Accent commands with their letter in plain names. */
export const ACCENT_COMMANDS: ReadonlyMap<string, string> = new Map([
  ...pairs('v', 'vec overrightarrow'),
  ...pairs('d', 'dot'),
  ...pairs('e', 'ddot'),
  ...pairs('f', 'dddot'),
  ...pairs('b', 'bar overline'),
  ...pairs('c', 'check'),
  ...pairs('h', 'hat widehat'),
  ...pairs('t', 'tilde widetilde'),
])

/** Commands that only say how their argument looks. */
export const STYLES: ReadonlySet<string> = new Set(
  words(
    'mathrm mathit mathbf mathsf mathtt mathnormal mathord mathop mathbin mathrel boldsymbol bm operatorname operatornamestar textrm textit textbf textsf mbox boxed',
  ),
)

/** Commands whose first argument says how the second looks. */
export const DECORATIONS: ReadonlySet<string> = new Set(
  words('class htmlData htmlClass htmlId htmlStyle cssId textcolor colorbox href'),
)

/** Commands without a meaning of their own. */
export const IGNORED: ReadonlySet<string> = new Set(
  words(
    'left right mleft mright big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr displaystyle textstyle scriptstyle limits nolimits mathstrut nobreak allowbreak',
  ),
)

/** Commands that are white space. */
export const SPACES: ReadonlySet<string> = new Set(
  words('quad qquad enspace thinspace medspace thickspace space'),
)

/** Structures with their number of arguments; the parser reads those. */
export const STRUCTURES: ReadonlyMap<string, { readonly name: string; readonly args: number }> = new Map([
  ...['frac', 'dfrac', 'tfrac', 'cfrac'].map(command => [command, { name: 'frac', args: 2 }] as const),
  ['binom', { name: 'binom', args: 2 }],
  ['sum', { name: 'sum', args: 0 }],
  ['prod', { name: 'prod', args: 0 }],
  ['int', { name: 'int', args: 0 }],
  ['lim', { name: 'lim', args: 0 }],
])

/** Brackets that are functions: the sign that opens, and the sign that closes it. */
export const FENCES: ReadonlyMap<string, { readonly name: string; readonly close: string }> = new Map([
  ['lfloor', { name: 'floor', close: 'rfloor' }],
  ['lceil', { name: 'ceil', close: 'rceil' }],
  ['lVert', { name: 'norm', close: 'rVert' }],
])

/** Commands for money in LaTeX, besides the signs themselves. */
export const MONEY_COMMANDS: ReadonlyMap<string, string> = new Map([
  ['pounds', 'GBP'],
  ['yen', 'JPY'],
  ['euro', 'EUR'],
])

function words(text: string): string[] {
  return text.split(' ')
}

function pairs(value: string, commands: string): (readonly [string, string])[] {
  return words(commands).map(command => [command, value] as const)
}
