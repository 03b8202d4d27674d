/** Functions of texts. */
import { PLAIN_SCALAR } from '../forms.ts'
import { requireText } from '../texts.ts'
import { argumentAt, type Rule } from './rule.ts'

/** `position_of("M12", names)`: the index of a text in a list, an error where it is not there. */
export const positionOf: Rule = call => {
  const text = call.infer(argumentAt(call, 0, 'a text and a list of texts'))
  const list = call.infer(argumentAt(call, 1, 'a list of texts'))
  requireText(text)
  requireText(list)
  return call.finish(PLAIN_SCALAR, [text.tree, list.tree])
}
