/** Checks for programs: what the service and the command line say of them. */
export { type CheckFieldsForPrograms, checkFields } from './check-fields.ts'
export { checksInArchive, checksToInclude } from './checks-to-include.ts'
export { nameWithPlace } from './sheet-check.ts'
export {
  CHECK,
  checkOf,
  checksOf,
  countsOf,
  countsText,
  inOrderOfUse,
  type SheetCheck,
  verdictText,
  worstCheck,
  worstText,
} from './sheet-checks.ts'
