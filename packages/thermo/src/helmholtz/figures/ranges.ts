/**
 * Ranges for which equations are published, where they are narrower than the data of their fluid. Those of papers stand
 * in their titles, but for those of ammonia, hydrogen, methane, ethane and the viscosity of propane, which have theirs in
 * the abstract, for oxygen (Stewart, Jacobsen, Wagner: J. Phys. Chem. Ref. Data 20, 1991), and for water: IAPWS R6-95,
 * R12-08 and R15-11. A line: the equation, its fluid, perhaps "from" a lowest temperature in K, then steps
 * of a highest pressure in MPa and the highest temperature in K up to it.
 */
export const RANGES = `
state IAPWS-95 1000,1273
state Nitrogen 2200,1000
state CO2 800,1100
state Argon 1000,700
state Oxygen 80,300
viscosity Water 300,1173.15 350,873.15 500,433.15 1000,373.15
viscosity IAPWS-95 300,1173.15 350,873.15 500,433.15 1000,373.15
viscosity Ammonia 0.101325,680 50,600
viscosity Hydrogen 200,1000
viscosity Toluene 500,675
viscosity Benzene 300,675
viscosity SF6 50,1000
conductivity Water 100,1173.15 250,874 687,573 785,403 1000,348
conductivity IAPWS-95 100,1173.15 250,874 687,573 785,403 1000,348
viscosity Ethane 70,625
viscosity Propane 100,600
conductivity Methane 100,600
conductivity Ethane 70,625
conductivity CO2 200,1100
conductivity Hydrogen 100,1000
conductivity Ethanol 245,600
conductivity Propane 70,600
conductivity R125 from 190 70,512
`
