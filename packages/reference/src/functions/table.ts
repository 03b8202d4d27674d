import { type FunctionTrait, traitsOf } from './traits.ts'

/**
 * How a group of functions is written down: one line a function, five columns divided by ` | `.
 *
 * 1. Names: the function's name, then its aliases, divided by commas.
 * 2. Call forms divided by ` ; `, as the help shows them.
 * 3. Dimension rule:
 *    - `plain`: any number of arguments, all of them plain numbers or lists of them; so is the result.
 *    - `same`: the result is like the first argument; the others are not looked at.
 *    - `@word`: a rule of its own, written in packages/math/src/dimensions/rules.
 *    - otherwise signatures divided by ` ; `, one for each number of arguments: `a, b -> a*b`.
 *      Arguments and results: `1` a plain number, `angle`, `_` anything, and products of the letters
 *      a, b, c with powers (`a^2`, `b/a`, `a^1/2`), each letter standing for one dimension in the
 *      whole signature. `[a]` is a list or matrix whose elements have the dimension a; as a result,
 *      `[a]` is a list, `[[a]]` a matrix, `{a}` either, `(a, b)` a list of just these, and `~a` a
 *      number for a list and a list for a matrix (one for each column). `Δa` as a result is `a` with
 *      temperatures as differences. `?` after an argument makes
 *      it optional, `...` allows any number of it. Without list signs a function works element by
 *      element on lists.
 * 4. Engine: empty when the engine has the function under its own name; another engine word; or a
 *    formula in plain notation with `$1`, `$2` for the arguments and `$0` for the number of the first element (the last one serves all longer
 *    calls), divided by ` ; ` in the order of the number of arguments. Where a function inside reads
 *    `$1`, its own parameters are called `arg_p` and the like, so that no argument is taken for them.
 * 5. Summary, one sentence.
 */
export interface FunctionEntry {
  readonly name: string
  readonly aliases: readonly string[]
  readonly group: string
  readonly forms: readonly string[]
  readonly rule: string
  /** Word that the engine knows the function by. */
  readonly engine: string
  /** Further properties, see traits.ts. */
  readonly traits: ReadonlySet<FunctionTrait>
  /** Formulas that stand for a call, by number of arguments (see `templateFor`); empty for none. */
  readonly templates: readonly string[]
  readonly summary: string
}

/** Reads the lines of one group. */
export function readGroup(group: string, text: string): FunctionEntry[] {
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => readLine(group, line))
}

function readLine(group: string, line: string): FunctionEntry {
  const columns = line.split('|').map(column => column.trim())
  const [names, forms, rule, engine, summary] = columns
  if (columns.length !== 5 || !names || !forms || !rule || engine === undefined || !summary) {
    throw new Error(`The function table has a line without its five columns: ${line}`)
  }
  const [name, ...aliases] = names.split(',').map(word => word.trim())
  const templates = engine.includes('$') ? engine.split(' ; ') : []
  return {
    name: name!,
    aliases,
    group,
    forms: forms.split(' ; '),
    rule,
    engine: templates.length === 0 && engine !== '' ? engine : name!,
    traits: traitsOf(name!),
    templates,
    summary,
  }
}

/** The formula that stands for a call with this many arguments, or undefined where there is none. */
export function templateFor(entry: FunctionEntry, count: number): string | undefined {
  const { templates } = entry
  if (templates.length < 2) return templates[0]
  return templates[Math.min(Math.max(count, 1), templates.length) - 1]
}

/** How many arguments the forms of a call have; Infinity for any number. */
export function argumentCounts({ forms }: FunctionEntry): number[] {
  return forms.map(form => (form.includes('...') ? Infinity : parametersOf(form).length))
}

/** Parameters that have a value of their own where a call ends before them, as forms write them. */
const HAS_DEFAULT = /^(?:var|\[?vars\]?|h|size|order|.*=.*)$/

/** How many arguments a call of this function has at least: what is behind them has a default. */
export function leastArguments({ forms }: FunctionEntry): number {
  return Math.min(
    ...forms.map(form => {
      if (form.includes('...') || !form.includes('(')) return form.includes('(') ? 1 : 0
      const needed = parametersOf(form).findLastIndex((name, index) => index === 0 || !HAS_DEFAULT.test(name))
      return needed + 1
    }),
  )
}

/** The parameters of a form, `[x, y]` being one. */
function parametersOf(form: string): string[] {
  const parameters = ['']
  let depth = 0
  for (const sign of form.slice(form.indexOf('(') + 1, form.lastIndexOf(')'))) {
    if ('(['.includes(sign)) depth += 1
    else if (')]'.includes(sign)) depth -= 1
    if (sign === ',' && depth === 0) parameters.push('')
    else parameters[parameters.length - 1] += sign
  }
  const names = parameters.map(name => name.trim())
  return names.join('') === '' ? [] : names
}
