/**
 * Terms of the residual Helmholtz energy. Each adds to six sums, in which derivatives are multiplied by their
 * variables: [a, δ a_δ, δ² a_δδ, τ a_τ, τ² a_ττ, δτ a_δτ].
 */
export type Sums = Float64Array

/** A group of terms of one kind; τ is set before the densities at it. */
export interface Terms {
  setTau: (tau: number) => void
  add: (sums: Sums, delta: number) => void
}

/** Values of one coefficient of all terms. */
const column = (rows: number[][], k: number) => Float64Array.from(rows, row => row[k]!)

function addTerm(sums: Sums, base: number, D: number, dD: number, T: number, dT: number): void {
  sums[0]! += base
  sums[1]! += base * D
  sums[2]! += base * (D * D - D + dD)
  sums[3]! += base * T
  sums[4]! += base * (T * T - T + dT)
  sums[5]! += base * D * T
}

/** Distinct values and the place of each term's value among them. */
function distinct(values: Float64Array): { of: Float64Array; at: Int32Array } {
  const of = [...new Set(values)]
  return { of: Float64Array.from(of), at: Int32Array.from(values, value => of.indexOf(value)) }
}

/** n δ^d τ^t exp(-δ^l - τ^m); without the exponential of δ where l is zero, and of τ where m is. */
export function powerTerms(rows: number[][]): Terms {
  const n = column(rows, 0)
  const d = column(rows, 1)
  const t = column(rows, 2)
  const l = column(rows, 3)
  const m = Float64Array.from(rows, row => row[4] ?? 0)
  const ds = distinct(d)
  const ls = distinct(l)
  const powers = new Float64Array(ds.of.length)
  const toL = new Float64Array(ls.of.length)
  const exponentials = new Float64Array(ls.of.length)
  const ofTau = new Float64Array(n.length)
  const T = new Float64Array(n.length)
  const T2 = new Float64Array(n.length)
  return {
    setTau(tau) {
      const lnTau = Math.log(tau)
      for (let k = 0; k < n.length; k++) {
        const toM = m[k] === 0 ? 0 : tau ** m[k]!
        ofTau[k] = n[k]! * Math.exp(t[k]! * lnTau - toM)
        T[k] = t[k]! - m[k]! * toM
        T2[k] = T[k]! * (T[k]! - 1) - m[k]! * m[k]! * toM
      }
    },
    add(sums, delta) {
      for (let k = 0; k < powers.length; k++) powers[k] = Math.pow(delta, ds.of[k]!)
      for (let k = 0; k < toL.length; k++) {
        toL[k] = ls.of[k] === 0 ? 0 : Math.pow(delta, ls.of[k]!)
        exponentials[k] = Math.exp(-toL[k]!)
      }
      let a = 0
      let ad = 0
      let add = 0
      let at = 0
      let att = 0
      let adt = 0
      for (let k = 0; k < n.length; k++) {
        const place = ls.at[k]!
        const lx = l[k]! * toL[place]!
        const base = ofTau[k]! * powers[ds.at[k]!]! * exponentials[place]!
        const D = d[k]! - lx
        const tau = T[k]!
        a += base
        ad += base * D
        add += base * (D * (D - 1) - l[k]! * lx)
        at += base * tau
        att += base * T2[k]!
        adt += base * D * tau
      }
      sums[0]! += a
      sums[1]! += ad
      sums[2]! += add
      sums[3]! += at
      sums[4]! += att
      sums[5]! += adt
    },
  }
}

/** n δ^d τ^t exp(-η(δ-ε)² - β(τ-γ)²) */
export function gaussTerms(rows: number[][]): Terms {
  let tau = 1
  let lnTau = 0
  return {
    setTau(value) {
      tau = value
      lnTau = Math.log(value)
    },
    add(sums, delta) {
      const lnDelta = Math.log(delta)
      for (let k = 0; k < rows.length; k++) {
        const [n, d, t, eta, epsilon, beta, gamma] = rows[k] as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ]
        const x = delta - epsilon
        const y = tau - gamma
        const base = n * Math.exp(d * lnDelta + t * lnTau - eta * x * x - beta * y * y)
        addTerm(
          sums,
          base,
          d - 2 * eta * delta * x,
          -2 * eta * delta * (delta + x),
          t - 2 * beta * tau * y,
          -2 * beta * tau * (tau + y),
        )
      }
    },
  }
}

