/** Messages on names: without a value, defined elsewhere, used as something else than they are. */
import { listed, type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

/** Added for calls that look for roots, whose other names are all to have values. */
const advice = (isSearch: boolean): string =>
  isSearch ? ' Ensure all variables in use are fully defined.' : ''

export const NAMES = {
  'argument.count.band': ({ name, variables }: Texts<'name'> & Numbers<'variables'>) =>
    `${name} takes a fit, ${variables === 1 ? 'a place' : 'a place in each variable'}, and perhaps a level such as 0.95.`,
  'argument.count.call': ({
    name,
    parameters,
    takes,
    given,
  }: Texts<'name' | 'parameters'> & Numbers<'takes' | 'given'>) =>
    `${name}(${parameters}) takes ${takes === 1 ? '1 argument' : `${takes} arguments`}, not ${given}.`,
  'argument.count.curve': ({ reader }: Texts<'reader'>) =>
    `${reader} cannot read a curve through all points: only a fit has some.`,
  'argument.count.fit': ({ name }: Texts<'name'>) =>
    `${name} reads a fit: give the name of a function that is one, as in f(x) := linear_regression(X, Y, x).`,
  'argument.count.fit-alone': ({ name }: Texts<'name'>) => `${name} takes a fit alone.`,
  'argument.count.reading': ({ reader, fit }: Texts<'reader' | 'fit'>) => `${reader} cannot read ${fit}.`,
  'argument.element.first': ({ number }: Numbers<'number'>) =>
    `There is no element ${number}: the first element has the index 1.`,
  'argument.element.number': ({ name }: Texts<'name'>) =>
    `${name} is a number, not a list: it has no elements. A product has round brackets, a unit a space before its own.`,
  'argument.named.equals': ({ input, value }: Texts<'input' | 'value'>) =>
    `Write a colon behind the name of an input, ${input}: ${value}. With = this is an equation.`,
  'argument.named.likely': ({ name, input, likely }: Texts<'name' | 'input' | 'likely'>) =>
    `${name} has no argument ${input}. Did you mean ${likely}?`,
  'argument.named.missing': ({ name, input }: Texts<'name' | 'input'>) =>
    `${name} needs a value for ${input}: ${name}(${input}: …).`,
  'argument.named.none': ({ name }: Texts<'name'>) =>
    `${name} takes its arguments without names, in their order.`,
  'argument.named.order': ({ name }: Texts<'name'>) =>
    `Arguments without a name stand before those with one: move this one before ${name}.`,
  'argument.named.space': ({ input, value }: Texts<'input' | 'value'>) =>
    `Write a space behind the colon, ${input}: ${value}. Without it this is a property of ${input}.`,
  'argument.named.twice': ({ name, input }: Texts<'name' | 'input'>) => `${input} of ${name} is given twice.`,
  'argument.named.unknown': ({ name, input, parameters }: Texts<'name' | 'input' | 'parameters'>) =>
    `${name} has no argument ${input}, it has ${parameters}.`,
  'argument.result': ({ name, property, results }: Texts<'name' | 'property' | 'results'>) =>
    `${name} has no result ${property}, it has ${results}.`,
  'argument.result.likely': ({ name, property, likely }: Texts<'name' | 'property' | 'likely'>) =>
    `${name} has no result ${property}. Did you mean ${likely}?`,
  'argument.result.none': ({ name, property }: Texts<'name' | 'property'>) =>
    `${name} has one result alone: leave out .${property}. Worksheets that are included as functions have several.`,
  'name.branch': 'Statement is not within an If statement.  Block has been ignored.',
  'name.calls-function': ({ caller, name }: Texts<'caller' | 'name'>) =>
    `${caller} calls ${name} as a function: give the name of one here.`,
  'name.captured': ({ names }: Texts<'names'>) =>
    `A function that uses ${names} from outside cannot be handed on.`,
  'name.conversion': ({ unit }: Texts<'unit'>) =>
    `For the result in ${unit}, end the formula with = [${unit}] instead.`,
  'name.disabled': ({ name }: Texts<'name'>) =>
    `${name} is not defined: the line that defines it is disabled.`,
  'name.decides': ({ name }: Texts<'name'>) =>
    `${name} has no value, and whether an equation holds decides here: give it one. solve takes equations and inequalities that are joined by and.`,
  'name.early': ({ name }: Texts<'name'>) => `${name} is used before it has a value.`,
  'name.function': ({ name, parameters }: Texts<'name' | 'parameters'>) =>
    `${name} is a function: use ${name}(${parameters}), not ${name}.`,
  'name.function.open': ({ name, call }: Texts<'name' | 'call'>) =>
    `${name} has no value here, and the function of this name is called as ${call}.`,
  'name.hidden.e': "e is the value that is defined above here; a power of Euler's number is exp(…).",
  'name.hidden.i': 'i is the value that is defined above here; the imaginary unit is sqrt(-1).',
  'name.hides': ({ name }: Texts<'name'>) =>
    `${name} is a variable here, which hides the built-in function: this is a product.`,
  'name.hides.function': ({ name }: Texts<'name'>) =>
    `${name} is a built-in function: from this line on the name means the definition here.`,
  'name.indexed': ({ name, list, counter }: Texts<'name' | 'list' | 'counter'>) =>
    `${name} is one name without a value; for the items of ${list} write ${list}[${counter}].`,
  'name.imaginary':
    'j is not defined above, and the imaginary unit is i here. A setting of the worksheet makes it j.',
  'name.golden-ratio':
    'phi has no value here, and is taken for the golden ratio, 1.618…: define it for an angle or a flux.',
  'name.later': ({ name }: Texts<'name'>) =>
    `${name} is defined further down: move its definition above this line.`,
  'name.likely': ({ name, likely }: Texts<'name' | 'likely'>) =>
    `${name} is not defined above. Did you mean ${likely}?`,
  'name.unit-below': ({ name, number }: Texts<'name' | 'number'>) =>
    `${name} is a name without a value here: for the unit write ${number} 1/${name}.`,
  'name.missing': ({ names }: { readonly names: readonly string[] }) =>
    `${listed(names)} ${names.length > 1 ? 'are' : 'is'} not defined above.`,
  'name.numbers': ({ name, call, isSearch }: Texts<'name' | 'call'> & { readonly isSearch: boolean }) =>
    `${name} has no value: ${call} works with numbers.${advice(isSearch)}`,
  'name.numbers.through': ({
    name,
    through,
    call,
    isSearch,
  }: Texts<'name' | 'through' | 'call'> & { readonly isSearch: boolean }) =>
    `${through} reads ${name}, which has no value: ${call} works with numbers.${advice(isSearch)}`,
  'name.object': ({ name }: Texts<'name'>) =>
    `${name} is no mixture: only properties of mixtures can be set, as gas:T := 500 [K].`,
  'name.origin':
    'ORIGIN is a name like any other here: the worksheet settings say whether lists begin with 1 or with 0.',
  'name.own': ({ name }: Texts<'name'>) =>
    `${name} is defined by itself here: give it a value above this line first.`,
  'name.own.call': ({ name }: Texts<'name'>) =>
    `${name} is defined by itself here: a formula cannot call itself.`,
  'name.own.unknown': ({ name, call }: Texts<'name' | 'call'>) =>
    `${name} is the function that is defined here: give the unknown of ${call} another name.`,
  'name.primes': ({ name }: Texts<'name'>) =>
    `${name} is a variable, and primes mark the derivative of a function. For a transpose write transpose(${name}).`,
  'name.property': 'This is not an object: only materials and mixtures have properties.',
  'name.start-value': ({ variable }: Texts<'variable'>) =>
    `The root of a formula needs a start value: root(f, ${variable}, 1).`,
  'name.takes-values': ({ name }: Texts<'name'>) => `${name} takes values, not functions.`,
  'name.transpose': 'T has no value here: the transpose of a matrix A is transpose(A).',
  'name.two': ({ name }: Texts<'name'>) =>
    `${name} is a function further up and a value here, so that this may be a call or a product: give one of them another name, or write ${name}*(…) for the product.`,
  'name.uncertain':
    'An uncertain number has a line of its own: give it a name above, as in a := 5.0 ± 0.1, and use the name here.',
  'name.unit': ({ name, number }: Texts<'name' | 'number'>) =>
    `${name} has no value here: write ${number} [${name}] for the unit.`,
  'name.unit.alone': ({ name, target }: Texts<'name' | 'target'>) =>
    `${name} is a unit: write ${target} := 1 [${name}] for one of it. To show a result in it, ${target} needs a value above.`,
  'name.unit.index': ({ name, target }: Texts<'name' | 'target'>) =>
    `${name} has no value here: write ${target} [${name}], with a space, for the unit.`,
  'name.unit.list': ({ name }: Texts<'name'>) =>
    `${name} has no value here, and [${name}] is a list: write 1 [${name}] for the unit.`,
  'name.unknown-function': ({ name }: Texts<'name'>) =>
    `${name} is not a known function. Define it as ${name}(x) := …, or write * for a product.`,
  'name.unknown-function.absent': ({ name, instead }: Texts<'name' | 'instead'>) =>
    `${name} is not available: ${instead}.`,
  'name.unknown-function.likely': ({ name, likely }: Texts<'name' | 'likely'>) =>
    `${name} is not a known function. Did you mean ${likely}?`,
  'name.variable': ({ name }: Texts<'name'>) => `${name} is a variable, not a function.`,
  'name.variable-needed': ({ name, variables }: Texts<'name' | 'variables'>) =>
    `${name} needs its variable here, which may be ${variables}.`,
  'reading.index': ({ list, index }: Texts<'list' | 'index'>) =>
    `${list}(${index}) is read as ${list}*${index}: write ${list}[${index}] for an item.`,
  'reading.place': ({ name, place }: Texts<'name' | 'place'>) =>
    `${name}(${place}) is read as ${name}*${place}, as ${name} is a formula: define ${name}(x) := … for its value at a place.`,
} as const satisfies MessageTable

export const message = messagesOf(NAMES)
