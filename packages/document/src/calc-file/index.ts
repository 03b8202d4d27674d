/** Reading .calc files, and the resources in them. */
export { packFiles, readFile, unpackFiles } from './files.ts'
export { blocksFromCalcFile, checkCalcFile, fromCalcFile, parseCalcFile } from './read.ts'
