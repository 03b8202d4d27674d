/** The Chromium of browser tests and of the bench. */
export { chromiumArguments, chromiumExecutable } from '@calcwright/pdf/chromium'
