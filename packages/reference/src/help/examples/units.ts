/** Units. What an example is: see index.ts. */
export const units = `
absT | absT(25 [degC]) | 298.15 K
convert | convert(1 [in], mm) | 25.4 mm
mksa | mksa(1 [N]) | 1 N
mksa_remove | mksa_remove(2 [km]) | 2000
relT | relT(25 [degC]) | 25 K
ufactor | ufactor(1 [J], W) | 1 W*s
unit_remove | unit_remove(2000 [m]) | 2000
usimplify | usimplify(2 [W*s]) | 2 J
`
