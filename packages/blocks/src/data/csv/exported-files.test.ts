/**
 * Files as databases, terminals, public services and further programs export them, shortened. What is right was written
 * down from the descriptions of the formats before they were read.
 */
import { expect, it } from 'vitest'
import { importFile } from './import-file.ts'
import { summariesOf } from './summaries.ts'

const NO = null
type Right = readonly [
  heading: string,
  unit: string,
  kind: string,
  first: readonly (number | string | null)[],
]

const CASES: readonly (readonly [what: string, text: string, rows: number, columns: readonly Right[]])[] = [
  [
    'a chromatogram below the settings of its detector',
    '[Header]\nApplication Name\tLabSolutions\nVersion\t5.97\nData File Name\tC:\\a.lcd\n\n[Peak Table(Detector A-Ch1)]\n# of Peaks\t2\nPeak#\tR.Time\tI.Time\tF.Time\tArea\tHeight\n1\t1.234\t1.1\t1.4\t12345\t1200\n2\t2.345\t2.2\t2.6\t23456\t2300\n\n[LC Chromatogram(Detector A-Ch1)]\nInterval(msec)\t500\n# of Points\t8\nStart Time(min)\t0.000\nEnd Time(min)\t0.058\nIntensity Units\tmV\nIntensity Multiplier\t0.001\nWavelength(nm)\t254\nR.Time (min)\tIntensity\n0.00000\t-12\n0.00833\t-11\n0.01667\t-10\n0.02500\t-9\n0.03333\t-8\n0.04167\t-7\n0.05000\t-6\n0.05833\t-5\n',
    8,
    [
      ['R.Time (min)', 'min', 'number', [0, 0.00833, 0.01667]],
      ['Intensity', '', 'number', [-12, -11, -10]],
    ],
  ],
  [
    'a weather year whose heading says the order of its dates',
    '723650,"ALBUQUERQUE INTL ARPT [ISIS]",NM,-7.0,35.040,-106.620,1619\nDate (MM/DD/YYYY),Time (HH:MM),ETR (W/m^2),GHI (W/m^2),GHI source,GHI uncert (%),Dry-bulb (C),RHum (%),Pressure (mbar),Wdir (degrees),Wspd (m/s)\n01/01/1988,01:00,0,0,1,0,-1.1,65,841,30,2.1\n01/01/1988,02:00,0,0,1,0,-1.2,66,841,30,2.2\n01/01/1988,24:00,0,5,1,0,-1.3,67,841,30,2.3\n01/02/1988,01:00,0,6,1,0,-1.4,67,841,30,2.3\n',
    4,
    [
      ['Date (MM/DD/YYYY) Time (HH:MM)', 's', 'time', [0, 3600, 82800]],
      ['ETR (W/m^2)', 'W/m^2', 'number', [0, 0, 0]],
      ['GHI (W/m^2)', 'W/m^2', 'number', [0, 0, 5]],
      ['GHI source', '', 'number', [1, 1, 1]],
      ['GHI uncert (%)', '%', 'number', [0, 0, 0]],
      ['Dry-bulb (C)', 'degC', 'number', [-1.1, -1.2, -1.3]],
      ['RHum (%)', '%', 'number', [65, 66, 67]],
      ['Pressure (mbar)', 'mbar', 'number', [841, 841, 841]],
      ['Wdir (degrees)', 'deg', 'number', [30, 30, 30]],
      ['Wspd (m/s)', 'm/s', 'number', [2.1, 2.2, 2.3]],
    ],
  ],
  [
    'channels that are a number and a unit',
    'Datum;Uhrzeit;[1] °C;[2] %rF;[3] hPa\r\n05.03.2024;10:00:00;21,3;45,2;1012,1\r\n05.03.2024;10:01:00;21,4;45,3;1012,2\r\n05.03.2024;10:02:00;21,5;-;1012,3\r\n',
    3,
    [
      ['Datum Uhrzeit', 's', 'time', [0, 60, 120]],
      ['[1] °C', 'degC', 'number', [21.3, 21.4, 21.5]],
      ['[2] %rF', '%', 'number', [45.2, 45.3, NO]],
      ['[3] hPa', 'hPa', 'number', [1012.1, 1012.2, 1012.3]],
    ],
  ],
  [
    'parts of a date as names below a table of the site',
    'Source,Location ID,City,State,Latitude,Longitude,Time Zone,Elevation,DNI Units,Temperature Units,Version\nNSRDB,145809,-,-,40.01,-105.26,-7,1650,w/m2,c,3.2.0\nYear,Month,Day,Hour,Minute,GHI,DNI,Temperature,Wind Speed,,\n2020,1,1,0,30,0,0,-1.2,1.3,,\n2020,1,1,1,30,0,0,-1.3,1.4,,\n2020,1,1,2,30,5,10,-1.4,1.5,,\n',
    3,
    [
      ['Year', '', 'number', [2020, 2020, 2020]],
      ['Month', '', 'number', [1, 1, 1]],
      ['Day', '', 'number', [1, 1, 1]],
      ['Hour', '', 'number', [0, 1, 2]],
      ['Minute', '', 'number', [30, 30, 30]],
      ['GHI', '', 'number', [0, 0, 5]],
      ['DNI', '', 'number', [0, 0, 10]],
      ['Temperature', '', 'number', [-1.2, -1.3, -1.4]],
      ['Wind Speed', '', 'number', [1.3, 1.4, 1.5]],
    ],
  ],
  [
    'a point for no value in the first row',
    'observation_date,DGS10\n2024-01-01,.\n2024-01-02,3.95\n2024-01-03,3.91\n',
    3,
    [
      ['observation_date', 's', 'time', [0, 86400, 172800]],
      ['DGS10', '', 'number', [NO, 3.95, 3.91]],
    ],
  ],
  [
    'marks of quality behind numbers of the first row',
    'freq,unit,geo\\TIME_PERIOD\t2019 \t2020 \t2021 \nA,PC,AT\t1.5 \t1.6 e\t: \nA,PC,BE\t2.5 \t2.6 \t2.7 p\nA,PC,CZ\t3.5 b\t3.6 \t3.7 \n',
    3,
    [
      ['freq,unit,geo\\TIME_PERIOD', '', 'text', ['A,PC,AT', 'A,PC,BE', 'A,PC,CZ']],
      ['2019', '', 'number', [1.5, 2.5, NO]],
      ['2020', '', 'number', [NO, 2.6, 3.6]],
      ['2021', '', 'number', [NO, NO, 3.7]],
    ],
  ],
  [
    'units and an empty row below the settings of a race',
    '"Format","MoTeC CSV File",,,"Workbook",""\n"Venue","Track",,,"Worksheet",""\n"Vehicle","A",,,"Vehicle Desc",""\n"Sample Rate","10.000","Hz",,"Duration","0.4","s"\n\n"Time","Ground Speed","Engine RPM","Throttle Pos","G Force Lat"\n"s","km/h","rpm","%","G"\n\n"0.000","0.0","850","0.0","0.01"\n"0.100","1.0","950","5.0","0.02"\n"0.200","2.0","1050","10.0","0.03"\n"0.300","3.0","1150","15.0","0.04"\n',
    4,
    [
      ['Time', 's', 'number', [0, 0.1, 0.2]],
      ['Ground Speed', 'km/h', 'number', [0, 1, 2]],
      ['Engine RPM', 'rpm', 'number', [850, 950, 1050]],
      ['Throttle Pos', '%', 'number', [0, 5, 10]],
      ['G Force Lat', 'gn', 'number', [0.01, 0.02, 0.03]],
    ],
  ],
  [
    'dates of Java beside others',
    'GPS Time, Device Time, Longitude, Latitude,GPS Speed (Meters/second), Altitude, G(x), G(y),Engine RPM(rpm),Speed (OBD)(km/h)\nTue Mar 05 10:00:00 GMT+01:00 2024,05-Mar-2024 10:00:00.123,8.5,47.1,0.0,450.1,0.01,0.02,850,-\nTue Mar 05 10:00:01 GMT+01:00 2024,05-Mar-2024 10:00:01.123,8.5,47.1,0.5,450.1,0.01,0.02,900,12\nTue Mar 05 10:00:02 GMT+01:00 2024,05-Mar-2024 10:00:02.123,8.5,47.1,0.9,450.1,0.01,0.02,950,13\n',
    3,
    [
      ['GPS Time', 's', 'time', [0, 1, 2]],
      ['Device Time', 's', 'time', [3600.1229999999996, 3601.1229999999996, 3602.1229999999996]],
      ['Longitude', '', 'number', [8.5, 8.5, 8.5]],
      ['Latitude', '', 'number', [47.1, 47.1, 47.1]],
      ['GPS Speed (Meters/second)', 'm/s', 'number', [0, 0.5, 0.9]],
      ['Altitude', '', 'number', [450.1, 450.1, 450.1]],
      ['G(x)', '', 'number', [0.01, 0.01, 0.01]],
      ['G(y)', '', 'number', [0.02, 0.02, 0.02]],
      ['Engine RPM(rpm)', 'rpm', 'number', [850, 900, 950]],
      ['Speed (OBD)(km/h)', 'km/h', 'number', [NO, 12, 13]],
    ],
  ],
  [
    'dates with the year at the end',
    'When;T\nTue Mar  5 10:00:00 2024;1,5\nTue Mar  5 10:01:00 2024;1,6\nTue Mar  5 10:02:00 2024;1,7\n',
    3,
    [
      ['When', 's', 'time', [0, 60, 120]],
      ['T', '', 'number', [1.5, 1.6, 1.7]],
    ],
  ],
  [
    'days with colons beside times',
    'AERONET Version 3;\nLille\nVersion 3: AOD Level 2.0\nContact: PI=A; PI Email=a@b\nDate(dd:mm:yyyy),Time(hh:mm:ss),Day_of_Year,AOD_1640nm,AOD_500nm\n05:03:2024,10:00:00,65,0.123,-999.\n05:03:2024,10:15:00,65,0.124,0.212\n06:03:2024,10:00:00,66,0.125,0.213\n',
    3,
    [
      ['Date(dd:mm:yyyy) Time(hh:mm:ss)', 's', 'time', [0, 900, 86400]],
      ['Day_of_Year', '', 'number', [65, 65, 66]],
      ['AOD_1640nm', '', 'number', [0.123, 0.124, 0.125]],
      ['AOD_500nm', '', 'number', [NO, 0.212, 0.213]],
    ],
  ],
  [
    'spans of time with their days',
    '"MTU (CET/CEST)","Actual Total Load [MW] - BZN|DE-LU","Day-ahead Total Load Forecast [MW] - BZN|DE-LU"\n"01.01.2024 00:00 - 01.01.2024 00:15","40123","40100"\n"01.01.2024 00:15 - 01.01.2024 00:30","40124","-"\n"01.01.2024 00:30 - 01.01.2024 00:45","40125","40102"\n',
    3,
    [
      ['MTU (CET/CEST)', 's', 'time', [0, 900, 1800]],
      ['Actual Total Load [MW] - BZN|DE-LU', 'MW', 'number', [40123, 40124, 40125]],
      ['Day-ahead Total Load Forecast [MW] - BZN|DE-LU', 'MW', 'number', [40100, NO, 40102]],
    ],
  ],
  [
    'months of years',
    'Month,Passengers\n1949-01,112\n1949-02,118\n1949-03,132\n',
    3,
    [
      ['Month', 's', 'time', [0, 2678400, 5097600]],
      ['Passengers', '', 'number', [112, 118, 132]],
    ],
  ],
  [
    'durations with letters behind each part',
    'Name,Moving time,Distance\nA,1h 2m 3s,12.5\nB,58m 10s,11.2\nC,2h 0m 0s,25.0\n',
    3,
    [
      ['Name', '', 'text', ['A', 'B', 'C']],
      ['Moving time', 's', 'time', [3723, 3490, 7200]],
      ['Distance', '', 'number', [12.5, 11.2, 25]],
    ],
  ],
  [
    'complex numbers of NumPy',
    ' (1.000000000000000000e+00+2.000000000000000000e+00j) (3.000000000000000000e+00+-4.000000000000000000e+00j)\n (1.500000000000000000e+00+-2.500000000000000000e+00j) (3.500000000000000000e+00+4.500000000000000000e+00j)\n (2.000000000000000000e+00+2.000000000000000000e+00j) (3.000000000000000000e+00+4.000000000000000000e+00j)\n',
    3,
    [
      [' real', '', 'number', [1, 1.5, 2]],
      [' imaginary', '', 'number', [2, -2.5, 2]],
      [' real', '', 'number', [3, 3.5, 3]],
      [' imaginary', '', 'number', [-4, 4.5, 4]],
    ],
  ],
  [
    'vectors in parentheses',
    '# Forces\n# CofR : (0 0 0)\n# Time        forces(pressure viscous)\n0.1\t((1.2 0 0.3) (0.1 0.2 0.02))\n0.2\t((1.3 0 0.4) (0.2 0.3 0.03))\n0.3\t((1.4 0 0.5) (0.3 0.4 0.04))\n',
    3,
    [
      ['', '', 'number', [0.1, 0.2, 0.3]],
      ['', '', 'number', [1.2, 1.3, 1.4]],
      ['', '', 'number', [0, 0, 0]],
      ['', '', 'number', [0.3, 0.4, 0.5]],
      ['', '', 'number', [0.1, 0.2, 0.3]],
      ['', '', 'number', [0.2, 0.3, 0.4]],
      ['', '', 'number', [0.02, 0.03, 0.04]],
    ],
  ],
  [
    'marks of remarks alone above the data',
    '# USE OF NOAA GML DATA\n#\n# (c) text\n#            decimal       average   interpolated    trend    #days\n#             date                             (season corr)\n1958   3    1958.208      315.71      315.71      314.62     -1\n1958   4    1958.292      317.45      317.45      315.29     -1\n1958   5    1958.375      317.50      317.50      314.71     -1\n',
    3,
    [
      ['', '', 'number', [1958, 1958, 1958]],
      ['', '', 'number', [3, 4, 5]],
      ['', '', 'number', [1958.208, 1958.292, 1958.375]],
      ['', '', 'number', [315.71, 317.45, 317.5]],
      ['', '', 'number', [315.71, 317.45, 317.5]],
      ['', '', 'number', [314.62, 315.29, 314.71]],
      ['', '', 'number', [-1, -1, -1]],
    ],
  ],
  [
    'lines of words with numbers in them above the data',
    ' Table Mountain\n   40.125  105.237  1689 m version 1\n 2024   1  1  1  0  0  0.000  99.10    -0.2 0 \n 2024   1  1  1  0  1  0.017  99.12    -0.3 0 \n 2024   1  1  1  0  2  0.033  99.14 -9999.9 0 \n 2024   1  1  1  0  3  0.050  99.16    -0.5 0 \n 2024   1  1  1  0  4  0.067  99.18    -0.6 0 \n 2024   1  1  1  0  5  0.083  99.20    -0.7 0 \n',
    6,
    [
      ['', '', 'number', [2024, 2024, 2024]],
      ['', '', 'number', [1, 1, 1]],
      ['', '', 'number', [1, 1, 1]],
      ['', '', 'number', [1, 1, 1]],
      ['', '', 'number', [0, 0, 0]],
      ['', '', 'number', [0, 1, 2]],
      ['', '', 'number', [0, 0.017, 0.033]],
      ['', '', 'number', [99.1, 99.12, 99.14]],
      ['', '', 'number', [-0.2, -0.3, NO]],
      ['', '', 'number', [0, 0, 0]],
    ],
  ],
  [
    'products below the slash of a unit',
    'Temperature (K)\tPressure (MPa)\tDensity (kg/m3)\tVolume (m3/kg)\tEnthalpy (kJ/kg)\tEntropy (J/g*K)\tCp (J/g*K)\tSound Spd. (m/s)\tJoule-Thomson (K/MPa)\tViscosity (uPa*s)\tTherm. Cond. (W/m*K)\tPhase\n300.00\t0.10000\t996.56\t0.0010035\t112.65\t0.39306\t4.1806\t1501.5\t-0.22181\t853.84\t0.61032\tliquid\n310.00\t0.10000\t993.38\t0.0010067\t154.45\t0.53012\t4.1793\t1518.5\t-0.22\t693.4\t0.6255\tliquid\n320.00\t0.10000\t989.43\t0.0010107\t196.25\t0.66283\tundefined\t1529.5\t-0.21\t577.0\t0.6382\tliquid\n',
    3,
    [
      ['Temperature (K)', 'K', 'number', [300, 310, 320]],
      ['Pressure (MPa)', 'MPa', 'number', [0.1, 0.1, 0.1]],
      ['Density (kg/m3)', 'kg/m^3', 'number', [996.56, 993.38, 989.43]],
      ['Volume (m3/kg)', 'm^3/kg', 'number', [0.0010035, 0.0010067, 0.0010107]],
      ['Enthalpy (kJ/kg)', 'kJ/kg', 'number', [112.65, 154.45, 196.25]],
      ['Entropy (J/g*K)', 'J/(g*K)', 'number', [0.39306, 0.53012, 0.66283]],
      ['Cp (J/g*K)', 'J/(g*K)', 'number', [4.1806, 4.1793, NO]],
      ['Sound Spd. (m/s)', 'm/s', 'number', [1501.5, 1518.5, 1529.5]],
      ['Joule-Thomson (K/MPa)', 'K/MPa', 'number', [-0.22181, -0.22, -0.21]],
      ['Viscosity (uPa*s)', 'uPa*s', 'number', [853.84, 693.4, 577]],
      ['Therm. Cond. (W/m*K)', 'W/(m*K)', 'number', [0.61032, 0.6255, 0.6382]],
      ['Phase', '', 'text', ['liquid', 'liquid', 'liquid']],
    ],
  ],
  [
    'a table of Markdown',
    '| Profile | h [mm] | A [cm²] |\n|---------|-------:|--------:|\n| IPE 100 | 100 | 10.3 |\n| IPE 120 | 120 | 13.2 |\n| IPE 140 | 140 | 16.4 |\n',
    3,
    [
      ['Profile', '', 'text', ['IPE 100', 'IPE 120', 'IPE 140']],
      ['h [mm]', 'mm', 'number', [100, 120, 140]],
      ['A [cm²]', 'cm^2', 'number', [10.3, 13.2, 16.4]],
    ],
  ],
  [
    'a table of a terminal with lines around it',
    '+----+---------------------+------+\n| id | at                  | temp |\n+----+---------------------+------+\n|  1 | 2024-03-05 10:00:00 | 21.5 |\n|  2 | 2024-03-05 10:01:00 | NULL |\n|  3 | 2024-03-05 10:02:00 | 21.7 |\n+----+---------------------+------+\n3 rows in set (0.00 sec)\n',
    3,
    [
      ['id', '', 'number', [1, 2, 3]],
      ['at', 's', 'time', [0, 60, 120]],
      ['temp', '', 'number', [21.5, NO, 21.7]],
    ],
  ],
  [
    'a table of a terminal with a count below it',
    ' id |        at           | temp  \n----+---------------------+-------\n  1 | 2024-03-05 10:00:00 |  21.5\n  2 | 2024-03-05 10:01:00 |  21.6\n  3 | 2024-03-05 10:02:00 |      \n(3 rows)\n\n',
    3,
    [
      ['id', '', 'number', [1, 2, 3]],
      ['at', 's', 'time', [0, 60, 120]],
      ['temp', '', 'number', [21.5, 21.6, NO]],
    ],
  ],
  [
    'a list with lines and amounts behind which the minus stands',
    '-------------------------------------------\r\n| Material  | Menge    | ME | Preis       |\r\n-------------------------------------------\r\n| 100-200   | 1.250,00 | ST | 12,50 EUR   |\r\n| 100-201   | 500,50-  | ST | 13,50 EUR   |\r\n| 100-202   | 20,00    | KG | 1.014,50 EUR|\r\n-------------------------------------------\r\n',
    3,
    [
      ['Material', '', 'text', ['100-200', '100-201', '100-202']],
      ['Menge', '', 'number', [1250, -500.5, 20]],
      ['ME', '', 'text', ['ST', 'ST', 'KG']],
      ['Preis', 'EUR', 'number', [12.5, 13.5, 1014.5]],
    ],
  ],
  [
    'readings beyond the range',
    'Sample,Reading (V),Status\n1,12.3,OK\n2,OVLD,OK\n3,12.5,OK\n4,OL,OK\n5,+9.9E+37,OK\n6,12.6,OK\n',
    6,
    [
      ['Sample', '', 'number', [1, 2, 3]],
      ['Reading (V)', 'V', 'number', [12.3, NO, 12.5]],
      ['Status', '', 'text', ['OK', 'OK', 'OK']],
    ],
  ],
  [
    'voltages beyond the range as infinity',
    'Time,Channel A,Channel B\n(ms),(mV),(V)\n\n-5.000,12.3,∞\n-4.000,12.4,1.20\n-3.000,-∞,1.21\n-2.000,12.6,1.22\n',
    4,
    [
      ['Time', 'ms', 'number', [-5, -4, -3]],
      ['Channel A', 'mV', 'number', [12.3, 12.4, NO]],
      ['Channel B', 'V', 'number', [NO, 1.2, 1.21]],
    ],
  ],
]

it.each(CASES)('%s', async (_, text, rows, columns) => {
  const bytes = new TextEncoder().encode(text)
  const imported = await importFile(bytes, { file: '', format: 'csv', name: 'D' })
  const found = summariesOf(imported).map(({ heading, unit, kind, first }) => [
    heading,
    unit,
    kind,
    first.slice(0, 3),
  ])
  expect(found).toEqual(columns)
  expect(imported.read.values[0]!.length).toBe(rows)
})
