/**
 * Asks for the worksheet of a frame while the scripts that show it are still on their way. It runs before them, as
 * /embed-early.js, and so is a file of its own with next to nothing in it.
 */
import { askForEmbedded } from './ask-for-embedded.ts'

// A drawn sheet that rests asks when it is operated.
if (!document.querySelector('[data-resting]')) askForEmbedded()
