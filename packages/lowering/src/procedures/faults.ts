/** Finds what is wrong with procedures, for the tests that hold all of them. */
import type { Engine } from '@calcwright/engine'
import type { Procedure } from './definitions.ts'

const STRING = /"[^"]*"|'[^'\w]+'/g

/** Words of the engine's grammar, which are no functions. */
const SYNTAX: ReadonlySet<string> = new Set(
  'if else while for from to do od in begin end local return break continue throw try catch and or not xor mod'.split(
    ' ',
  ),
)

/** A name that ends so is a parameter or a local variable. */
const OWN = /_$/

/**
 * @param procedures that may call each other
 * @param formal names of functions without a value, which stand for something on the way
 * @returns a sentence for each name that is not defined or declared, for calls with too few or too many arguments,
 *   and for procedures that have a name twice
 */
export async function faultsIn(
  procedures: readonly Procedure[],
  engine: Engine,
  formal: readonly string[] = [],
): Promise<string[]> {
  const known = new Map(procedures.map(procedure => [procedure.name, procedure]))
  const twice = procedures.filter(procedure => known.get(procedure.name) !== procedure)
  const foreign = new Set(
    procedures
      .flatMap(({ text }) => calledIn(bodyOf(text)))
      .filter(name => !known.has(name) && !OWN.test(name) && !formal.includes(name)),
  )
  const missing = await unknownTo(engine, [...foreign])
  return [
    ...twice.map(({ name }) => `${name} is defined twice`),
    ...procedures.flatMap(procedure => [
      ...undeclared(procedure),
      ...calledIn(bodyOf(procedure.text)).flatMap(name =>
        missing.has(name) ? [`${procedure.name} calls ${name}, which nothing defines`] : [],
      ),
      ...miscounted(procedure, known),
    ]),
    ...(await unreadable(procedures, engine)),
  ]
}

const bodyOf = (text: string): string => text.slice(text.indexOf('):=') + 3).replaceAll(STRING, '""')

/** Names before a bracket. */
function calledIn(body: string): string[] {
  const names = [...body.matchAll(/(?<![\w'])([a-zA-Z]\w*)\(/g)].map(([, name]) => name!)
  return [...new Set(names)].filter(name => !SYNTAX.has(name))
}

/** Names of variables that are neither parameters nor local, nor of a function `x_->`, a `seq` or a `catch` inside. */
function undeclared({ name, parameters, text }: Procedure): string[] {
  const body = bodyOf(text)
  const lists = [
    ...[...body.matchAll(/\blocal ([^;]*);/g)].map(([, names]) => names!),
    ...[...body.matchAll(/\(([\w,]+)\)->/g)].map(([, names]) => names!),
    ...[...body.matchAll(/(\w+)->/g)].map(([, one]) => one!),
    ...[...body.matchAll(/\bcatch *\((\w+)\)/g)].map(([, one]) => one!),
    ...[...body.matchAll(/\bseq\(/g)].map(({ index }) => argumentsFrom(body, index + 4)[1] ?? ''),
  ]
  const declared = new Set([
    ...parameters,
    ...lists.flatMap(names => names.split(',').map(part => part.trim())),
  ])
  const used = new Set([...body.matchAll(/(?<![\w.])[a-zA-Z]\w*_(?!\w)/g)].map(([word]) => word))
  return [...used].filter(word => !declared.has(word)).map(word => `${name} does not declare ${word}`)
}

/** Calls of other procedures with another number of arguments than they have parameters. */
function miscounted({ name, text }: Procedure, known: ReadonlyMap<string, Procedure>): string[] {
  const body = bodyOf(text)
  return [...body.matchAll(/(?<![\w'])([a-zA-Z]\w*)\(/g)].flatMap(match => {
    const called = known.get(match[1]!)
    const given = called && argumentsFrom(body, match.index + match[0].length)
    if (!called || given!.some(argument => argument.startsWith('op('))) return []
    const count = given!.length
    return count === called.parameters.length
      ? []
      : [`${name} calls ${called.name} with ${count} arguments, not ${called.parameters.length}`]
  })
}

/** The arguments of a call whose bracket opens before a place. */
function argumentsFrom(body: string, start: number): string[] {
  const found = ['']
  let depth = 0
  for (const letter of body.slice(start)) {
    if (depth === 0 && letter === ')') break
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
    if (depth === 0 && letter === ',') found.push('')
    else found[found.length - 1] += letter
  }
  return found.join('') === '' ? [] : found
}

/** @returns those of the names that are no functions of the engine */
async function unknownTo(engine: Engine, names: readonly string[]): Promise<Set<string>> {
  const missing = new Set(names)
  await engine.run(
    names.map(name => ({ text: `type(${name})==DOM_IDENT` })),
    (index, answer) => {
      if (answer.ok && answer.text === 'false') missing.delete(names[index]!)
    },
  )
  return missing
}

/** Definitions that the engine does not take for a function of these parameters. */
async function unreadable(procedures: readonly Procedure[], engine: Engine): Promise<string[]> {
  const found: string[] = []
  await engine.run(
    procedures.map(({ text }) => ({ text })),
    (index, answer) => {
      const { name } = procedures[index]!
      if (!answer.ok) found.push(`${name} cannot be read: ${answer.error.message}`)
      else if (answer.kind !== 'function')
        found.push(`${name} is not read as a function, but as ${answer.kind}`)
    },
  )
  return found
}
