/** Letters written close together below definitions of single letters. */
import { expect, it } from 'vitest'
import { LEFT, latexOf, meaningOfLatex, meaningOfPlain } from './testing/rules.ts'

const DEFINED = new Set('a b c m g h v v_0 r R d L F t a l f C k x T kN omega phi b s P'.split(' '))

const read = (typed: string, finished = true): string =>
  meaningOfLatex(latexOf(typed, { ...LEFT, finished, inLine: true, isDefined: name => DEFINED.has(name) }))

const products = (meaning: string): string => meaning.replaceAll('(·', '(*')

it.each([
  ['v_1 = sqrt(2gh)', 'v_1 = sqrt(2*g*h)'],
  ['E = 1/2mv^2', 'E = 1/2*m*v^2'],
  ['E = 1/2mv_0^2', 'E = 1/2*m*v_0^2'],
  ['E = mgh', 'E = m*g*h'],
  ['E = mgh + 1/2mv^2', 'E = m*g*h + 1/2*m*v^2'],
  ['F = mg', 'F = m*g'],
  ['U = 2piR', 'U = 2*pi*R'],
  ['A = pir^2', 'A = pi*r^2'],
  ['A = 4pi r^2', 'A = 4*pi*r^2'],
  ['A = pid^2/4', 'A = pi*d^2/4'],
  ['s_1 = 1/2at^2', 's_1 = 1/2*a*t^2'],
  ['X = 1/(2pifC)', 'X = 1/(2*pi*f*C)'],
  ['x_1 = Ce^(-t/T)', 'x_1 = C*e^(-t/T)'],
  ['x_1 = asin(omegat)', 'x_1 = asin(omega*t)'],
  ['y = bomega', 'y = b*omega'],
  ['mgh =', 'm*g*h ='],
  // Greek letters by their signs; behind π letters are no unit.
  ['X = ωL', 'X = omega*L'],
  ['X = 2πfL', 'X = 2*pi*f*L'],
  ['X = 2πfq', 'X = 2*pi*fq'],
  ['y = cos(2πft + phi)', 'y = cos(2*pi*f*t + phi)'],
  ['y = b sin(ωt - kx)', 'y = b*sin(omega*t - k*x)'],
  ['x_1 = 2 pi ft', 'x_1 = 2*pi*f*t'],
  ['x_1 = Lφ', 'x_1 = L*phi'],
  ['q = 0.3 Re^0.8', 'q = 0.3*Re^0.8'],
  ['q = 0.3 Re^½', 'q = 0.3*Re^(1/2)'],
  // The imaginary unit of electrical engineering.
  ['X = R + jx', 'X = R + j*x'],
  ['X = R + jωL', 'X = R + j*omega*L'],
  ['X = 1/jωC', 'X = 1/(j*omega*C)'],
  ['y = be^jωt', 'y = b*e^(j*omega*t)'],
  ['y = jq', 'y = jq'],
  // A word stays together below a slash, in an exponent and under a root.
  ['x_1 = FL/Cd', 'x_1 = F*L/(C*d)'],
  ['x_1 = F L/Cd^2', 'x_1 = F*L/(C*d^2)'],
  ['X = 1/ωC', 'X = 1/(omega*C)'],
  ['X = 1/√LC', 'X = 1/sqrt(L*C)'],
  ['v_1 = 3√gh + b', 'v_1 = 3*sqrt(g*h) + b'],
  ['y = be^-kt', 'y = b*e^(-k*t)'],
  ['y = h^mv b', 'y = h^(m*v)*b'],
  // The unit of a result is a whole word.
  ['Q = F/A = kN', 'Q = F/A = [kN]'],
  ['5 cm = mm', '5 [cm] = [mm]'],
  ['fsolve(z = 2 cm, z, 1 cm) = mm', 'fsolve(z = 2 [cm], z, 1 [cm]) = [mm]'],
  ['Q = mgh = kN*m', 'Q = m*g*h = [kN*m]'],
  // A word that is a unit as well, where its letters are defined: of rare units, of what is multiplied further, of
  // what the unit does not measure.
  ['D = b^2 - 4ac', 'D = b^2 - 4*a*c'],
  ['x_1 = (-b + sqrt(b^2 - 4ac))/(2a)', 'x_1 = (-b + sqrt(b^2 - 4*a*c))/(2*a)'],
  ['y = 2ab + 3ac + 4bc', 'y = 2*a*b + 3*a*c + 4*b*c'],
  ['F = 2mg', 'F = 2*m*g'],
  ['F_N = 0.5mg', 'F_N = 0.5*m*g'],
  ['F = 2 mg', 'F = 2*m*g'],
  ['F = 3ma - 2mg', 'F = 3*m*a - 2*m*g'],
  ['K = 2mg cos(phi)', 'K = 2*m*g*cos(phi)'],
  ['T_1 = 2mg/3', 'T_1 = 2*m*g/3'],
  ['v_2 = sqrt(2as)', 'v_2 = sqrt(2*a*s)'],
  ['v_2 = sqrt(2 as)', 'v_2 = sqrt(2*a*s)'],
  ['v_4 = 2at', 'v_4 = 2*a*t'],
  ['s_2 = 0.5at^2', 's_2 = 0.5*a*t^2'],
  ['M = 2Pa', 'M = 2*P*a'],
  ['v = v_0 + at', 'v = v_0 + a*t'],
  ['v = v_0 - at + b', 'v = v_0 - a*t + b'],
  ['K = 2mg/l', 'K = 2*m*g/l'],
  ['D = c^2 - 4km', 'D = c^2 - 4*k*m'],
  ['s_1 = 4 km', 's_1 = 4 [km]'],
  ['X = F/(2 ms)', 'X = F/(2 [ms])'],
  // Else the unit.
  ['m_2 = 200 mg', 'm_2 = 200 [mg]'],
  ['p = 20 Pa', 'p = 20 [Pa]'],
  ['c_1 = 5 mg/l', 'c_1 = 5 [mg/l]'],
  ['c_1 = 5mg/kg', 'c_1 = 5 [mg/kg]'],
  ['t_1 = 20ms', 't_1 = 20 [ms]'],
  ['m_2 = 5 kg', 'm_2 = 5 [kg]'],
  ['d = 2 mm', 'd = 2 [mm]'],
  ['l_1 = 3.0(1) mm', 'l_1 = 3.0(1) [mm]'],
  ['K = 2.1*10^5 N/mm^2', 'K = 2.1*10^5 [N/mm^2]'],
  ['K = 2.1·10^5 N/mm²', 'K = 2.1*10^5 [N/mm^2]'],
  // Words with a meaning of their own stay what they are.
  ['mg = 5', 'mg = 5'],
  ['mg := 5', 'mg := 5'],
  ['mg(x) = 2 x', 'mg(x) = 2*x'],
  ['x_1 = mg(3)', 'x_1 = mg(3)'],
  ['x_1 = mg(3, a + b)', 'x_1 = mg(3, a + b)'],
  ['x_1 = max(a + b)', 'x_1 = max(a + b)'],
  // But a sum in brackets behind letters is a factor: that of a variable, g(1 + x), is read as one.
  ['F = mg(sin phi + 0.2 cos phi)', 'F = m*g(sin(phi) + 0.2*cos(phi))'],
  ['F = 2ab(1 - x)', 'F = 2*a*b(1 - x)'],
  ['F = 5kN', 'F = 5*kN'],
  ['D = d - 2 mm', 'D = d - 2 [mm]'],
  ['D = d^2 - 2 mm', 'D = d^2 - 2 [mm]'],
  ['K = 20 N/mm', 'K = 20 [N/mm]'],
  ['K = 3 kJ/(kg mK)', 'K = 3 [kJ/(kg*mK)]'],
  ['M = 5 mg', 'M = 5 [mg]'],
  ['M = 5 [mg]', 'M = 5 [mg]'],
  ['K = F/(20 [mm]) + 3 [kg/(m*mK)]', 'K = F/(20 [mm]) + 3 [kg/(m*mK)]'],
  ['M = m g = [mg]', 'M = m*g = [mg]'],
  ['x_1 = [gh, 2]', 'x_1 = [g*h, 2]'],
  ['p = 3 Pa', 'p = 3 [Pa]'],
  ['y = max(a, b)', 'y = max(a, b)'],
  ['y = map(abs, L)', 'y = map(abs, L)'],
  ['y = gq', 'y = gq'],
  ['y = phi', 'y = phi'],
])('%s', (typed, meant) => expect(products(read(typed))).toBe(products(meaningOfPlain(meant))))

it.each([
  ['E = mgh', 'E = mgh'],
  ['E = mgh ', 'E = m*g*h'],
  ['E = mgh+', 'E = m*g*h+'],
])('a word at the caret waits for its end: %s', (typed, meant) =>
  expect(products(read(typed, false))).toBe(products(meaningOfPlain(meant))),
)
