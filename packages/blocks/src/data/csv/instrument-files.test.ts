/**
 * Files as further instruments, simulators and public services write them, shortened. What is right was written down
 * from the descriptions of the formats before they were read.
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
    'units that the first columns lack',
    'Curve Name:\n!&Sample_1\n  Performed    04.05.2021 10:20:11\n\nCurve Values:\n         Index             t            Ts            Tr         Value\n                         [s]          [°C]          [°C]          [mW]\n             0             0       24.9980       25.0000       -0.1230\n             1             1       25.1980       25.1667       -0.2230\n             2             2       25.3980       25.3333       -0.3230\n             3             3       25.5980       25.5000       -0.4230\n',
    4,
    [
      ['Index', '', 'number', [0, 1, 2, 3]],
      ['t', 's', 'number', [0, 1, 2, 3]],
      ['Ts', 'degC', 'number', [24.998, 25.198, 25.398, 25.598]],
      ['Tr', 'degC', 'number', [25, 25.1667, 25.3333, 25.5]],
      ['Value', 'mW', 'number', [-0.123, -0.223, -0.323, -0.423]],
    ],
  ],
  [
    'a calorimeter with settings above names with spaces',
    'Run 11/03/2021 12:57:27\n\nHeatFlow :\n Initial Mass : 0 mg\n Molar Mass : N/A\n\nIndex Time(s)       Sample Temperature(°C) HeatFlow(mW)\n1     0E+0          1,708868E+1            3,363205E-1 \n2     2,1E+0        1,708893E+1            3,363203E-1 \n3     4,2E+0        1,709713E+1            2,762017E-1 \n4     6,3E+0        1,712869E+1            1,18528E-1  \n',
    4,
    [
      ['Index', '', 'number', [1, 2, 3, 4]],
      ['Time(s)', 's', 'number', [0, 2.1, 4.2, 6.3]],
      ['Sample Temperature(°C)', 'degC', 'number', [17.08868, 17.08893, 17.09713, 17.12869]],
      ['HeatFlow(mW)', 'mW', 'number', [0.3363205, 0.3363203, 0.2762017, 0.118528]],
    ],
  ],
  [
    'remarks on columns without a value above the units',
    'Channel;A1;A2;A3\nOffset;n/a;N/A;N/A\nTime;Pressure;Temperature;Flow\ns;bar;°C;l/min\n0;1.5;20;3\n1;1.6;21;4\n2;1.7;22;5\n',
    3,
    [
      ['Time', 's', 'number', [0, 1, 2]],
      ['Pressure', 'bar', 'number', [1.5, 1.6, 1.7]],
      ['Temperature', 'degC', 'number', [20, 21, 22]],
      ['Flow', 'l/min', 'number', [3, 4, 5]],
    ],
  ],
  [
    'a rheometer with an empty row between names and units',
    'Project:;Test 1\nTest:;Frequency sweep\n\nResult:;Frequency sweep 1\nInterval and data points:;1;4\nInterval data:;Point No.;Angular Frequency;Storage Modulus;Loss Modulus;Damping Factor;Torque\n;;;;;;\n;;[rad/s];[Pa];[Pa];[1];[µN·m]\n;1;100;1,234.5;523.1;0.424;12.5\n;2;56.2;1,012.2;480.2;0.474;11.5\n;3;31.6;850.1;440.2;0.518;10.5\n;4;17.8;750.1;400.2;0.534;9.5\n',
    4,
    [
      ['Interval data:', '', 'number', [NO, NO, NO, NO]],
      ['Point No.', '', 'number', [1, 2, 3, 4]],
      ['Angular Frequency', 'rad/s', 'number', [100, 56.2, 31.6, 17.8]],
      ['Storage Modulus', 'Pa', 'number', [1234.5, 1012.2, 850.1, 750.1]],
      ['Loss Modulus', 'Pa', 'number', [523.1, 480.2, 440.2, 400.2]],
      ['Damping Factor', '', 'number', [0.424, 0.474, 0.518, 0.534]],
      ['Torque', 'µN*m', 'number', [12.5, 11.5, 10.5, 9.5]],
    ],
  ],
  [
    'a test stand with wider lines above',
    'MTS793|MPT|ENU|1|2|.|/|:|1|0|0|A\n\nData Header:\t\tTime:\t120.3\tSec\t3/12/2021 10:11:12 AM\nData Acquisition:\t\tTimed\nStation Name:\tRig1.cfg\nTest File Name:\ttensile.000\nTime\tAxial Force\tAxial Displacement\tAxial Strain\nSec\tkN\tmm\tmm/mm\n0.0126953\t0.125\t-0.00123\t1e-5\n0.1126953\t0.225\t-0.00223\t2e-5\n0.2126953\t0.325\t-0.00323\t3e-5\n',
    3,
    [
      ['Time', 's', 'number', [0.0126953, 0.1126953, 0.2126953]],
      ['Axial Force', 'kN', 'number', [0.125, 0.225, 0.325]],
      ['Axial Displacement', 'mm', 'number', [-0.00123, -0.00223, -0.00323]],
      ['Axial Strain', 'mm/mm', 'number', [1e-5, 2e-5, 3e-5]],
    ],
  ],
  [
    'a multimeter with units of two words',
    '"Session Name","run"\n"Start Time","5/14/2021 10:00:00 AM"\n"Reading","Sample","Start Time","Duration","Max Time","Max","Average","Min Time","Min","Description","Stop Time"\n"1","0 V DC","5/14/2021 10:00:00 AM","0:00:10.0","10:00:02.1 AM","12.53 V DC","12.50 V DC","10:00:05.1 AM","12.41 V DC","Interval","10:00:10.0 AM"\n"2","0 V DC","5/14/2021 10:00:10 AM","0:00:10.0","10:00:12.1 AM","12.55 V DC","12.51 V DC","10:00:15.1 AM","12.42 V DC","Interval","10:00:20.0 AM"\n"3","0 V DC","5/14/2021 10:00:20 AM","0:00:10.0","10:00:22.1 AM","12.57 V DC","12.52 V DC","10:00:25.1 AM","12.43 V DC","Interval","10:00:30.0 AM"\n',
    3,
    [
      ['Reading', '', 'number', [1, 2, 3]],
      ['Sample', 'V', 'number', [0, 0, 0]],
      ['Start Time', 's', 'time', [0, 10, 20]],
      ['Duration', 's', 'time', [0, 0, 0]],
      ['Max Time', 's', 'time', [35992.1, 36002.1, 36012.1]],
      ['Max', 'V', 'number', [12.53, 12.55, 12.57]],
      ['Average', 'V', 'number', [12.5, 12.51, 12.52]],
      ['Min Time', 's', 'time', [35995.1, 36005.1, 36015.1]],
      ['Min', 'V', 'number', [12.41, 12.42, 12.43]],
      ['Description', '', 'text', ['Interval', 'Interval', 'Interval']],
      ['Stop Time', 's', 'time', [36000, 36010, 36020]],
    ],
  ],
  [
    'probes of a flow with numbers behind marks',
    '# Probe 0 (0.1 0 0)\n# Probe 1 (0.2 0 0)\n#       Probe             0             1\n#        Time\n            0.1       101325       101300\n            0.2       101326       101301\n            0.3       101327       101302\n',
    3,
    [
      ['Probe', '', 'number', [0.1, 0.2, 0.3]],
      ['0', '', 'number', [101325, 101326, 101327]],
      ['1', '', 'number', [101300, 101301, 101302]],
    ],
  ],
  [
    'a weather service with another table above',
    'latitude,longitude,generationtime_ms,utc_offset_seconds,timezone,timezone_abbreviation,elevation\n52.5,13.4,0.5,0,GMT,GMT,38.0\n\ntime,temperature_2m (°C),relative_humidity_2m (%),wind_speed_10m (km/h),shortwave_radiation (W/m²),pressure_msl (hPa)\n2023-01-01T00:00,12.5,70,15.2,0.0,1015.2\n2023-01-01T01:00,12.3,71,14.2,0.0,1015.1\n2023-01-01T02:00,12.1,72,13.2,0.0,1015.0\n',
    3,
    [
      ['time', 's', 'time', [0, 3600, 7200]],
      ['temperature_2m (°C)', 'degC', 'number', [12.5, 12.3, 12.1]],
      ['relative_humidity_2m (%)', '%', 'number', [70, 71, 72]],
      ['wind_speed_10m (km/h)', 'km/h', 'number', [15.2, 14.2, 13.2]],
      ['shortwave_radiation (W/m²)', 'W/m^2', 'number', [0, 0, 0]],
      ['pressure_msl (hPa)', 'hPa', 'number', [1015.2, 1015.1, 1015]],
    ],
  ],
  [
    'a simulation of buildings, with dates without a year',
    'Date/Time,Environment:Site Outdoor Air Drybulb Temperature [C](Hourly),ZONE ONE:Zone Air System Sensible Cooling Energy [J](Hourly),ZONE ONE:Zone Air Relative Humidity [%](Hourly) \n 01/01  01:00:00,-5.2,0.0,35.1\n 01/01  02:00:00,-5.3,10.0,35.2\n 01/01  24:00:00,-5.4,20.0,35.3\n 01/02  01:00:00,-5.5,20.0,35.3\n',
    4,
    [
      ['Date/Time', 's', 'time', [0, 3600, 82800, 86400]],
      [
        'Environment:Site Outdoor Air Drybulb Temperature [C](Hourly)',
        'degC',
        'number',
        [-5.2, -5.3, -5.4, -5.5],
      ],
      ['ZONE ONE:Zone Air System Sensible Cooling Energy [J](Hourly)', 'J', 'number', [0, 10, 20, 20]],
      ['ZONE ONE:Zone Air Relative Humidity [%](Hourly)', '%', 'number', [35.1, 35.2, 35.3, 35.3]],
    ],
  ],
  [
    'weather of a year for buildings, which has no names',
    'LOCATION,Torino,-,ITA,IGDG,160590,45.22,7.65,1.0,287.0\nDESIGN CONDITIONS,0\nTYPICAL/EXTREME PERIODS,0\nGROUND TEMPERATURES,1,.5,,,,5.1,3.9,4.5,6.2,11.8,16.3,19.6,20.9,19.7,16.4,12.2,8.1\nHOLIDAYS/DAYLIGHT SAVINGS,No,0,0,0\nCOMMENTS 1,"IGDG; TMY"\nCOMMENTS 2, -- Ground temps\nDATA PERIODS,1,1,Data,Sunday, 1/ 1,12/31\n1983,1,1,1,0,?9?9?9?9E0?9?9?9?9?9?9?9?9?9?9?9?9?9?9?9*9*9?9?9?9,0.5,-1.0,90,98000,0,1415,280,0,0,0,0,0,0,0,50,1.5,10,10,20.0,77777,9,999999999,99999,0.0000,0,88,0.000,0.0,1.0\n1983,1,1,2,0,?9?9?9?9E0?9?9?9?9?9?9?9?9?9?9?9?9?9?9?9*9*9?9?9?9,0.2,-1.0,90,98000,0,1415,280,10,0,1,0,0,0,0,50,1.5,10,10,20.0,77777,9,999999999,99999,0.0000,0,88,0.000,0.0,1.0\n1983,1,1,3,0,?9?9?9?9E0?9?9?9?9?9?9?9?9?9?9?9?9?9?9?9*9*9?9?9?9,-0.1,-1.0,90,98000,0,1415,280,20,0,2,0,0,0,0,50,1.5,10,10,20.0,77777,9,999999999,99999,0.0000,0,88,0.000,0.0,1.0\n1983,1,1,4,0,?9?9?9?9E0?9?9?9?9?9?9?9?9?9?9?9?9?9?9?9*9*9?9?9?9,-0.3,-1.0,90,98000,0,1415,280,30,0,3,0,0,0,0,50,1.5,10,10,20.0,77777,9,999999999,99999,0.0000,0,88,0.000,0.0,1.0\n',
    4,
    [
      ['Year', '', 'number', [1983, 1983, 1983, 1983]],
      ['Month', '', 'number', [1, 1, 1, 1]],
      ['Day', '', 'number', [1, 1, 1, 1]],
      ['Hour', '', 'number', [1, 2, 3, 4]],
      ['Minute', '', 'number', [0, 0, 0, 0]],
      ['Dry Bulb Temperature [°C]', 'degC', 'number', [0.5, 0.2, -0.1, -0.3]],
      ['Dew Point Temperature [°C]', 'degC', 'number', [-1, -1, -1, -1]],
      ['Relative Humidity [%]', '%', 'number', [90, 90, 90, 90]],
      ['Atmospheric Station Pressure [Pa]', 'Pa', 'number', [98000, 98000, 98000, 98000]],
      ['Extraterrestrial Horizontal Radiation [Wh/m²]', 'Wh/m^2', 'number', [0, 0, 0, 0]],
      ['Extraterrestrial Direct Normal Radiation [Wh/m²]', 'Wh/m^2', 'number', [1415, 1415, 1415, 1415]],
      ['Horizontal Infrared Radiation Intensity [Wh/m²]', 'Wh/m^2', 'number', [280, 280, 280, 280]],
      ['Global Horizontal Radiation [Wh/m²]', 'Wh/m^2', 'number', [0, 10, 20, 30]],
      ['Direct Normal Radiation [Wh/m²]', 'Wh/m^2', 'number', [0, 0, 0, 0]],
    ],
  ],
  [
    'a schedule with an empty row in quotes',
    '"Wall Schedule"\t""\t""\t""\n"Type"\t"Length"\t"Area"\t"Volume"\n""\t""\t""\t""\n"Basic 200"\t"5200 mm"\t"15.60 m²"\t"3.12 m³"\n"Basic 200"\t"3200 mm"\t"9.60 m²"\t"1.92 m³"\n"Basic 300"\t"1200 mm"\t"3.60 m²"\t"1.08 m³"\n',
    3,
    [
      ['Type', '', 'text', ['Basic 200', 'Basic 200', 'Basic 300']],
      ['Length', 'mm', 'number', [5200, 3200, 1200]],
      ['Area', 'm^2', 'number', [15.6, 9.6, 3.6]],
      ['Volume', 'm^3', 'number', [3.12, 1.92, 1.08]],
    ],
  ],
  [
    'a sign for no value beside pressures of its size',
    'STATIONS_ID;MESS_DATUM;  QN;PP_10;TT_10;TM5_10;RF_10;TD_10;eor\n        433;202311290000;    2; 1002.1;  -0.3;  -1.2;  95.0;  -1.0;eor\n        433;202311290010;    2; 1002.0;  -0.4;  -1.3;  95.1;  -1.1;eor\n        433;202311290020;    2; -999;  -0.5;  -1.4;  95.2;  -1.2;eor\n',
    3,
    [
      ['STATIONS_ID', '', 'number', [433, 433, 433]],
      ['MESS_DATUM', 's', 'time', [0, 600, 1200]],
      ['QN', '', 'number', [2, 2, 2]],
      ['PP_10', '', 'number', [1002.1, 1002, NO]],
      ['TT_10', '', 'number', [-0.3, -0.4, -0.5]],
      ['TM5_10', '', 'number', [-1.2, -1.3, -1.4]],
      ['RF_10', '', 'number', [95, 95.1, 95.2]],
      ['TD_10', '', 'number', [-1, -1.1, -1.2]],
      ['eor', '', 'text', ['eor', 'eor', 'eor']],
    ],
  ],
  [
    'a water survey with lengths of columns below the names',
    '# ---- WARNING ----\n# Data for the following site\n#\nagency_cd\tsite_no\tdatetime\ttz_cd\t101_00060\t101_00060_cd\n5s\t15s\t20d\t6s\t14n\t10s\nUSGS\t01646500\t2023-05-01 00:00\tEDT\t13700\tP\nUSGS\t01646500\t2023-05-01 00:15\tEDT\t13800\tP\nUSGS\t01646500\t2023-05-01 00:30\tEDT\tIce\tP\n',
    3,
    [
      ['agency_cd', '', 'text', ['USGS', 'USGS', 'USGS']],
      ['site_no', '', 'number', [1646500, 1646500, 1646500]],
      ['datetime', 's', 'time', [0, 900, 1800]],
      ['tz_cd', '', 'text', ['EDT', 'EDT', 'EDT']],
      ['101_00060', '', 'number', [13700, 13800, NO]],
      ['101_00060_cd', '', 'text', ['P', 'P', 'P']],
    ],
  ],
  [
    'fixed columns with a line of dashes',
    'Run   Speed    Torque    Power   Note\n      1/min        Nm       kW       \n---  ------  --------  -------  -----\n1      1000     12.50     1.31  ok\n2      1500     13.10     2.06  ok\n3      2000     13.40     2.81  ok\n',
    3,
    [
      ['Run', '', 'number', [1, 2, 3]],
      ['Speed', '1/min', 'number', [1000, 1500, 2000]],
      ['Torque', 'Nm', 'number', [12.5, 13.1, 13.4]],
      ['Power', 'kW', 'number', [1.31, 2.06, 2.81]],
      ['Note', '', 'text', ['ok', 'ok', 'ok']],
    ],
  ],
  [
    'thousands with commas between tabs',
    'Date/Time\tkW\tkVAR\tkWh\n3/1/2024 12:00 AM\t1,250.5\t120\t10,250\n3/1/2024 12:15 AM\t1,251.5\t121\t10,562\n3/1/2024 12:30 AM\t1,252.5\t122\t10,875\n3/13/2024 1:00 PM\t1,252.5\t122\t11,187\n',
    4,
    [
      ['Date/Time', 's', 'time', [0, 900, 1800, 1083600]],
      ['kW', '', 'number', [1250.5, 1251.5, 1252.5, 1252.5]],
      ['kVAR', '', 'number', [120, 121, 122, 122]],
      ['kWh', '', 'number', [10250, 10562, 10875, 11187]],
    ],
  ],
  [
    'names above units above remarks on each column',
    'Angle\tIntensity\tFit\ndeg\ta.u.\ta.u.\n2theta\tXRD sample A\tVoigt\n20.000\t1052\t1048.2\n20.020\t1063\t1050.1\n20.040\t1071\t1055.9\n',
    3,
    [
      ['Angle', 'deg', 'number', [20, 20.02, 20.04]],
      ['Intensity', '', 'number', [1052, 1063, 1071]],
      ['Fit', '', 'number', [1048.2, 1050.1, 1055.9]],
    ],
  ],
  [
    'limits of detection and values that were not found',
    'Sample;pH;Fe (mg/l);Mn (mg/l)\nW-01;7,2;0,35;<0,05\nW-02;7,4;< 0,01;0,12\nW-03;7,1;n.n.;<0,05\n',
    3,
    [
      ['Sample', '', 'text', ['W-01', 'W-02', 'W-03']],
      ['pH', '', 'number', [7.2, 7.4, 7.1]],
      ['Fe (mg/l)', 'mg/l', 'number', [0.35, NO, NO]],
      ['Mn (mg/l)', 'mg/l', 'number', [NO, 0.12, NO]],
    ],
  ],
  [
    'potentials against an electrode',
    '\tPt\tT\tVf\tIm\n\t#\ts\tV vs. Ref.\tA\n\t0\t0.02\t1.9E-002\t1.3E-006\n\t1\t0.04\t2.1E-002\t1.4E-006\n\t2\t0.06\t2.3E-002\t1.5E-006\n',
    3,
    [
      ['Pt', '', 'number', [0, 1, 2]],
      ['T', 's', 'number', [0.02, 0.04, 0.06]],
      ['Vf', 'V', 'number', [0.019, 0.021, 0.023]],
      ['Im', 'A', 'number', [1.3e-6, 1.4e-6, 1.5e-6]],
    ],
  ],
  [
    'a row of units above few columns, dates beside times',
    'Jour;Heure;Débit;Pression;État\n;;[m³/h];[bar];\n14/03/2024;10:00;12,4;2,31;OK\n14/03/2024;10:30;12,9;2,29;OK\n25/03/2024;11:00;13,1;2,28;Arrêt\n',
    3,
    [
      ['Jour Heure', 's', 'time', [0, 1800, 954_000]],
      ['Débit', 'm^3/h', 'number', [12.4, 12.9, 13.1]],
      ['Pression', 'bar', 'number', [2.31, 2.29, 2.28]],
      ['État', '', 'text', ['OK', 'OK', 'Arrêt']],
    ],
  ],
  [
    'many empty columns at the right',
    'created_at,entry_id,field1,field2,latitude,longitude,elevation,status\n2024-03-14 10:12:33 UTC,1,21.5,45,,,,\n2024-03-14 10:13:33 UTC,2,21.6,,,,,\n2024-03-14 10:14:33 UTC,3,21.8,44,,,,\n',
    3,
    [
      ['created_at', 's', 'time', [0, 60, 120]],
      ['entry_id', '', 'number', [1, 2, 3]],
      ['field1', '', 'number', [21.5, 21.6, 21.8]],
      ['field2', '', 'number', [45, NO, 44]],
    ],
  ],
  [
    'a controller with the settings of each signal',
    'Name\tScope\t\t\nStarttime\t133548812730000000\tThursday, 14 March 2024\t10:12:33.000\n\nName\tActPos\tName\tActVelo\nData-Type\tREAL64\tData-Type\tREAL64\nSampleTime[ms]\t10\tSampleTime[ms]\t10\nUnit\tmm\tUnit\tmm/s\n\n0\t10.5\t0\t1.25\n10\t10.6\t10\t1.25\n20\t10.7\t20\t1.26\n',
    3,
    [
      ['Time [ms]', 'ms', 'number', [0, 10, 20]],
      ['ActPos [mm]', 'mm', 'number', [10.5, 10.6, 10.7]],
      ['Time [ms]', 'ms', 'number', [0, 10, 20]],
      ['ActVelo [mm/s]', 'mm/s', 'number', [1.25, 1.25, 1.26]],
    ],
  ],
  [
    'a tide gauge with remarks behind exclamation marks',
    '! Station: Cuxhaven\n! Datum      Zeit   Wasserstand(cm)\n14.03.2024  00:00   512\n14.03.2024  00:10   521\n14.03.2024  00:20   -999\n14.03.2024  00:30   541\n',
    4,
    [
      ['Datum Zeit', 's', 'time', [0, 600, 1200, 1800]],
      ['Wasserstand(cm)', 'cm', 'number', [512, 521, NO, 541]],
    ],
  ],
  [
    'single quotes around cells',
    "'Weg';'Kraft'\n'mm';'N'\n'0,000';'+1,25E+02'\n'0,100';'+2,50E+02'\n'0,200';'+3,75E+02'\n",
    3,
    [
      ["'Weg'", 'mm', 'number', [0, 0.1, 0.2]],
      ["'Kraft'", 'N', 'number', [125, 250, 375]],
    ],
  ],
  [
    'a column of remarks behind groups of names',
    ',Gauge A,,Gauge B,,\nLoad,eps 1,eps 2,eps 1,eps 2,Remark\nkN,µm/m,µm/m,µm/m,µm/m,\n0.0,1,2,-1,0,zero\n5.0,101,52,-99,-40,\n10.0,203,104,-197,-81,hold\n',
    3,
    [
      ['Load', 'kN', 'number', [0, 5, 10]],
      ['Gauge A eps 1', 'ppm', 'number', [1, 101, 203]],
      ['Gauge A eps 2', 'ppm', 'number', [2, 52, 104]],
      ['Gauge B eps 1', 'ppm', 'number', [-1, -99, -197]],
      ['Gauge B eps 2', 'ppm', 'number', [0, -40, -81]],
      ['Remark', '', 'text', ['zero', NO, 'hold']],
    ],
  ],
  [
    'hours of operation, which are counted from 0',
    'Time;Hours;P [kW]\n2024-03-14 00:00:00;123:45:00;120.5\n2024-03-14 00:10:00;123:55:00;121.0\n2024-03-14 00:20:00;124:05:00;119.8\n',
    3,
    [
      ['Time', 's', 'time', [0, 600, 1200]],
      ['Hours', 's', 'time', [445_500, 446_100, 446_700]],
      ['P [kW]', 'kW', 'number', [120.5, 121, 119.8]],
    ],
  ],
]

it.each(CASES)('%s', async (_, text, rows, columns) => {
  const bytes = new TextEncoder().encode(text)
  const imported = await importFile(bytes, { file: 'x', format: 'csv', name: 'x' })
  const found = summariesOf(imported).map(({ heading, unit, kind, first }) => [
    heading,
    unit,
    kind,
    first.slice(0, 4),
  ])
  expect(found.slice(0, columns.length)).toEqual(columns)
  expect(imported.read.values[0]!.length).toBe(rows)
})

it('quotes in words above the numbers are no quotes of cells', async () => {
  const text = 'Output sorted by column "Node Label".\n\n  Node   U1\n  1   0.5\n  2   1.5\n  3   2.5\n'
  const { props, read } = await importFile(new TextEncoder().encode(text), { file: '', format: 'csv' })
  expect(props.columns.map(({ heading }) => heading)).toEqual(['Node', 'U1'])
  expect([...read.values[1]!]).toEqual([0.5, 1.5, 2.5])
})

it('keeps the microseconds of dates', async () => {
  const text =
    't,U\n2024-03-14T10:12:33.100000Z,1\n2024-03-14T10:12:33.100001Z,2\n2024-03-14T10:12:33.100002Z,3\n'
  const { read } = await importFile(new TextEncoder().encode(text), { file: '', format: 'csv' })
  expect(read.values[0]![1]).toBeCloseTo(1e-6, 10)
  expect(read.values[0]![2]).toBeCloseTo(2e-6, 10)
  expect(read.times[0]?.start).toBe(Date.UTC(2024, 2, 14, 10, 12, 33, 100) / 1000)
})
