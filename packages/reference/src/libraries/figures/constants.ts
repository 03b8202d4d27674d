/** The constants of CODATA 2022 with their uncertainties. */
import { constantsOf } from '../table-of.ts'

const SOURCE =
  'CODATA recommended values of the fundamental physical constants: 2022 (NIST, public domain). Exact values that go on without end are cut as NIST prints them.'

export const TABLES = [
  constantsOf({
    name: 'CODATA',
    title: 'Physical constants CODATA 2022',
    source: SOURCE,
    rows: `
alpha particle-electron mass ratio|7294.29954171|0.00000017|
alpha particle mass|6.6446573450e-27|0.0000000021e-27|kg
alpha particle mass energy equivalent|5.9719201997e-10|0.0000000019e-10|J
alpha particle mass energy equivalent in MeV|3727.3794118|0.0000012|MeV
alpha particle mass in u|4.001506179129|0.000000000062|u
alpha particle molar mass|4.0015061833e-3|0.0000000012e-3|kg/mol
alpha particle-proton mass ratio|3.972599690252|0.000000000070|
alpha particle relative atomic mass|4.001506179129|0.000000000062|
alpha particle rms charge radius|1.6785e-15|0.0021e-15|m
Angstrom star|1.00001495e-10|0.00000090e-10|m
atomic mass constant|1.66053906892e-27|0.00000000052e-27|kg
atomic mass constant energy equivalent|1.49241808768e-10|0.00000000046e-10|J
atomic mass constant energy equivalent in MeV|931.49410372|0.00000029|MeV
atomic mass unit-electron volt relationship|9.3149410372e8|0.0000000029e8|eV
atomic mass unit-hertz relationship|2.25234272185e23|0.00000000070e23|Hz
atomic mass unit-inverse meter relationship|7.5130066209e14|0.0000000023e14|1/m
atomic mass unit-joule relationship|1.49241808768e-10|0.00000000046e-10|J
atomic mass unit-kelvin relationship|1.08095402067e13|0.00000000034e13|K
atomic mass unit-kilogram relationship|1.66053906892e-27|0.00000000052e-27|kg
atomic unit of 1st hyperpolarizability|3.2063612996e-53|0.0000000015e-53|C^3*m^3/J^2
atomic unit of 2nd hyperpolarizability|6.2353799735e-65|0.0000000039e-65|C^4*m^4/J^3
atomic unit of action|1.054571817e-34|0|J*s
atomic unit of charge|1.602176634e-19|0|C
atomic unit of charge density|1.08120238677e12|0.00000000051e12|C/m^3
atomic unit of current|6.6236182375082e-3|0.0000000000072e-3|A
atomic unit of electric dipole mom.|8.4783536198e-30|0.0000000013e-30|C*m
atomic unit of electric field|5.14220675112e11|0.00000000080e11|V/m
atomic unit of electric field gradient|9.7173624424e21|0.0000000030e21|V/m^2
atomic unit of electric polarizability|1.64877727212e-41|0.00000000051e-41|C^2*m^2/J
atomic unit of electric potential|27.211386245981|0.000000000030|V
atomic unit of electric quadrupole mom.|4.4865515185e-40|0.0000000014e-40|C*m^2
atomic unit of energy|4.3597447222060e-18|0.0000000000048e-18|J
atomic unit of force|8.2387235038e-8|0.0000000013e-8|N
atomic unit of length|5.29177210544e-11|0.00000000082e-11|m
atomic unit of mag. dipole mom.|1.85480201315e-23|0.00000000058e-23|J/T
atomic unit of mag. flux density|2.35051757077e5|0.00000000073e5|T
atomic unit of magnetizability|7.8910365794e-29|0.0000000049e-29|J/T^2
atomic unit of mass|9.1093837139e-31|0.0000000028e-31|kg
atomic unit of momentum|1.99285191545e-24|0.00000000031e-24|kg*m/s
atomic unit of permittivity|1.11265005620e-10|0.00000000017e-10|F/m
atomic unit of time|2.4188843265864e-17|0.0000000000026e-17|s
atomic unit of velocity|2.18769126216e6|0.00000000034e6|m/s
Avogadro constant|6.02214076e23|0|1/mol
Bohr magneton|9.2740100657e-24|0.0000000029e-24|J/T
Bohr magneton in eV/T|5.7883817982e-5|0.0000000018e-5|eV/T
Bohr magneton in Hz/T|1.39962449171e10|0.00000000044e10|Hz/T
Bohr magneton in inverse meter per tesla|46.686447719|0.000000015|1/(m*T)
Bohr magneton in K/T|0.67171381472|0.00000000021|K/T
Bohr radius|5.29177210544e-11|0.00000000082e-11|m
Boltzmann constant|1.380649e-23|0|J/K
Boltzmann constant in eV/K|8.617333262e-5|0|eV/K
Boltzmann constant in Hz/K|2.083661912e10|0|Hz/K
Boltzmann constant in inverse meter per kelvin|69.50348004|0|1/(m*K)
characteristic impedance of vacuum|376.730313412|0.000000059|ohm
classical electron radius|2.8179403205e-15|0.0000000013e-15|m
Compton wavelength|2.42631023538e-12|0.00000000076e-12|m
conductance quantum|7.748091729e-5|0|S
conventional value of ampere-90|1.00000008887|0|A
conventional value of coulomb-90|1.00000008887|0|C
conventional value of farad-90|0.99999998220|0|F
conventional value of henry-90|1.00000001779|0|H
conventional value of Josephson constant|483597.9e9|0|Hz/V
conventional value of ohm-90|1.00000001779|0|ohm
conventional value of volt-90|1.00000010666|0|V
conventional value of von Klitzing constant|25812.807|0|ohm
conventional value of watt-90|1.00000019553|0|W
Copper x unit|1.00207697e-13|0.00000028e-13|m
deuteron-electron mag. mom. ratio|-4.664345550e-4|0.000000012e-4|
deuteron-electron mass ratio|3670.482967655|0.000000063|
deuteron g factor|0.8574382335|0.0000000022|
deuteron mag. mom.|4.330735087e-27|0.000000011e-27|J/T
deuteron mag. mom. to Bohr magneton ratio|4.669754568e-4|0.000000012e-4|
deuteron mag. mom. to nuclear magneton ratio|0.8574382335|0.0000000022|
deuteron mass|3.3435837768e-27|0.0000000010e-27|kg
deuteron mass energy equivalent|3.00506323491e-10|0.00000000094e-10|J
deuteron mass energy equivalent in MeV|1875.61294500|0.00000058|MeV
deuteron mass in u|2.013553212544|0.000000000015|u
deuteron molar mass|2.01355321466e-3|0.00000000063e-3|kg/mol
deuteron-neutron mag. mom. ratio|-0.44820652|0.00000011|
deuteron-proton mag. mom. ratio|0.30701220930|0.00000000079|
deuteron-proton mass ratio|1.9990075012699|0.0000000000084|
deuteron relative atomic mass|2.013553212544|0.000000000015|
deuteron rms charge radius|2.12778e-15|0.00027e-15|m
electron charge to mass quotient|-1.75882000838e11|0.00000000055e11|C/kg
electron-deuteron mag. mom. ratio|-2143.9234921|0.0000056|
electron-deuteron mass ratio|2.724437107629e-4|0.000000000047e-4|
electron g factor|-2.00231930436092|0.00000000000036|
electron gyromag. ratio|1.76085962784e11|0.00000000055e11|1/(s*T)
electron gyromag. ratio in MHz/T|28024.9513861|0.0000087|MHz/T
electron-helion mass ratio|1.819543074649e-4|0.000000000053e-4|
electron mag. mom.|-9.2847646917e-24|0.0000000029e-24|J/T
electron mag. mom. anomaly|1.15965218046e-3|0.00000000018e-3|
electron mag. mom. to Bohr magneton ratio|-1.00115965218046|0.00000000000018|
electron mag. mom. to nuclear magneton ratio|-1838.281971877|0.000000032|
electron mass|9.1093837139e-31|0.0000000028e-31|kg
electron mass energy equivalent|8.1871057880e-14|0.0000000026e-14|J
electron mass energy equivalent in MeV|0.51099895069|0.00000000016|MeV
electron mass in u|5.485799090441e-4|0.000000000097e-4|u
electron molar mass|5.4857990962e-7|0.0000000017e-7|kg/mol
electron-muon mag. mom. ratio|206.7669881|0.0000046|
electron-muon mass ratio|4.83633170e-3|0.00000011e-3|
electron-neutron mag. mom. ratio|960.92048|0.00023|
electron-neutron mass ratio|5.4386734416e-4|0.0000000022e-4|
electron-proton mag. mom. ratio|-658.21068789|0.00000019|
electron-proton mass ratio|5.446170214889e-4|0.000000000094e-4|
electron relative atomic mass|5.485799090441e-4|0.000000000097e-4|
electron-tau mass ratio|2.87585e-4|0.00019e-4|
electron to alpha particle mass ratio|1.370933554733e-4|0.000000000032e-4|
electron to shielded helion mag. mom. ratio|864.05823986|0.00000070|
electron to shielded proton mag. mom. ratio|-658.2275856|0.0000027|
electron-triton mass ratio|1.819200062327e-4|0.000000000068e-4|
electron volt|1.602176634e-19|0|J
electron volt-atomic mass unit relationship|1.07354410083e-9|0.00000000033e-9|u
electron volt-hertz relationship|2.417989242e14|0|Hz
electron volt-inverse meter relationship|8.065543937e5|0|1/m
electron volt-joule relationship|1.602176634e-19|0|J
electron volt-kelvin relationship|1.160451812e4|0|K
electron volt-kilogram relationship|1.782661921e-36|0|kg
elementary charge|1.602176634e-19|0|C
elementary charge over h-bar|1.519267447e15|0|A/J
Faraday constant|96485.33212|0|C/mol
fine-structure constant|7.2973525643e-3|0.0000000011e-3|
first radiation constant|3.741771852e-16|0|W*m^2
first radiation constant for spectral radiance|1.191042972e-16|0|W*m^2/sr
hartree-atomic mass unit relationship|2.92126231797e-8|0.00000000091e-8|u
hartree-electron volt relationship|27.211386245981|0.000000000030|eV
Hartree energy|4.3597447222060e-18|0.0000000000048e-18|J
Hartree energy in eV|27.211386245981|0.000000000030|eV
hartree-hertz relationship|6.5796839204999e15|0.0000000000072e15|Hz
hartree-inverse meter relationship|2.1947463136314e7|0.0000000000024e7|1/m
hartree-joule relationship|4.3597447222060e-18|0.0000000000048e-18|J
hartree-kelvin relationship|3.1577502480398e5|0.0000000000034e5|K
hartree-kilogram relationship|4.8508702095419e-35|0.0000000000053e-35|kg
helion-electron mass ratio|5495.88527984|0.00000016|
helion g factor|-4.2552506995|0.0000000034|
helion mag. mom.|-1.07461755198e-26|0.00000000093e-26|J/T
helion mag. mom. to Bohr magneton ratio|-1.15874098083e-3|0.00000000094e-3|
helion mag. mom. to nuclear magneton ratio|-2.1276253498|0.0000000017|
helion mass|5.0064127862e-27|0.0000000016e-27|kg
helion mass energy equivalent|4.4995394185e-10|0.0000000014e-10|J
helion mass energy equivalent in MeV|2808.39161112|0.00000088|MeV
helion mass in u|3.014932246932|0.000000000074|u
helion molar mass|3.01493225010e-3|0.00000000094e-3|kg/mol
helion-proton mass ratio|2.993152671552|0.000000000070|
helion relative atomic mass|3.014932246932|0.000000000074|
helion shielding shift|5.9967029e-5|0.0000023e-5|
hertz-atomic mass unit relationship|4.4398216590e-24|0.0000000014e-24|u
hertz-electron volt relationship|4.135667696e-15|0|eV
hertz-inverse meter relationship|3.335640951e-9|0|1/m
hertz-joule relationship|6.62607015e-34|0|J
hertz-kelvin relationship|4.799243073e-11|0|K
hertz-kilogram relationship|7.372497323e-51|0|kg
hyperfine transition frequency of Cs-133|9192631770|0|Hz
inverse fine-structure constant|137.035999177|0.000000021|
inverse meter-atomic mass unit relationship|1.33102504824e-15|0.00000000041e-15|u
inverse meter-electron volt relationship|1.239841984e-6|0|eV
inverse meter-hertz relationship|299792458|0|Hz
inverse meter-joule relationship|1.986445857e-25|0|J
inverse meter-kelvin relationship|1.438776877e-2|0|K
inverse meter-kilogram relationship|2.210219094e-42|0|kg
inverse of conductance quantum|12906.40372|0|ohm
Josephson constant|483597.8484e9|0|Hz/V
joule-atomic mass unit relationship|6.7005352471e9|0.0000000021e9|u
joule-electron volt relationship|6.241509074e18|0|eV
joule-hertz relationship|1.509190179e33|0|Hz
joule-inverse meter relationship|5.034116567e24|0|1/m
joule-kelvin relationship|7.242970516e22|0|K
joule-kilogram relationship|1.112650056e-17|0|kg
kelvin-atomic mass unit relationship|9.2510872884e-14|0.0000000029e-14|u
kelvin-electron volt relationship|8.617333262e-5|0|eV
kelvin-hertz relationship|2.083661912e10|0|Hz
kelvin-inverse meter relationship|69.50348004|0|1/m
kelvin-joule relationship|1.380649e-23|0|J
kelvin-kilogram relationship|1.536179187e-40|0|kg
kilogram-atomic mass unit relationship|6.0221407537e26|0.0000000019e26|u
kilogram-electron volt relationship|5.609588603e35|0|eV
kilogram-hertz relationship|1.356392489e50|0|Hz
kilogram-inverse meter relationship|4.524438335e41|0|1/m
kilogram-joule relationship|8.987551787e16|0|J
kilogram-kelvin relationship|6.509657260e39|0|K
lattice parameter of silicon|5.431020511e-10|0.000000089e-10|m
lattice spacing of ideal Si (220)|1.920155716e-10|0.000000032e-10|m
Loschmidt constant (273.15 K, 100 kPa)|2.651645804e25|0|1/m^3
Loschmidt constant (273.15 K, 101.325 kPa)|2.686780111e25|0|1/m^3
luminous efficacy|683|0|lm/W
mag. flux quantum|2.067833848e-15|0|Wb
molar gas constant|8.314462618|0|J/(mol*K)
molar mass constant|1.00000000105e-3|0.00000000031e-3|kg/mol
molar mass of carbon-12|12.0000000126e-3|0.0000000037e-3|kg/mol
molar Planck constant|3.990312712e-10|0|J/(Hz*mol)
molar volume of ideal gas (273.15 K, 100 kPa)|22.71095464e-3|0|m^3/mol
molar volume of ideal gas (273.15 K, 101.325 kPa)|22.41396954e-3|0|m^3/mol
molar volume of silicon|1.205883199e-5|0.000000060e-5|m^3/mol
Molybdenum x unit|1.00209952e-13|0.00000053e-13|m
muon Compton wavelength|1.173444110e-14|0.000000026e-14|m
muon-electron mass ratio|206.7682827|0.0000046|
muon g factor|-2.00233184123|0.00000000082|
muon mag. mom.|-4.49044830e-26|0.00000010e-26|J/T
muon mag. mom. anomaly|1.16592062e-3|0.00000041e-3|
muon mag. mom. to Bohr magneton ratio|-4.84197048e-3|0.00000011e-3|
muon mag. mom. to nuclear magneton ratio|-8.89059704|0.00000020|
muon mass|1.883531627e-28|0.000000042e-28|kg
muon mass energy equivalent|1.692833804e-11|0.000000038e-11|J
muon mass energy equivalent in MeV|105.6583755|0.0000023|MeV
muon mass in u|0.1134289257|0.0000000025|u
muon molar mass|1.134289258e-4|0.000000025e-4|kg/mol
muon-neutron mass ratio|0.1124545168|0.0000000025|
muon-proton mag. mom. ratio|-3.183345146|0.000000071|
muon-proton mass ratio|0.1126095262|0.0000000025|
muon-tau mass ratio|5.94635e-2|0.00040e-2|
natural unit of action|1.054571817e-34|0|J*s
natural unit of action in eV s|6.582119569e-16|0|eV*s
natural unit of energy|8.1871057880e-14|0.0000000026e-14|J
natural unit of energy in MeV|0.51099895069|0.00000000016|MeV
natural unit of length|3.8615926744e-13|0.0000000012e-13|m
natural unit of mass|9.1093837139e-31|0.0000000028e-31|kg
natural unit of momentum|2.73092453446e-22|0.00000000085e-22|kg*m/s
natural unit of time|1.28808866644e-21|0.00000000040e-21|s
natural unit of velocity|299792458|0|m/s
neutron Compton wavelength|1.31959090382e-15|0.00000000067e-15|m
neutron-electron mag. mom. ratio|1.04066884e-3|0.00000024e-3|
neutron-electron mass ratio|1838.68366200|0.00000074|
neutron g factor|-3.82608552|0.00000090|
neutron gyromag. ratio|1.83247174e8|0.00000043e8|1/(s*T)
neutron gyromag. ratio in MHz/T|29.1646935|0.0000069|MHz/T
neutron mag. mom.|-9.6623653e-27|0.0000023e-27|J/T
neutron mag. mom. to Bohr magneton ratio|-1.04187565e-3|0.00000025e-3|
neutron mag. mom. to nuclear magneton ratio|-1.91304276|0.00000045|
neutron mass|1.67492750056e-27|0.00000000085e-27|kg
neutron mass energy equivalent|1.50534976514e-10|0.00000000076e-10|J
neutron mass energy equivalent in MeV|939.56542194|0.00000048|MeV
neutron mass in u|1.00866491606|0.00000000040|u
neutron molar mass|1.00866491712e-3|0.00000000051e-3|kg/mol
neutron-muon mass ratio|8.89248408|0.00000020|
neutron-proton mag. mom. ratio|-0.68497935|0.00000016|
neutron-proton mass difference|2.30557461e-30|0.00000067e-30|kg
neutron-proton mass difference energy equivalent|2.07214712e-13|0.00000060e-13|J
neutron-proton mass difference energy equivalent in MeV|1.29333251|0.00000038|MeV
neutron-proton mass difference in u|1.38844948e-3|0.00000040e-3|u
neutron-proton mass ratio|1.00137841946|0.00000000040|
neutron relative atomic mass|1.00866491606|0.00000000040|
neutron-tau mass ratio|0.528779|0.000036|
neutron to shielded proton mag. mom. ratio|-0.68499694|0.00000016|
Newtonian constant of gravitation|6.67430e-11|0.00015e-11|m^3/(kg*s^2)
nuclear magneton|5.0507837393e-27|0.0000000016e-27|J/T
nuclear magneton in eV/T|3.15245125417e-8|0.00000000098e-8|eV/T
nuclear magneton in inverse meter per tesla|2.54262341009e-2|0.00000000079e-2|1/(m*T)
nuclear magneton in K/T|3.6582677706e-4|0.0000000011e-4|K/T
nuclear magneton in MHz/T|7.6225932188|0.0000000024|MHz/T
Planck constant|6.62607015e-34|0|J/Hz
Planck constant in eV/Hz|4.135667696e-15|0|eV/Hz
Planck length|1.616255e-35|0.000018e-35|m
Planck mass|2.176434e-8|0.000024e-8|kg
Planck mass energy equivalent in GeV|1.220890e19|0.000014e19|GeV
Planck temperature|1.416784e32|0.000016e32|K
Planck time|5.391247e-44|0.000060e-44|s
proton charge to mass quotient|9.5788331430e7|0.0000000030e7|C/kg
proton Compton wavelength|1.32140985360e-15|0.00000000041e-15|m
proton-electron mass ratio|1836.152673426|0.000000032|
proton g factor|5.5856946893|0.0000000016|
proton gyromag. ratio|2.6752218708e8|0.0000000011e8|1/(s*T)
proton gyromag. ratio in MHz/T|42.577478461|0.000000018|MHz/T
proton mag. mom.|1.41060679545e-26|0.00000000060e-26|J/T
proton mag. mom. to Bohr magneton ratio|1.52103220230e-3|0.00000000045e-3|
proton mag. mom. to nuclear magneton ratio|2.79284734463|0.00000000082|
proton mag. shielding correction|2.56715e-5|0.00041e-5|
proton mass|1.67262192595e-27|0.00000000052e-27|kg
proton mass energy equivalent|1.50327761802e-10|0.00000000047e-10|J
proton mass energy equivalent in MeV|938.27208943|0.00000029|MeV
proton mass in u|1.0072764665789|0.0000000000083|u
proton molar mass|1.00727646764e-3|0.00000000031e-3|kg/mol
proton-muon mass ratio|8.88024338|0.00000020|
proton-neutron mag. mom. ratio|-1.45989802|0.00000034|
proton-neutron mass ratio|0.99862347797|0.00000000040|
proton relative atomic mass|1.0072764665789|0.0000000000083|
proton rms charge radius|8.4075e-16|0.0064e-16|m
proton-tau mass ratio|0.528051|0.000036|
quantum of circulation|3.6369475467e-4|0.0000000011e-4|m^2/s
quantum of circulation times 2|7.2738950934e-4|0.0000000023e-4|m^2/s
reduced Compton wavelength|3.8615926744e-13|0.0000000012e-13|m
reduced muon Compton wavelength|1.867594306e-15|0.000000042e-15|m
reduced neutron Compton wavelength|2.1001941520e-16|0.0000000011e-16|m
reduced Planck constant|1.054571817e-34|0|J*s
reduced Planck constant in eV s|6.582119569e-16|0|eV*s
reduced Planck constant times c in MeV fm|197.3269804|0|MeV*fm
reduced proton Compton wavelength|2.10308910051e-16|0.00000000066e-16|m
reduced tau Compton wavelength|1.110538e-16|0.000075e-16|m
Rydberg constant|10973731.568157|0.000012|1/m
Rydberg constant times c in Hz|3.2898419602500e15|0.0000000000036e15|Hz
Rydberg constant times hc in eV|13.605693122990|0.000000000015|eV
Rydberg constant times hc in J|2.1798723611030e-18|0.0000000000024e-18|J
Sackur-Tetrode constant (1 K, 100 kPa)|-1.15170753496|0.00000000047|
Sackur-Tetrode constant (1 K, 101.325 kPa)|-1.16487052149|0.00000000047|
second radiation constant|1.438776877e-2|0|m*K
shielded helion gyromag. ratio|2.0378946078e8|0.0000000018e8|1/(s*T)
shielded helion gyromag. ratio in MHz/T|32.434100033|0.000000028|MHz/T
shielded helion mag. mom.|-1.07455311035e-26|0.00000000093e-26|J/T
shielded helion mag. mom. to Bohr magneton ratio|-1.15867149457e-3|0.00000000094e-3|
shielded helion mag. mom. to nuclear magneton ratio|-2.1274977624|0.0000000017|
shielded helion to proton mag. mom. ratio|-0.76176657721|0.00000000066|
shielded helion to shielded proton mag. mom. ratio|-0.7617861334|0.0000000031|
shielded proton gyromag. ratio|2.675153194e8|0.000000011e8|1/(s*T)
shielded proton gyromag. ratio in MHz/T|42.57638543|0.00000017|MHz/T
shielded proton mag. mom.|1.4105705830e-26|0.0000000058e-26|J/T
shielded proton mag. mom. to Bohr magneton ratio|1.5209931551e-3|0.0000000062e-3|
shielded proton mag. mom. to nuclear magneton ratio|2.792775648|0.000000011|
shielding difference of d and p in HD|1.98770e-8|0.00010e-8|
shielding difference of t and p in HT|2.39450e-8|0.00020e-8|
speed of light in vacuum|299792458|0|m/s
standard acceleration of gravity|9.80665|0|m/s^2
standard atmosphere|101325|0|Pa
standard-state pressure|100000|0|Pa
Stefan-Boltzmann constant|5.670374419e-8|0|W/(m^2*K^4)
tau Compton wavelength|6.97771e-16|0.00047e-16|m
tau-electron mass ratio|3477.23|0.23|
tau energy equivalent|1776.86|0.12|MeV
tau mass|3.16754e-27|0.00021e-27|kg
tau mass energy equivalent|2.84684e-10|0.00019e-10|J
tau mass in u|1.90754|0.00013|u
tau molar mass|1.90754e-3|0.00013e-3|kg/mol
tau-muon mass ratio|16.8170|0.0011|
tau-neutron mass ratio|1.89115|0.00013|
tau-proton mass ratio|1.89376|0.00013|
Thomson cross section|6.6524587051e-29|0.0000000062e-29|m^2
triton-electron mass ratio|5496.92153551|0.00000021|
triton g factor|5.957924930|0.000000012|
triton mag. mom.|1.5046095178e-26|0.0000000030e-26|J/T
triton mag. mom. to Bohr magneton ratio|1.6223936648e-3|0.0000000032e-3|
triton mag. mom. to nuclear magneton ratio|2.9789624650|0.0000000059|
triton mass|5.0073567512e-27|0.0000000016e-27|kg
triton mass energy equivalent|4.5003878119e-10|0.0000000014e-10|J
triton mass energy equivalent in MeV|2808.92113668|0.00000088|MeV
triton mass in u|3.01550071597|0.00000000010|u
triton molar mass|3.01550071913e-3|0.00000000094e-3|kg/mol
triton-proton mass ratio|2.99371703403|0.00000000010|
triton relative atomic mass|3.01550071597|0.00000000010|
triton to proton mag. mom. ratio|1.0666399189|0.0000000021|
unified atomic mass unit|1.66053906892e-27|0.00000000052e-27|kg
vacuum electric permittivity|8.8541878188e-12|0.0000000014e-12|F/m
vacuum mag. permeability|1.25663706127e-6|0.00000000020e-6|N/A^2
von Klitzing constant|25812.80745|0|ohm
weak mixing angle|0.22305|0.00023|
Wien frequency displacement law constant|5.878925757e10|0|Hz/K
Wien wavelength displacement law constant|2.897771955e-3|0|m*K
W to Z mass ratio|0.88145|0.00013|
`,
  }),
]
