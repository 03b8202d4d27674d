import { readUnits } from './row.ts'

/** Pressure and stress, absolute. Columns of mercury and water are the conventional ones unless a temperature is said. */
export const PRESSURE = readUnits(
  'Pressure',
  `
Pa       | pascal                                   | N/m^2              | metric | SI
bar      | bar                                      | 1e5 Pa             | metric | SI    | bara
atm      | atmosphere, standard atmosphere          | 101325 Pa          | m      | SP811
at       | technical atmosphere                     | kgf/cm^2           |        | SP811
psi      | pound per square inch, pound-force per square inch | lbf/in^2           | k M    | SP811 | psia
ksi      | kip per square inch                      | kip/in^2           |        | SP811
Msi      | million psi/million psi                  | 1000 ksi           |        | SAE
psf      | pound per square foot, pound-force per square foot | lbf/ft^2           |        | SP811
ksf      | kip per square foot                      | kip/ft^2           |        | SAE
tsf      | ton per square foot, ton-force per square foot | tonf/ft^2          |        | SAE
Torr     | torr                                     | 101325/760 Pa      | metric | SP811 | torr
mmHg     | millimetre of mercury, millimeter of mercury, millimeter mercury/millimeters mercury | 13.5951 9.80665 Pa |        | SP811 | mm_Hg
cmHg     | centimetre of mercury, centimeter of mercury | 10 mmHg            |        | SP811
inHg     | inch of mercury, inch mercury/inches mercury | 25.4 mmHg          |        | SP811 | in_Hg
ftHg     | foot of mercury                          | 12 inHg            |        | SP811
cmHg_0   | centimetre of mercury at 0 C, centimeter of mercury at 0 C | ~1333.22 Pa        |        | SP811
inHg_32  | inch of mercury at 32 F                  | ~3386.38 Pa        |        | SP811
inHg_60  | inch of mercury at 60 F                  | ~3376.85 Pa        |        | SP811
mH2O     | metre of water, meter of water           | 1000 mmH2O         |        | SP811 | mWC mwc mWS
cmH2O    | centimetre of water, centimeter of water | 10 mmH2O           |        | SP811 | cmWC cmwc
mmH2O    | millimetre of water, millimeter of water | 9.80665 Pa         |        | SP811 | mmWC mmwc mmWS
inH2O    | inch of water, inch water/inches water | 25.4 mmH2O         |        | SP811 | inWC inwc in_H2O iwc
ftH2O    | foot of water                            | 12 inH2O           |        | SP811 | ftWC ftwc ft_H2O
cmH2O_4  | centimetre of water at 4 C, centimeter of water at 4 C | ~98.0638 Pa        |        | SP811
inH2O_39 | inch of water at 39 F                    | ~249.082 Pa        |        | SP811
inH2O_60 | inch of water at 60 F                    | ~248.84 Pa         |        | SP811
ftH2O_39 | foot of water at 39 F                    | ~2988.98 Pa        |        | SP811
Ba       | barye                                    | dyn/cm^2           |        | SP811
`,
)
