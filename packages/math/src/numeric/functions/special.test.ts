/** The doubles next to values of mpmath 1.3, where the engine is known to keep fewer than 12. */
import { describe, expect, it } from 'vitest'
import { airyAi, besselJ, besselK, besselY } from './bessel.ts'
import { erfc, erfinv, normalQuantile } from './errors.ts'
import { beta, gamma, gammaAbove, lnGamma } from './gamma.ts'
import { ci, e1, si } from './integrals.ts'
import { SPECIAL_FUNCTIONS } from './special.ts'

describe('special functions', () => {
  it.each([
    ['Ci(5)', ci(5), -0.19002974965664388],
    ['Ci(4.1)', ci(4.1), -0.15616539182812111],
    ['E1(0.929935)', e1(0.929935), 0.24707707922393807],
    ['Si(-1000)', si(-1000), -1.5702331219687713],
    ['Ai(-50)', airyAi(-50), -0.1618814236123209],
    ['J0.5(1000)', besselJ(0.5, 1000), 0.020863266605093828],
    ['J3(200)', besselJ(3, 200), 0.05460242607335305],
    ['J20(25.3)', besselJ(20, 25.3), 0.01465867908143241],
    ['J100(30.5)', besselJ(100, 30.5), 2.2148085106560044e-41],
    ['J10(18.0722)', besselJ(10, 18.0722), -0.06127008976497992],
    ['J1/3(9.5)', besselJ(1 / 3, 9.5), -0.0837918004674771],
    ['Y1(1000.1)', besselY(1, 1000.1), -0.02418726027236093],
    ['K0.3(100)', besselK(0.3, 100), 4.658713811548968e-45],
    ['B(1000.1, 0.105)', beta(1000.1, 0.105), 4.377788882854631],
    ['Gamma(-2.5)', gamma(-2.5), -0.9453087204829419],
    ['Gamma(100.25)', gamma(100.25), 2.94846628183877e156],
    ['ln Gamma(1e5)', lnGamma(1e5), 1051287.7089736569],
    ['Q(150.5, 200)', gammaAbove(150.5, 200), 0.00011284440060793548],
    ['erfc(5)', erfc(5), 1.537459794428035e-12],
    ['erfc(1.9)', erfc(1.9), 0.00720957076474253],
    ['erfinv(0.99)', erfinv(0.99), 1.8213863677184496],
    ['quantile 1e-10', normalQuantile(1e-10), -6.361340902404057],
  ])('%s', (_, found, value) => expect(Math.abs(found / value - 1)).toBeLessThan(1e-12))
})

it.each([
  ['growth of 0.25 % in 360 periods', SPECIAL_FUNCTIONS.fin_growth!(1 / 400, 360), 2.4568422114957276],
  ['growth of 100 % in 3 periods', SPECIAL_FUNCTIONS.fin_growth!(1, 3), 8],
  ['annuity of 0.25 % in 360 periods', SPECIAL_FUNCTIONS.fin_annuity!(1 / 400, 360), 582.736884598291],
  ['annuity without interest', SPECIAL_FUNCTIONS.fin_annuity!(0, 12), 12],
])('%s', (_, found, value) => expect(Math.abs(found / value - 1)).toBeLessThan(1e-15))
