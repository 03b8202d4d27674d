/**
 * Asks for the worksheet of a frame while the scripts that show it are still on their way. It runs before them, as
 * /embed-early.js, and so is a file of its own with next to nothing in it.
 */
import { embedData, embeddedItemAt } from '@calcwright/contract'
import { anonymous } from './anonymous.ts'
import { askEarly } from '../shell/early-answer.ts'

const shown = embeddedItemAt(location.pathname)
if (shown?.type === 'Worksheet') askEarly(anonymous, embedData.worksheet(shown.hash), {})
