/** Reads JSON from anybody. Texts that would take long are refused before parsing. */
import { parse } from 'secure-json-parse'
import { Refused } from '../../failure.ts'
import { checkShape } from '../../json-shape.ts'

/** Far more than any call needs. */
const DEPTH_LIMIT = 64
const VALUES_LIMIT = 20_000

/** Numbers as several languages write them that JSON does not have. */
const ENDLESS = /[[:,]\s*-?(?:NaN|Infinity)\b/

/**
 * Throws Refused with a sentence for invalid JSON and for more than any call needs.
 *
 * @param values most members of lists and objects
 */
export function readJson(bytes: Buffer, values = VALUES_LIMIT): unknown {
  checkShape(bytes, { depth: DEPTH_LIMIT, values })
  const text = bytes.toString()
  try {
    return parse(text, null, { protoAction: 'error', constructorAction: 'error' })
  } catch (cause) {
    const why = ENDLESS.test(text) ? ', which has no NaN and no Infinity' : ''
    throw new Refused('invalid', `The request is not JSON${why}.`, undefined, cause)
  }
}
