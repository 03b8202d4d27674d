/** Names of substances in German, French, Spanish, Italian, Dutch and Polish, and further English ones. */
const NAMES = `
Air: Luft aire aria lucht powietrze
N2: Stickstoff azote nitrógeno azoto stikstof azot
O2: Sauerstoff oxygène oxígeno ossigeno zuurstof tlen
H2: Wasserstoff hydrogène hidrógeno idrogeno waterstof wodór
He: hélium helio elio
Ne: néon neón
Kr: cripton
Xe: xénon
CO: Kohlenmonoxid Kohlenstoffmonoxid monoxyde-de-carbone monóxido-de-carbono monossido-di-carbonio koolmonoxide tlenek-węgla
CO2: Kohlendioxid Kohlenstoffdioxid Kohlensäure dioxyde-de-carbone dióxido-de-carbono anidride-carbonica koolstofdioxide dwutlenek-węgla
H2O: Wasserdampf Dampf vapeur-d'eau vapor-de-agua vapore-acqueo waterdamp para-wodna water-vapour water-vapor
H2O(L): Wasser eau agua acqua woda
H2O(cr): Eis glace hielo ghiaccio ijs lód
NO: Stickstoffmonoxid Stickoxid monoxyde-d'azote
NO2: Stickstoffdioxid dioxyde-d'azote
N2O: Lachgas Distickstoffmonoxid protoxyde-d'azote laughing-gas
O3: Ozon ozono
H2O2: Wasserstoffperoxid peroxyde-d'hydrogène eau-oxygénée peróxido-de-hidrógeno
NH3: Ammoniak ammoniac amoníaco ammoniaca amoniak
SO2: Schwefeldioxid dioxyde-de-soufre dióxido-de-azufre anidride-solforosa zwaveldioxide sulphur-dioxide
SO3: Schwefeltrioxid trioxyde-de-soufre sulphur-trioxide
H2S: Schwefelwasserstoff sulfure-d'hydrogène sulfuro-de-hidrógeno hydrogen-sulphide
Cl2: Chlor chlore cloro chloor
F2: Fluor flúor fluoro
HCl: Chlorwasserstoff Salzsäure chlorure-d'hydrogène hydrochloric-acid
HCN: Blausäure Cyanwasserstoff cyanure-d'hydrogène hydrogen-cyanide
SF6: Schwefelhexafluorid hexafluorure-de-soufre
N2H4: Hydrazin hidracina
SiH4: Silan
Hg: Quecksilber mercure mercurio kwik rtęć
CH4: Methan méthane metano metaan metan
C2H2,acetylene: Acetylen Azetylen Ethin acétylène acetileno acetilene acetyleen
C2H4: Ethen Ethylen Äthylen éthylène etileno etilene etyleen
C2H6: Ethan Äthan éthane etano ethaan etan
C3H6,propylene: Propen Propylen propylène propileno propyleen
C3H8: Propan propano propaan
C4H10,n-butane: Butan butano butaan
C4H10,isobutane: Isobutan isobutano
C5H12,n-pentane: Pentan pentano
C6H14,n-hexane: Hexan hexano
C7H16,n-heptane: Heptan heptano
C8H18,n-octane: Oktan Octan octano
C8H18,isooctane: Isooktan isooctano
C6H6: Benzol benzène benceno benzeen benzen
C7H8: Toluol toluène tolueno
CH3OH: Methylalkohol méthanol metanol metanolo methyl-alcohol
C2H5OH: Ethylalkohol Alkohol Weingeist éthanol etanol etanolo alcohol ethyl-alcohol
HCHO,formaldehy: Methanal Formaldehyd formaldéhyde
CH3CHO,ethanal: Acetaldehyd acétaldéhyde
C2H4O,ethylen-o: Ethylenoxid oxyde-d'éthylène
CH3OCH3: Dimethylether
HCOOH: Ameisensäure acide-formique
CH3COOH: Essigsäure acide-acétique ácido-acético
C3H8O,2propanol: Isopropylalkohol isopropyl-alcohol
C6H5OH,phenol: Phenol phénol fenol
C6H12,cyclo-: Cyclohexan
C8H8,styrene: Styrol styrène estireno
C10H8,naphthale: Naphthalin naphtalène
C(gr): Kohlenstoff Graphit carbone carbono koolstof węgiel coal
S(a): Schwefel soufre azufre zolfo zwavel siarka sulphur
Al(cr): alluminio aluminio
Fe(a): Eisen fer hierro ferro ijzer żelazo
Cu(cr): Kupfer cuivre cobre rame koper miedź
Pb(cr): Blei plomb plomo piombo lood ołów
Zn(cr): Zink cinc zinco cynk
Ag(cr): Silber argent plata argento zilver srebro
Na(cr): Natrium
K(cr): Kalium
Si(cr): Silizium Silicium silicio
Ti(a): Titan titane
W(cr): Wolfram
CaO(cr): Branntkalk Kalk chaux quicklime
CaCO3(cr): Kalkstein Calciumcarbonat calcaire limestone
SiO2(a-qz): Quarz cuarzo
NaCl(cr): Kochsalz Salz sel cloruro-de-sodio sodium-chloride
Jet-A(L): Kerosin kérosène queroseno
`

/** A name as it is compared: without capitals, accents, spaces and signs. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\d]/gu, '')

/** Further names of a species, folded. */
export const NAMES_ELSEWHERE: ReadonlyMap<string, readonly string[]> = new Map(
  NAMES.trim()
    .split('\n')
    .map(line => {
      const [species, names] = line.split(': ')
      return [species!, names!.split(' ').map(foldedName)] as const
    }),
)
