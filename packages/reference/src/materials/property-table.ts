/** The properties of materials: names, units and meanings. */

export interface PropertyKind {
  /** The name in formulas. */
  readonly name: string
  readonly unit: string
  readonly title: string
  readonly aliases: readonly string[]
}

/** `name | unit | meaning | other names`; values are in these units in all tables of figures. */
const TABLE = `
rho | kg/m^3 | Density | density
E | GPa | Young's modulus | elasticModulus, E_0mean, E_cm
nu | | Poisson's ratio | poissonRatio
G | GPa | Shear modulus | shearModulus, G_mean
K | GPa | Bulk modulus | bulkModulus
R_e | MPa | Yield or 0.2 % proof strength | Re, R_p, R_p02, Rp, f_y, f_yk, sigma_y, proofStrength, yieldStrength
R_m | MPa | Tensile strength | Rm, f_u, TS, sigma_u, tensileStrength
R_e40 | MPa | Yield strength above 40 mm up to 80 mm | R_p40, f_y40
R_m40 | MPa | Tensile strength above 40 mm up to 80 mm | f_u40
R_c | MPa | Compressive strength | compressiveStrength
R_flex | MPa | Flexural strength | flexuralStrength
epsilon_uk | | Characteristic strain at greatest force | eps_uk
alpha | 1e-6/K | Thermal expansion, linear | alpha_T, thermalExpansion
beta | 1e-6/K | Thermal expansion, of the volume | volumetricExpansion
k | W/(m*K) | Thermal conductivity | lambda, thermalConductivity
c_p | J/(kg*K) | Heat capacity | cp, C, heatCapacity
a | m^2/s | Thermal diffusivity, k/(rho c_p) | thermalDiffusivity
kappa | S/m | Electrical conductivity | electricalConductivity
mu | mPa*s | Dynamic viscosity | eta, viscosity
w | m/s | Speed of sound | speedOfSound
f_ck | MPa | Characteristic compressive strength | fck
f_cm | MPa | Mean compressive strength | fcm
f_ctm | MPa | Mean tensile strength | fctm
f_ctk005 | MPa | Characteristic tensile strength, 5 % | fctk005
f_mk | MPa | Bending strength | fm_k
f_t0k | MPa | Tension along the grain | ft0_k
f_t90k | MPa | Tension across the grain | ft90_k
f_c0k | MPa | Compression along the grain | fc0_k
f_c90k | MPa | Compression across the grain | fc90_k
f_vk | MPa | Shear strength | fv_k
E_90 | GPa | Mean modulus across the grain | E90
E_005 | GPa | 5 % modulus along the grain | E005
rho_k | kg/m^3 | Characteristic density |
`

export const KINDS: readonly PropertyKind[] = TABLE.trim()
  .split('\n')
  .map(line => {
    const [name = '', unit = '', title = '', others = ''] = line.split('|').map(cell => cell.trim())
    return { name, unit, title, aliases: others === '' ? [] : others.split(', ') }
  })
