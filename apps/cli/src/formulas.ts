/**
 * The format of worked examples: a worksheet in plain notation whose expected results stand in text
 * lines below the formulas, so that `calcwright eval` runs the file as it is.
 *
 *     F/A = [MPa]
 *     #= 2.5 MPa           value (JSON) and unit
 *     #~ 1e-6              relative tolerance, if another than 1e-12
 *     #exact sqrt(2)       exact text
 *     #display 2.5 MPa     text as shown
 *     #? ambiguous         part of a notice
 *     #! 8: cannot add     error: place (optional) and part of the message
 *
 * A formula without expectation only has to give no error.
 */

export interface Example {
  readonly line: number
  readonly source: string
  result: { readonly value: unknown; readonly unit: string } | null
  tolerance: number
  exact: string | null
  display: string | null
  notice: string | null
  error: { readonly position: number | null; readonly message: string } | null
}

const TOLERANCE = 1e-12

/** Files of many slow lines of a kind: together they take half of the time of all. */
export const LONG =
  /^(checked-integrals|airy-and-bessel-equations|differential-systems|many-terms|transforms-in-decimals|overflow|arguments|sums-with-jumps|oscillating-integrals|tails-and-ranges|special-functions|sums-as-formulas|zeros-and-endless-sums|initial-value-problems)\./

/** @returns the formulas of a file with what is expected of them */
export function readExamples(text: string): Example[] {
  const examples: Example[] = []
  text.split('\n').forEach((source, index) => {
    if (source.trim() === '') return
    const last = examples.at(-1)
    const [, mark, rest = ''] = /^#(=|~|!|\?|exact|display)\s+(.*)$/.exec(source) ?? []
    if (mark !== undefined && last) expectation(last, mark, rest)
    else if (!source.startsWith('#')) examples.push(blank(index + 1, source))
  })
  return examples
}

function blank(line: number, source: string): Example {
  const nothing = { result: null, exact: null, display: null, notice: null, error: null }
  return { line, source, tolerance: TOLERANCE, ...nothing }
}

function expectation(example: Example, mark: string, rest: string): void {
  switch (mark) {
    case '=':
      example.result = readResult(rest)
      break
    case '~':
      example.tolerance = Number(rest)
      break
    case 'exact':
      example.exact = rest
      break
    case 'display':
      example.display = rest
      break
    case '?':
      example.notice = rest
      break
    case '!': {
      const [, position, message = rest] = /^(\d+): (.*)$/.exec(rest) ?? []
      example.error = { position: position === undefined ? null : Number(position), message }
    }
  }
}

/** A JSON value, then the unit. */
function readResult(text: string): Example['result'] {
  const [, value = '', unit = ''] = /^(\{.*\}|\[[-\d.,e\s[\]{}":reim]*\]|\S+)\s*(.*)$/.exec(text) ?? []
  return { value: JSON.parse(value) as unknown, unit }
}
