/**
 * Melting lines, gathered with CoolProp (MIT) from IAPWS R14-08, the papers of the equations of state, Younglove (1982),
 * Barreiros (1982), Reeves (1964), Datchi (2000), Sun (1988) and Abramson (2011). A fluid: its name, the kind of its
 * terms, T and p of reference, and terms a,c: p = p0 + a ((T/T0)^c - 1), or a (T/T0 - 1)^c where they are differences.
 */
export const MELTING = `
IAPWS-95 power 273.31 623400000 670005384,4.6
Air power 59.75 5264.181069 186844210.8,1.78963
Nitrogen power 63.151 12523 160276993,1.78963
Oxygen power 1 -266999247.7 227606.348,1.769
CO2 difference 216.592 517950 1012871425,1 1064625144,2
CO power 1 -142921439.2 19560.8,2.10747
Methane power 90.6941 11700 208000000,1.698
Ethane power 90.368 1.14 254933999.1,1 119999106.4,2.55
Propane power 85.525 0.0001720706553 718000000,1.283
Butane power 134.895 0.653 364738528.4,2.206
Isobutane power 113.73 0.0219 42784653.17,6.12
Pentane power 143.47 0.07632208288 660000000,1.649
Hydrogen power 1 -236200 231000,1.7627
Helium power 1 -1606700 1606700,1.565
Argon power 83.8058 68891 -515047475.5,1.05 686089692,1.275
Ethanol power 158.37 0.0007350470775 436900000,2.6432
`
