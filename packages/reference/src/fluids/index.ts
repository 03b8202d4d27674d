/** Names of fluids and species, for pickers and lists: loads the data behind them. */
export { limitsOf, propertiesOf } from './listed.ts'
export type { FluidLimits, ListedProperty } from './listed.ts'
export { FLUIDS } from './make-fluid.ts'
export { refusal, SpeciesFile } from './species-file.ts'
export { findSpecies } from './species-names.ts'
export type { FoundSpecies } from './species-names.ts'
