/** Buttons of which one chooses a value. */
import { choiceBlock } from '../choice-block.ts'

const radioBlock = choiceBlock('radio')

export default radioBlock
