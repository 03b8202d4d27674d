/** The Chromium of browser tests and of the bench. */
export { chromiumArguments, chromiumExecutable } from '../packages/pdf/src/chromium.ts'
