/**
 * CODATA recommended values of 2018 (NIST SP 961, 2019), to seven digits and in the units of the table of 2022: another
 * adjustment of the same constants.
 */
const TABLE = `
alpha particle-electron mass ratio|7294.3
alpha particle mass|6.644657e-27
alpha particle mass energy equivalent|5.97192e-10
alpha particle mass energy equivalent in MeV|3727.379
alpha particle mass in u|4.001506
alpha particle molar mass|0.004001506
alpha particle-proton mass ratio|3.9726
alpha particle relative atomic mass|4.001506
Angstrom star|1.000015e-10
atomic mass constant|1.660539e-27
atomic mass constant energy equivalent|1.492418e-10
atomic mass constant energy equivalent in MeV|931.4941
atomic mass unit-electron volt relationship|9.314941e8
atomic mass unit-hartree relationship|3.423178e7
atomic mass unit-hertz relationship|2.252343e23
atomic mass unit-inverse meter relationship|7.513007e14
atomic mass unit-joule relationship|1.492418e-10
atomic mass unit-kelvin relationship|1.080954e13
atomic mass unit-kilogram relationship|1.660539e-27
atomic unit of 1st hyperpolarizability|3.206361e-53
atomic unit of 2nd hyperpolarizability|6.23538e-65
atomic unit of action|1.054572e-34
atomic unit of charge|1.602177e-19
atomic unit of charge density|1.081202e12
atomic unit of current|0.006623618
atomic unit of electric dipole mom.|8.478354e-30
atomic unit of electric field|5.142207e11
atomic unit of electric field gradient|9.717362e21
atomic unit of electric polarizability|1.648777e-41
atomic unit of electric potential|27.21139
atomic unit of electric quadrupole mom.|4.486552e-40
atomic unit of energy|4.359745e-18
atomic unit of force|8.238723e-8
atomic unit of length|5.291772e-11
atomic unit of mag. dipole mom.|1.854802e-23
atomic unit of mag. flux density|235051.8
atomic unit of magnetizability|7.891037e-29
atomic unit of mass|9.109384e-31
atomic unit of momentum|1.992852e-24
atomic unit of permittivity|1.11265e-10
atomic unit of time|2.418884e-17
atomic unit of velocity|2187691
Avogadro constant|6.022141e23
Bohr magneton|9.27401e-24
Bohr magneton in eV/T|5.788382e-5
Bohr magneton in Hz/T|1.399624e10
Bohr magneton in inverse meter per tesla|46.68645
Bohr magneton in K/T|0.6717138
Bohr radius|5.291772e-11
Boltzmann constant|1.380649e-23
Boltzmann constant in eV/K|8.617333e-5
Boltzmann constant in Hz/K|2.083662e10
Boltzmann constant in inverse meter per kelvin|69.50348
characteristic impedance of vacuum|376.7303
classical electron radius|2.81794e-15
Compton wavelength|2.42631e-12
conductance quantum|7.748092e-5
conventional value of ampere-90|1
conventional value of coulomb-90|1
conventional value of farad-90|1
conventional value of henry-90|1
conventional value of Josephson constant|4.835979e14
conventional value of ohm-90|1
conventional value of volt-90|1
conventional value of von Klitzing constant|25812.81
conventional value of watt-90|1
deuteron-electron mag. mom. ratio|-0.0004664346
deuteron-electron mass ratio|3670.483
deuteron g factor|0.8574382
deuteron mag. mom.|4.330735e-27
deuteron mag. mom. to Bohr magneton ratio|0.0004669755
deuteron mag. mom. to nuclear magneton ratio|0.8574382
deuteron mass|3.343584e-27
deuteron mass energy equivalent|3.005063e-10
deuteron mass energy equivalent in MeV|1875.613
deuteron mass in u|2.013553
deuteron molar mass|0.002013553
deuteron-neutron mag. mom. ratio|-0.4482065
deuteron-proton mag. mom. ratio|0.3070122
deuteron-proton mass ratio|1.999008
deuteron relative atomic mass|2.013553
deuteron rms charge radius|2.12799e-15
electron charge to mass quotient|-1.75882e11
electron-deuteron mag. mom. ratio|-2143.923
electron-deuteron mass ratio|0.0002724437
electron g factor|-2.002319
electron gyromag. ratio|1.76086e11
electron gyromag. ratio in MHz/T|28024.95
electron-helion mass ratio|0.0001819543
electron mag. mom.|-9.284765e-24
electron mag. mom. anomaly|0.001159652
electron mag. mom. to Bohr magneton ratio|-1.00116
electron mag. mom. to nuclear magneton ratio|-1838.282
electron mass|9.109384e-31
electron mass energy equivalent|8.187106e-14
electron mass energy equivalent in MeV|0.5109989
electron mass in u|0.0005485799
electron molar mass|5.485799e-7
electron-muon mag. mom. ratio|206.767
electron-muon mass ratio|0.004836332
electron-neutron mag. mom. ratio|960.9205
electron-neutron mass ratio|0.0005438673
electron-proton mag. mom. ratio|-658.2107
electron-proton mass ratio|0.000544617
electron relative atomic mass|0.0005485799
electron-tau mass ratio|0.000287585
electron to alpha particle mass ratio|0.0001370934
electron to shielded helion mag. mom. ratio|864.0583
electron to shielded proton mag. mom. ratio|-658.2276
electron-triton mass ratio|0.00018192
electron volt|1.602177e-19
electron volt-atomic mass unit relationship|1.073544e-9
electron volt-hartree relationship|0.03674932
electron volt-hertz relationship|2.417989e14
electron volt-inverse meter relationship|806554.4
electron volt-joule relationship|1.602177e-19
electron volt-kelvin relationship|11604.52
electron volt-kilogram relationship|1.782662e-36
elementary charge|1.602177e-19
elementary charge over h-bar|1.519267e15
Faraday constant|96485.33
Fermi coupling constant|1.166379e-5
fine-structure constant|0.007297353
first radiation constant|3.741772e-16
first radiation constant for spectral radiance|1.191043e-16
hartree-atomic mass unit relationship|2.921262e-8
hartree-electron volt relationship|27.21139
Hartree energy|4.359745e-18
Hartree energy in eV|27.21139
hartree-hertz relationship|6.579684e15
hartree-inverse meter relationship|2.194746e7
hartree-joule relationship|4.359745e-18
hartree-kelvin relationship|315775
hartree-kilogram relationship|4.85087e-35
helion-electron mass ratio|5495.885
helion g factor|-4.255251
helion mag. mom.|-1.074618e-26
helion mag. mom. to Bohr magneton ratio|-0.001158741
helion mag. mom. to nuclear magneton ratio|-2.127625
helion mass|5.006413e-27
helion mass energy equivalent|4.499539e-10
helion mass energy equivalent in MeV|2808.392
helion mass in u|3.014932
helion molar mass|0.003014932
helion-proton mass ratio|2.993153
helion relative atomic mass|3.014932
helion shielding shift|5.996743e-5
hertz-atomic mass unit relationship|4.439822e-24
hertz-electron volt relationship|4.135668e-15
hertz-hartree relationship|1.51983e-16
hertz-inverse meter relationship|3.335641e-9
hertz-joule relationship|6.62607e-34
hertz-kelvin relationship|4.799243e-11
hertz-kilogram relationship|7.372497e-51
hyperfine transition frequency of Cs-133|9.192632e9
inverse fine-structure constant|137.036
inverse meter-atomic mass unit relationship|1.331025e-15
inverse meter-electron volt relationship|1.239842e-6
inverse meter-hartree relationship|4.556335e-8
inverse meter-hertz relationship|2.997925e8
inverse meter-joule relationship|1.986446e-25
inverse meter-kelvin relationship|0.01438777
inverse meter-kilogram relationship|2.210219e-42
inverse of conductance quantum|12906.4
Josephson constant|4.835978e14
joule-atomic mass unit relationship|6.700535e9
joule-electron volt relationship|6.241509e18
joule-hartree relationship|2.293712e17
joule-hertz relationship|1.50919e33
joule-inverse meter relationship|5.034117e24
joule-kelvin relationship|7.242971e22
joule-kilogram relationship|1.11265e-17
kelvin-atomic mass unit relationship|9.251087e-14
kelvin-electron volt relationship|8.617333e-5
kelvin-hartree relationship|3.166812e-6
kelvin-hertz relationship|2.083662e10
kelvin-inverse meter relationship|69.50348
kelvin-joule relationship|1.380649e-23
kelvin-kilogram relationship|1.536179e-40
kilogram-atomic mass unit relationship|6.022141e26
kilogram-electron volt relationship|5.609589e35
kilogram-hartree relationship|2.061486e34
kilogram-hertz relationship|1.356392e50
kilogram-inverse meter relationship|4.524438e41
kilogram-joule relationship|8.987552e16
kilogram-kelvin relationship|6.509657e39
lattice parameter of silicon|5.431021e-10
lattice spacing of ideal Si (220)|1.920156e-10
Loschmidt constant (273.15 K, 100 kPa)|2.651646e25
Loschmidt constant (273.15 K, 101.325 kPa)|2.68678e25
luminous efficacy|683
mag. flux quantum|2.067834e-15
molar gas constant|8.314463
molar mass constant|0.001
molar mass of carbon-12|0.012
molar Planck constant|3.990313e-10
molar volume of ideal gas (273.15 K, 100 kPa)|0.02271095
molar volume of ideal gas (273.15 K, 101.325 kPa)|0.02241397
molar volume of silicon|1.205883e-5
muon Compton wavelength|1.173444e-14
muon-electron mass ratio|206.7683
muon g factor|-2.002332
muon mag. mom.|-4.490448e-26
muon mag. mom. anomaly|0.001165921
muon mag. mom. to Bohr magneton ratio|-0.00484197
muon mag. mom. to nuclear magneton ratio|-8.890597
muon mass|1.883532e-28
muon mass energy equivalent|1.692834e-11
muon mass energy equivalent in MeV|105.6584
muon mass in u|0.1134289
muon molar mass|0.0001134289
muon-neutron mass ratio|0.1124545
muon-proton mag. mom. ratio|-3.183345
muon-proton mass ratio|0.1126095
muon-tau mass ratio|0.0594635
natural unit of action|1.054572e-34
natural unit of action in eV s|6.58212e-16
natural unit of energy|8.187106e-14
natural unit of energy in MeV|0.5109989
natural unit of length|3.861593e-13
natural unit of mass|9.109384e-31
natural unit of momentum|2.730925e-22
natural unit of momentum in MeV/c|0.5109989
natural unit of time|1.288089e-21
natural unit of velocity|2.997925e8
neutron Compton wavelength|1.319591e-15
neutron-electron mag. mom. ratio|0.001040669
neutron-electron mass ratio|1838.684
neutron g factor|-3.826085
neutron gyromag. ratio|1.832472e8
neutron gyromag. ratio in MHz/T|29.16469
neutron mag. mom.|-9.662365e-27
neutron mag. mom. to Bohr magneton ratio|-0.001041876
neutron mag. mom. to nuclear magneton ratio|-1.913043
neutron mass|1.674927e-27
neutron mass energy equivalent|1.50535e-10
neutron mass energy equivalent in MeV|939.5654
neutron mass in u|1.008665
neutron molar mass|0.001008665
neutron-muon mass ratio|8.892484
neutron-proton mag. mom. ratio|-0.6849793
neutron-proton mass difference|2.305574e-30
neutron-proton mass difference energy equivalent|2.072147e-13
neutron-proton mass difference energy equivalent in MeV|1.293332
neutron-proton mass difference in u|0.001388449
neutron-proton mass ratio|1.001378
neutron relative atomic mass|1.008665
neutron-tau mass ratio|0.528779
neutron to shielded proton mag. mom. ratio|-0.6849969
Newtonian constant of gravitation|6.6743e-11
Newtonian constant of gravitation over h-bar c|6.70883e-39
nuclear magneton|5.050784e-27
nuclear magneton in eV/T|3.152451e-8
nuclear magneton in inverse meter per tesla|0.02542623
nuclear magneton in K/T|0.0003658268
nuclear magneton in MHz/T|7.622593
Planck constant|6.62607e-34
Planck constant in eV/Hz|4.135668e-15
Planck length|1.616255e-35
Planck mass|2.176434e-8
Planck mass energy equivalent in GeV|1.22089e19
Planck temperature|1.416784e32
Planck time|5.391247e-44
proton charge to mass quotient|9.578833e7
proton Compton wavelength|1.32141e-15
proton-electron mass ratio|1836.153
proton g factor|5.585695
proton gyromag. ratio|2.675222e8
proton gyromag. ratio in MHz/T|42.57748
proton mag. mom.|1.410607e-26
proton mag. mom. to Bohr magneton ratio|0.001521032
proton mag. mom. to nuclear magneton ratio|2.792847
proton mag. shielding correction|2.5689e-5
proton mass|1.672622e-27
proton mass energy equivalent|1.503278e-10
proton mass energy equivalent in MeV|938.2721
proton mass in u|1.007276
proton molar mass|0.001007276
proton-muon mass ratio|8.880243
proton-neutron mag. mom. ratio|-1.459898
proton-neutron mass ratio|0.9986235
proton relative atomic mass|1.007276
proton rms charge radius|8.414e-16
proton-tau mass ratio|0.528051
quantum of circulation|0.0003636948
quantum of circulation times 2|0.0007273895
reduced Compton wavelength|3.861593e-13
reduced muon Compton wavelength|1.867594e-15
reduced neutron Compton wavelength|2.100194e-16
reduced Planck constant|1.054572e-34
reduced Planck constant in eV s|6.58212e-16
reduced Planck constant times c in MeV fm|197.327
reduced proton Compton wavelength|2.103089e-16
reduced tau Compton wavelength|1.110538e-16
Rydberg constant|1.097373e7
Rydberg constant times c in Hz|3.289842e15
Rydberg constant times hc in eV|13.60569
Rydberg constant times hc in J|2.179872e-18
Sackur-Tetrode constant (1 K, 100 kPa)|-1.151708
Sackur-Tetrode constant (1 K, 101.325 kPa)|-1.164871
second radiation constant|0.01438777
shielded helion gyromag. ratio|2.037895e8
shielded helion gyromag. ratio in MHz/T|32.4341
shielded helion mag. mom.|-1.074553e-26
shielded helion mag. mom. to Bohr magneton ratio|-0.001158671
shielded helion mag. mom. to nuclear magneton ratio|-2.127498
shielded helion to proton mag. mom. ratio|-0.7617666
shielded helion to shielded proton mag. mom. ratio|-0.7617861
shielded proton gyromag. ratio|2.675153e8
shielded proton gyromag. ratio in MHz/T|42.57638
shielded proton mag. mom.|1.410571e-26
shielded proton mag. mom. to Bohr magneton ratio|0.001520993
shielded proton mag. mom. to nuclear magneton ratio|2.792776
speed of light in vacuum|2.997925e8
standard acceleration of gravity|9.80665
standard atmosphere|101325
standard-state pressure|100000
Stefan-Boltzmann constant|5.670374e-8
tau Compton wavelength|6.97771e-16
tau-electron mass ratio|3477.23
tau energy equivalent|1776.86
tau mass|3.16754e-27
tau mass energy equivalent|2.84684e-10
tau mass in u|1.90754
tau molar mass|0.00190754
tau-muon mass ratio|16.817
tau-neutron mass ratio|1.89115
tau-proton mass ratio|1.89376
Thomson cross section|6.652459e-29
triton-electron mass ratio|5496.922
triton g factor|5.957925
triton mag. mom.|1.50461e-26
triton mag. mom. to Bohr magneton ratio|0.001622394
triton mag. mom. to nuclear magneton ratio|2.978962
triton mass|5.007357e-27
triton mass energy equivalent|4.500388e-10
triton mass energy equivalent in MeV|2808.921
triton mass in u|3.015501
triton molar mass|0.003015501
triton-proton mass ratio|2.993717
triton relative atomic mass|3.015501
triton to proton mag. mom. ratio|1.06664
unified atomic mass unit|1.660539e-27
vacuum electric permittivity|8.854188e-12
vacuum mag. permeability|1.256637e-6
von Klitzing constant|25812.81
weak mixing angle|0.2229
Wien frequency displacement law constant|5.878926e10
Wien wavelength displacement law constant|0.002897772
W to Z mass ratio|0.88153
Copper x unit|1.002077e-13
Molybdenum x unit|1.0021e-13
`

export const CODATA_2018: ReadonlyMap<string, number> = new Map(
  TABLE.trim()
    .split('\n')
    .map(line => {
      const [name = '', value = ''] = line.split('|')
      return [name, Number(value)]
    }),
)
