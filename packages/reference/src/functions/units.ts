/** Units. Columns and the language of the rules: see table.ts. */
export const units = `
absT | absT(temperature) | @absoluteTemperature | $1 | Treats a Celsius or Fahrenheit value as a thermometer reading and converts it to K or Rankine, so that no offset ambiguity remains.
convert | convert(quantity, unit) | @convert | $1 | Shows a quantity in the given unit.
mksa | mksa(quantity) | same | $1 | Rewrites a quantity using only SI base units.
mksa_remove | mksa_remove(quantity) | a -> 1 | $1 | Bare number of a quantity in SI base units.
relT | relT(temperature) | @relativeTemperature | $1 | Treats a Celsius or Fahrenheit value as a temperature difference (delta C or delta F).
ufactor | ufactor(quantity, unit) | @unitFactor | $1 | Rewrites a quantity so that the given unit is pulled out, the rest being expressed in base units.
unit_remove | unit_remove(quantity) | @unitRemove | | Bare number of a quantity in the worksheet's preferred unit.
usimplify | usimplify(quantity) | same | $1 | Looks for a shorter equivalent unit (for example W*s becomes J).
`

/**
 * Money over time: payments at the end of each period, at a rate a period. What is paid out is
 * negative, as in spreadsheets: rate, n, payment, present and future value fulfil
 * pv (1 + rate)^n + pmt ((1 + rate)^n - 1)/rate + fv = 0 (OpenDocument 1.3, part 4, 6.12). Columns and the language of the rules: see table.ts.
 */
export const money = `
fv | fv(rate, n, pmt) ; fv(rate, n, pmt, pv) | 1, 1, a, a? -> a | -$3 * fin_annuity($1, $2) ; -$3 * fin_annuity($1, $2) ; -$3 * fin_annuity($1, $2) ; -$4 * fin_growth($1, $2) - $3 * fin_annuity($1, $2) | Future value of n payments, and of an amount at the start.
ipmt | ipmt(rate, period, n, pv) ; ipmt(rate, period, n, pv, fv) | 1, 1, 1, a, a? -> a | fin_ipmt($1, $2, $3, $4, 0) ; fin_ipmt($1, $2, $3, $4, 0) ; fin_ipmt($1, $2, $3, $4, 0) ; fin_ipmt($1, $2, $3, $4, 0) ; fin_ipmt($1, $2, $3, $4, $5) | Interest within the payment of one period, counted from 1: the rate on what is owed before it.
irr | irr(list) | [a] -> 1 | fin_irr($1) | Rate at which payments, the first of them now, are worth nothing.
mirr | mirr(list, finance_rate, reinvest_rate) | [a], 1, 1 -> 1 | fin_mirr($1, $2, $3) | Rate at which what is paid grows to what is received, reinvested up to the end; payments at equal distances, the first of them now.
nper | nper(rate, pmt, pv) ; nper(rate, pmt, pv, fv) | 1, a, a, a? -> 1 | fin_nper($1, $2, $3, 0) ; fin_nper($1, $2, $3, 0) ; fin_nper($1, $2, $3, 0) ; fin_nper($1, $2, $3, $4) | Number of payments that pay back a loan, or save an amount.
npv | npv(rate, list) | 1, [a] -> a | fin_npv($1, $2) | Present value of payments, the first of them a period from now.
pmt | pmt(rate, n, pv) ; pmt(rate, n, pv, fv) | 1, 1, a, a? -> a | -$3 * fin_growth($1, $2) / fin_annuity($1, $2) ; -$3 * fin_growth($1, $2) / fin_annuity($1, $2) ; -$3 * fin_growth($1, $2) / fin_annuity($1, $2) ; -($3 * fin_growth($1, $2) + $4) / fin_annuity($1, $2) | Payment a period that pays back a loan, or saves an amount.
ppmt | ppmt(rate, period, n, pv) ; ppmt(rate, period, n, pv, fv) | 1, 1, 1, a, a? -> a | fin_ppmt($1, $2, $3, $4, 0) ; fin_ppmt($1, $2, $3, $4, 0) ; fin_ppmt($1, $2, $3, $4, 0) ; fin_ppmt($1, $2, $3, $4, 0) ; fin_ppmt($1, $2, $3, $4, $5) | Repayment within the payment of one period, counted from 1: the payment less the interest.
pv | pv(rate, n, pmt) ; pv(rate, n, pmt, fv) | 1, 1, a, a? -> a | -$3 * fin_annuity($1, $2) / fin_growth($1, $2) ; -$3 * fin_annuity($1, $2) / fin_growth($1, $2) ; -$3 * fin_annuity($1, $2) / fin_growth($1, $2) ; -($3 * fin_annuity($1, $2) + $4) / fin_growth($1, $2) | Present value of n payments, and of an amount at the end.
rate | rate(n, pmt, pv) ; rate(n, pmt, pv, fv) | 1, a, a, a? -> 1 | fin_rate($1, $2, $3, 0) ; fin_rate($1, $2, $3, 0) ; fin_rate($1, $2, $3, 0) ; fin_rate($1, $2, $3, $4) | Rate a period of a loan or of savings with n payments.
xnpv | xnpv(rate, list, days) | 1, [a], [1] -> a | fin_xnpv($1, $2, $3) | Present value, on the first day, of payments on days that are given as numbers; a year has 365 days.
`

/** System. Columns and the language of the rules: see table.ts. */
export const system = `
version | version() | -> 1 | | Version of the algebra engine.
`
