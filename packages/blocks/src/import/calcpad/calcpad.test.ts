import { describe, expect, test } from 'vitest'
import { readCalcpad } from './index.ts'

const plainOf = (text: string): string[] =>
  readCalcpad(new TextEncoder().encode(text), 'sheet.cpd').lines.flatMap(({ plain }) => plain.split('\n'))

describe('lines of Calcpad in plain notation', () => {
  test.each([
    ['a = 5kN/m', ['a := 5 [kN/m]']],
    ['a = 3', ['a := 3']],
    ['A = 2m*3m|cm^2', ['A := 2 [m]*3 [m] = [cm^2]']],
    ['5kN/2m', ['5 [kN]/2 [m] =']],
    ['x = 2*v_1.3', ['x := 2*v_1[3] =']],
    ['x.1 = 4', ['x[1] := 4']],
    ['θ_1.2 = θ_0/1rad', ['θ_1[2] := θ_0/1 [rad]']],
    ['M_y,Ed = 3kNm', ['M_y_Ed := 3 [kNm]']],
    ['f(x; y) = x^2 + y', ['f(x, y) := x^2 + y']],
    ['c = r_1 + r_2:G6', ['c := r_1 + r_2 =']],
    ['r_1 ≡ 3', ['r_1 = 3 =']],
    ['if(x > 3; 1; 2)', ['piecewise(x > 3, 1, 2) =']],
    ['root(32; 5)', ['nthroot(32, 5) =']],
    ['root(32; n)', ['((32)^(1/(n))) =']],
    ['atan2(1; 2)', ['atan2(2, 1)/[deg] =']],
    ['#rad\natan2(1; 2)', ['atan2(2, 1) =']],
    ['[1; 2|3; 4]', ['[[1, 2], [3, 4]] =']],
    ['$Sum{k^2 @ k = 1 : 5}', ['sum(k^2, k, 1, 5) =']],
    ['$Area{x*s @ s = 0 : 2}', ['integrate(x*s, s, 0, 2) =']],
    ['$Root{x^2 = 2 @ x = 0 : 2}', ['fsolve(x^2 = 2, x = 0..2) =']],
    [
      'r = 1\nr = $Repeat{r = r/2 + 1 @ k = 1 : n}',
      ['r := 1', 'for k from 1 through n {', 'r := 1.0*(r/2 + 1)', '}'],
    ],
    ["'Load -'q = 3kN/m', far too much", ['# Load -', '& q := 3 [kN/m]', '& # , far too much']],
    ['"Title', ['# {h2} Title']],
    ["'<h4>Small</h4>", ['# {h4} Small']],
    [
      "'q in kN/m<sup>2</sup>, 30 <sup>o</sup>, f<sub>ck</sub>, x<sub>1</sub>, e<sup>-kt</sup>",
      ['# q in kN/m², 30 °, f_ck, x₁, e^-kt'],
    ],
    ["'<script>alert(1)</script>", []],
    [
      '#if q > 2\nb = 1\n#else if q > 1\nb = 2\n#else\nb = 3\n#end if',
      ['if q > 2 {', 'b := 1', '} elseif q > 1 {', 'b := 2', '} else {', 'b := 3', '}'],
    ],
    ['#for k = 1 : 4\nr = r + k\n#loop', ['for k from 1 through 4 {', 'r := r + k =', '}']],
    ['#def two$ = 2\na = two$*3', ['a := 2*3 =']],
    ['#def sum$(a$; b$) = a$ + b$\nc = sum$(x; 4)', ['c := x + 4 =']],
    ['#noc\na = b\n#equ\nc = 1', ['# a = b', 'c := 1']],
    ['a = ? {5}m', ['a := 5 [m]']],
    ['a = ? {5}m\nb = ?\n\v7\t8', ['a := 7 [m]', 'b := 8']],
    ['circle$(0; 0; 1)', ['# circle$(0; 0; 1)']],
    ['#include other.cpd', ['# #include other.cpd']],
    ['e = 3\ne + 1', ['e_c := 3', 'e_c + 1 =']],
    ['M = 3\nM(x) = M*x\nM(2)', ['M := 3', 'M_f(x) := M*x', 'M_f(2) =']],
    ['f(x) = x*m\nm = 3kg', ['f(x, m) := x*m', 'm := 3 [kg]']],
    ['a = 3 +', ['# a = 3 +']],
    [
      'a = 2\nf(x) = a*x\ng(x) = f(x)^2\na = 3\ng(4)',
      ['a := 2', 'f(x, a) := a*x', 'g(x, a) := f(x, a)^2', 'a := 3', 'g(4, a) ='],
    ],
    ['a = 2\nf(x) = a*x\nf(4)', ['a := 2', 'f(x) := a*x', 'f(4) =']],
    ['v = [1; 2]\nv*v\nv^2', ['v := [1, 2] =', 'v .* v =', 'v .^ 2 =']],
    ['v = vector(4)\n[0; v]', ['v := zeros(4) =', 'flatten([0, v]) =']],
    ['M = [1; 2|3; 4]\nmax(M)\nM*M', ['M := [[1, 2], [3, 4]] =', 'max(flatten(M)) =', 'M*M =']],
    ['v = [2; 4]\nline(1.5; v)', ['v := [2, 4] =', 'linterp(seq(n_k, n_k, 1, size(v)), v, 1.5) =']],
    ['line(1.5; 2; 4)', ['linterp([1, 2], [2, 4], 1.5) =']],
    ['M = [1; 2|3; 4]\ntake(1; 2; M)', ['M := [[1, 2], [3, 4]] =', 'M[1, 2] =']],
    ['M = [1; 2|3; 4]\nline(1; 2; M)', ['M := [[1, 2], [3, 4]] =', '# line(1; 2; M)']],
    [
      'M = symmetric(2)\nM.(1; 2) = 3\nM.(k; k) = 1',
      ['M := zeros(2, 2) =', 'M[1, 2] := 3', 'M[2, 1] := M[1, 2]', 'M[k, k] := 1', 'M[k, k] := M[k, k]'],
    ],
    ['eigenvals(q; -2)', ['seq(revlist(sort(eigenvalues(q)))[n_k], n_k, 1, 2) =']],
    ['eigenvals(q; 2)', ['seq(sort(eigenvalues(q))[n_k], n_k, 1, 2) =']],
    ['d.k = 3', ['d[k] := 3']],
    ['Sqr(16)', ['sqrt(16) =']],
    ['s = 9\n#while s > 3\ns = s - 1\n#loop', ['s := 9', 'while s > 3 {', 's := s - 1 =', '}']],
    ['f(p) = $block{\n  u = 2*p;\n  u + 1}', ['program f(p) {', 'u := 2*p', 'return u + 1', '}']],
    [
      'f(p; q) = $while{q > 0; t = q; q = p⦼q; p = t}',
      [
        'program f(p, q) {',
        'while q > 0 {',
        't := q',
        'q := (p - q*trunc((p)/q))',
        'p := t',
        '}',
        'return p',
        '}',
      ],
    ],
    ['$Repeat{b.k = k @ k = 2 : 5}', ['for k from 2 through 5 {', 'b[k] := k', '}', 'b[k] =']],
    [
      'M = matrix(2; 2)\nfill_row(M; 1; 3)',
      ['M := zeros(2, 2) =', 'for n_c from 1 through coldim(M) {', 'M[1, n_c] := 3', '}'],
    ],
    [
      'A = $Inf{k^2 @ k = -1 : 2}\nk_inf',
      [
        'A := minimize(k^2, k = (-1)..2) =',
        'k_inf := find_minimum(k^2, [k], [(-1 + 2)/2], [k >= -1, k <= 2])[1] =',
        'k_inf =',
      ],
    ],
  ] as const)('%j', (text, lines) => expect(plainOf(text)).toEqual(lines))
})

