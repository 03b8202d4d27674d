export { AIR_LIMITS, humidAir, standardPressure } from './humid-air.ts'
export type { HumidAir, HumidAirGiven, HumidAirName } from './humid-air.ts'
