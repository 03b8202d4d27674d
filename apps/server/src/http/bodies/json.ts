/** Reads JSON from anybody. Texts that would take long are refused before parsing. */
import { parse } from 'secure-json-parse'
import { Refused } from '../../failure.ts'
import { checkShape } from '../../json-shape.ts'

/** Far more than any call needs. */
const DEPTH_LIMIT = 64
const VALUES_LIMIT = 20_000

/** Throws Refused with a sentence for invalid JSON and for more than any call needs. */
export function readJson(bytes: Buffer): unknown {
  checkShape(bytes, { depth: DEPTH_LIMIT, values: VALUES_LIMIT })
  try {
    return parse(bytes.toString(), null, { protoAction: 'error', constructorAction: 'error' })
  } catch (cause) {
    throw new Refused('invalid', 'The request is not JSON.', undefined, cause)
  }
}