test('says what is not taken over, and how names are called here', () => {
  const { names, lines, settings } = readCalcpad(
    new TextEncoder().encode('#rad\ne = 3\nx = (2\n'),
    'sheet.cpd',
  )
  expect(names).toEqual(new Map([['e', 'e_c']]))
  expect(settings).toEqual({ angle: 'rad', one_indexed: true })
  expect(lines.at(-1)).toMatchObject({ kind: 'kept', line: 3, source: 'x = (2', remark: ') is missing.' })
})

test.each([
  ['a = spline(1.5; 2; 3; 5)', 'Hermite spline'],
  ['eigenvecs([2; 1|1; 2])', 'another length'],
  ['f(x) = $Integral{t^2 @ t = 0 : x}\n$Map{f(x)*y @ x = 0 : 1 & y = 0 : 1}', 'may take minutes'],
  ['f(x) = $Find{t - x @ t = 0 : 9}\ng(x) = f(x)\n$Inf{g(x) @ x = 0 : 1}', 'may take minutes'],
  ['f(x) = a*x\na = 2', 'get these as arguments'],
  ['a = sin(30)\n#rad\nb = sin(1)', 'changes between degrees and radians'],
  ['#if 1 > 0\na = 2', 'has no end in the file'],
])('says at the head of %j', (text, words) => {
  const { remarks } = readCalcpad(new TextEncoder().encode(text), 'sheet.cpd')
  expect(remarks.join(' ')).toContain(words)
})

test('refuses bytes that are no text', () => {
  expect(() => readCalcpad(new Uint8Array([65, 0, 66]), 'sheet.cpd')).toThrow('no text')
})
