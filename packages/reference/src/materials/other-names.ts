/** Usual names of materials that do not stand in the names of their tables: a name, then the others. */
const TABLE = `
Structural steel S235JR | S235JR (St37-2), St37-2
Structural steel S275JR | S275JR (St44-2), St44-2
Structural steel S355JR | S355JR (St53-3), St53-3
S355JO (St52-3U) | S355JO (St60-2U)
Structural steel S275N | S275N (St E 275), St E 275
Structural steel S355N | S355N (St E 355), St E 355
Structural steel S420N | S420N (St E 420), St E 420
Structural steel S460N | S460N (St E 460), St E 460
X5CrNi18-10 (X5CrNi 18 9) | AISI 304, SS304
X5CrNiMo17-12-2 (X5CrNiMo 17 12 2) | AISI 316, SS316
X6CrNiTi18-10 (X10CrNiTi 18 9) | AISI 321, SS321, 321
Stainless steel AISI 201 | SS201
AlMg3F24 | AlMg3, 5754, EN AW-5754
AlMgSi1F31 | AlMgSi1, 6082, 6082-T6
AlZn4,5Mg1F35 | AlZn4.5Mg1, 7020
Aluminum 6061-T6 | 6061
Aluminium 6061-T6 (NIST fit) | 6061
Aluminium 7075-T6 | 7075
Aluminium, generic | Al
Copper, generic | Cu
Iron, generic | Fe
Lead, generic | Pb
Gold | Au
Silver | Ag
Platinum | Pt
Titanium Ti-6Al-4V (Grade 5) | TiAl6V4
Polyamide 6 | PA6, nylon 6
Polypropylene | PP
PTFE | Teflon
PVC, generic (rigid) | PVC-U, uPVC
PMMA, generic | acrylic, acrylic glass, plexiglass, Plexiglas
Polycarbonate, generic | PC
POM homopolymer (acetal), generic | POM, POM-H, Delrin, acetal
Borosilicate glass | borosilicate
Fused silica | fused quartz, quartz glass
Alumina, sintered 99.5 % | Al2O3, aluminium oxide, aluminum oxide
Glass-E | E-glass
Heavy water (liquid) | D2O
Water (liquid) | H2O
Air, dry (gas) | air
`

const others = new Map(
  TABLE.trim()
    .split('\n')
    .map(line => {
      const [name, words] = line.split(' | ') as [string, string]
      return [name, words.split(', ')] as const
    }),
)

/** Names in the table of materials that have others. */
export const NAMED_OTHERWISE: readonly string[] = [...others.keys()]

/** @param name in the table of materials */
export const otherNames = (name: string): readonly string[] => others.get(name) ?? []