/** n δ^d τ^t exp(η(δ-ε)² + 1/(β(τ-γ)² + b)): the terms of the equation for ammonia. */
export function gaoTerms(rows: number[][]): Terms {
  let tau = 1
  return {
    setTau(value) {
      tau = value
    },
    add(sums, delta) {
      for (const row of rows) {
        const [n, d, t, eta, epsilon, beta, gamma, b] = row as [
          number, number, number, number, number, number, number, number,
        ] // prettier-ignore
        const x = delta - epsilon
        const y = tau - gamma
        const q = beta * y * y + b
        const base = n * delta ** d * tau ** t * Math.exp(eta * x * x + 1 / q)
        addTerm(
          sums,
          base,
          d + 2 * eta * delta * x,
          2 * eta * delta * (delta + x),
          t - (2 * beta * tau * y) / (q * q),
          -2 * beta * tau * ((tau + y) / (q * q) - (4 * beta * tau * y * y) / (q * q * q)),
        )
      }
    },
  }
}

/** Terms that hold near the critical point: IAPWS R6-95, table 5. */
export function nonAnalyticTerms(rows: number[][]): Terms {
  let tau = 1
  return {
    setTau(value) {
      tau = value
    },
    add(sums, delta) {
      for (const row of rows) addNonAnalytic(sums, row, delta, tau)
    },
  }
}

function addNonAnalytic(sums: Sums, row: number[], delta: number, tau: number): void {
  const [n, a, b, beta, A, B, C, D] = row as [number, number, number, number, number, number, number, number]
  // At the critical density itself the derivatives are limits, which its neighbourhood has.
  const x = delta === 1 ? 1e-10 : delta - 1
  const y = tau - 1
  const xx = x * x
  // Powers that differ by whole exponents are quotients: to raise takes most of the time.
  const toE = xx ** (1 / (2 * beta))
  const e1 = toE / xx
  const toA = xx ** a
  const a1 = toA / xx
  const theta = -y + A * toE
  const Delta = theta * theta + B * toA
  if (Delta === 0) return
  const psi = Math.exp(-C * xx - D * y * y)
  const inner = A * theta * (2 / beta) * e1 + 2 * B * a * a1
  const Dd = x * inner
  const Ddd =
    inner +
    xx *
      (4 * B * a * (a - 1) * (a1 / xx) +
        2 * (A / beta) ** 2 * e1 * e1 +
        A * theta * (4 / beta) * (1 / (2 * beta) - 1) * (e1 / xx))
  const f = Delta ** b
  const f1 = (b * f) / Delta
  const f2 = ((b - 1) * f1) / Delta
  const fd = f1 * Dd
  const fdd = f1 * Ddd + f2 * Dd * Dd
  const ft = -2 * theta * f1
  const ftt = 2 * f1 + 4 * theta * theta * f2
  const fdt = -A * (2 / beta) * f1 * x * e1 - 2 * theta * f2 * Dd
  const pd = -2 * C * x * psi
  const pdd = (2 * C * xx - 1) * 2 * C * psi
  const pt = -2 * D * y * psi
  const ptt = (2 * D * y * y - 1) * 2 * D * psi
  const pdt = 4 * C * D * x * y * psi
  sums[0]! += n * f * delta * psi
  sums[1]! += delta * n * (f * (psi + delta * pd) + fd * delta * psi)
  sums[2]! +=
    delta * delta * n * (f * (2 * pd + delta * pdd) + 2 * fd * (psi + delta * pd) + fdd * delta * psi)
  sums[3]! += tau * n * delta * (ft * psi + f * pt)
  sums[4]! += tau * tau * n * delta * (ftt * psi + 2 * ft * pt + f * ptt)
  sums[5]! +=
    delta * tau * n * (f * (pt + delta * pdt) + delta * fd * pt + ft * (psi + delta * pd) + fdt * delta * psi)
}
