/** Integrals of smooth functions by Gauss and Legendre's rule with 16 points in each of equal parts. */

/** Nodes in 0..1 and their weights for -1..1, the rule being even: NIST Digital Library, section 3.5(v). */
const RULE: readonly (readonly [number, number])[] = legendreRule(16)

function legendreRule(count: number): (readonly [number, number])[] {
  return Array.from({ length: count / 2 }, (_, index) => {
    let x = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5))
    let slope = 1
    for (let step = 0; step < 20; step += 1) {
      let [p, before] = [1, 0]
      for (let degree = 1; degree <= count; degree += 1)
        [p, before] = [((2 * degree - 1) * x * p - (degree - 1) * before) / degree, p]
      slope = (count * (x * p - before)) / (x * x - 1)
      x -= p / slope
    }
    return [x, 2 / ((1 - x * x) * slope * slope)] as const
  })
}

export function integral(of: (t: number) => number, from: number, to: number, parts: number): number {
  const half = (to - from) / parts / 2
  let sum = 0
  for (let part = 0; part < parts; part += 1) {
    const middle = from + (2 * part + 1) * half
    for (const [node, weight] of RULE) sum += weight * (of(middle + node * half) + of(middle - node * half))
  }
  return sum * half
}
