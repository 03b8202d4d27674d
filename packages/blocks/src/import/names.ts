/** Names of another program as names of this one: one rule, and one table a file. */

/** Words that are constants, operators or statements here, and nobody may define. */
const RESERVED = new Set(
  'e i pi inf infinity undef true false not and or xor mod if then else elseif for from to step through in return break continue program function while purge plot table'.split(
    ' ',
  ),
)

const SIGNS: Readonly<Record<string, string>> = {
  "'": '_p',
  '′': '_p',
  '″': '_pp',
  '‴': '_ppp',
  '⁗': '_pppp',
  '‾': '_bar',
  ø: 'ϕ',
  Ø: 'Φ',
  '∡': 'angle_',
  '°': '_deg',
  '%': '_pct',
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ⁺⁻'
const RAISED_AS = '0123456789npm'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'

export class NameTable {
  readonly #ours = new Map<string, string>()
  readonly #taken = new Set<string>()

  /**
   * @param theirs as the file spells it
   * @param role a function may share its name with a variable there, but not here
   * @returns the name here, the same one each time; no two names of the file share one
   */
  of(theirs: string, role: 'variable' | 'function' = 'variable'): string {
    const key = `${role} ${theirs}`
    const known = this.#ours.get(key)
    if (known !== undefined) return known
    const wanted = respelled(theirs)
    const base = RESERVED.has(wanted) ? `${wanted}_c` : wanted
    let name = base
    if (this.#taken.has(name)) name = role === 'function' ? `${base}_f` : `${base}_v`
    for (let count = 2; this.#taken.has(name); count++) name = `${base}_${count}`
    this.#taken.add(name)
    this.#ours.set(key, name)
    return name
  }

  /** Names that are spelled otherwise here, by theirs. */
  changed(): ReadonlyMap<string, string> {
    return new Map(
      [...this.#ours].flatMap(([key, ours]): [string, string][] => {
        const theirs = key.slice(key.indexOf(' ') + 1)
        return theirs === ours ? [] : [[theirs, ours]]
      }),
    )
  }
}

function respelled(theirs: string): string {
  const signs = Array.from(theirs, sign => {
    if (RAISED.includes(sign)) return `_${RAISED_AS[RAISED.indexOf(sign)]!}`
    if (LOWERED.includes(sign)) return String(LOWERED.indexOf(sign))
    return SIGNS[sign] ?? (/[\p{L}\p{N}_]/u.test(sign) ? sign : '_')
  })
  const name = signs.join('').replaceAll(/_{2,}/g, '_').replace(/_$/, '')
  return /^\p{L}/u.test(name) ? name : `x_${name.replace(/^_/, '')}`
}
