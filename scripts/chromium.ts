/** The Chromium of browser tests and of the bench. */
export { chromiumArguments, chromiumExecutable, machineArguments } from '@calcwright/pdf/chromium'
