/** The procedures of all questions, in the engine's language. */
import { procedureFiles } from '#procedure-files'
import { definitionsIn } from './definitions.ts'

/** All procedures, each once. */
export const PROCEDURES = Object.values(procedureFiles).flatMap(definitionsIn)
