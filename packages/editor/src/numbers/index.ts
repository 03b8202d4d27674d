/** Numbers of a worksheet, for parts that are fetched later. */
export { headingNumbersIn, headingPlace, numberingOf, wordsOfReference } from './numbering.ts'
export { useNumber, useSheetNumbers } from './use-numbers.ts'
