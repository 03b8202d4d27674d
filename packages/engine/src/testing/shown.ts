/** Shared by the tests of this package: values as one line of text. */
import type { EngineResult, EngineValue } from '../protocol.ts'

/** A value as compact text: `+(x,1)`, `vector[1,2/3]`, `f0.5`, `(0,1)` for a complex number. */
export function show(value: EngineValue): string {
  switch (value.t) {
    case 'int':
    case 'name':
    case 'real':
      return value.v
    case 'float':
      return `f${value.v}`
    case 'rat':
      return `${value.n}/${value.d}`
    case 'complex':
      return `(${show(value.re)},${show(value.im)})`
    case 'call':
      return `${value.f}(${value.args.map(show).join(',')})`
    case 'list':
      return `${value.kind}[${value.items.map(show).join(',')}]`
    case 'array':
      return `array${value.shape.join('x')}`
    case 'string':
      return JSON.stringify(value.v)
    case 'function':
      return `(${value.params.join(',')})->${show(value.body)}`
    case 'text':
      return `<${value.v}>`
  }
}

/** A result as compact text: the value, or the kind of the error. */
export function shown(result: EngineResult | undefined): string {
  if (!result) return 'no result'
  return result.ok ? show(result.value) : `${result.error.kind}!`
}
