/**
 * Money over time: payments at the end of each period, at a rate a period. What is paid out is
 * negative, as in spreadsheets. Columns and the language of the rules: see table.ts.
 */
export const money = `
fv | fv(rate, n, pmt) ; fv(rate, n, pmt, pv) | 1, 1, a, a? -> a | -$3 * fin_annuity($1, $2) ; -$3 * fin_annuity($1, $2) ; -$3 * fin_annuity($1, $2) ; -$4 * (1 + $1)^$2 - $3 * fin_annuity($1, $2) | Future value of n payments, and of an amount at the start.
irr | irr(list) | [a] -> 1 | fin_irr($1) | Rate at which payments, the first of them now, are worth nothing.
npv | npv(rate, list) | 1, [a] -> a | fin_npv($1, $2) | Present value of payments, the first of them a period from now.
pmt | pmt(rate, n, pv) ; pmt(rate, n, pv, fv) | 1, 1, a, a? -> a | -$3 * (1 + $1)^$2 / fin_annuity($1, $2) ; -$3 * (1 + $1)^$2 / fin_annuity($1, $2) ; -$3 * (1 + $1)^$2 / fin_annuity($1, $2) ; -($3 * (1 + $1)^$2 + $4) / fin_annuity($1, $2) | Payment a period that pays back a loan, or saves an amount.
pv | pv(rate, n, pmt) ; pv(rate, n, pmt, fv) | 1, 1, a, a? -> a | -$3 * fin_annuity($1, $2) / (1 + $1)^$2 ; -$3 * fin_annuity($1, $2) / (1 + $1)^$2 ; -$3 * fin_annuity($1, $2) / (1 + $1)^$2 ; -($3 * fin_annuity($1, $2) + $4) / (1 + $1)^$2 | Present value of n payments, and of an amount at the end.
`
