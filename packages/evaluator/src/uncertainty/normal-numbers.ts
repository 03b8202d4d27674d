/** Responsibilities: numbers drawn from the standard normal distribution, the same for the same seed. */

/**
 * Source: the generator sfc32 of C. Doty-Humphrey (PractRand), and G. E. P. Box, M. E. Muller, A note on the
 * generation of random normal deviates, Ann. Math. Stat. 29 (1958) 610.
 */
export function normalNumbers(seed: string): () => number {
  const uniform = uniformNumbers(seed)
  let spare: number | null = null
  return () => {
    if (spare !== null) {
      const number = spare
      spare = null
      return number
    }
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()))
    const angle = 2 * Math.PI * uniform()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
}

/** From 0, below 1. */
function uniformNumbers(seed: string): () => number {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]
  for (const character of seed) a = Math.imul(a ^ character.codePointAt(0)!, 0x01000193)
  const next = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let round = 0; round < 16; round += 1) next()
  return next
}
