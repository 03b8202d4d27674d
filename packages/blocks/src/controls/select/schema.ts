/** A list that opens to choose one of several values. */
import { choiceBlock } from '../choice-block.ts'

const selectBlock = choiceBlock('select')

export default selectBlock
