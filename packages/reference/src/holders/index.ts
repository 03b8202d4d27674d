/** Values with properties: their interfaces, and the words that make them. */
export { PropertyFault, propertyNamed } from './holder.ts'
export type {
  Doubt, GivenQuantity, MakeHolder, MakerInput, NativeFunction, NumericProperty, Property, PropertyCall, PropertyHolder, Setting,
} from './holder.ts' // prettier-ignore
export { isArgument, isMaker, libraryOf, loadedMaker, loadMaker, SPECIES_LIBRARY } from './makers.ts'
