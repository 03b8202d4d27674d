/**
 * Files as loggers, simulators, test stands and public services write them, shortened. What is right was written down
 * from the descriptions of the formats and from the numbers themselves before they were read.
 */
import { expect, it } from 'vitest'
import { importFile } from './import-file.ts'
import { summariesOf } from './summaries.ts'

const NO = null
type Right = readonly [name: string, unit: string, kind: string, first: readonly (number | string | null)[]]

interface Case {
  readonly rows: number
  readonly columns: readonly Right[]
  readonly remarks?: readonly string[]
}

const CASES: readonly (readonly [what: string, text: string, right: Case])[] = [
  [
    'PVGIS with prose above and a legend below',
    'Latitude (decimal degrees):\t45.000\nLongitude (decimal degrees):\t8.000\nElevation (m):\t250\nIrradiance Time Offset (h):\t0.1761\n\nmonth,year\n1,2018\n2,2012\n\ntime(UTC),T2m,RH,G(h),Gb(n),IR(h),SP\n20180101:0000,2.04,94.4,0.0,-0.0,283.58,99870.0\n20180101:0100,1.98,95.5,0.0,-0.0,291.44,99800.0\n20180101:0200,1.92,96.5,12.5,3.25,299.30,99740.0\n20180101:0300,1.85,97.6,0.0,0.0,299.30,99740.0\n\nT2m: 2-m air temperature (degree Celsius)\nRH: relative humidity (%)\nPVGIS (c) European Union, 2001-2022\n',
    {
      rows: 4,
      columns: [
        ['TimeUTC', 's', 'time', [0, 3600, 7200, 10_800]],
        ['T2m', '', 'number', [2.04, 1.98, 1.92, 1.85]],
        ['RH', '', 'number', [94.4, 95.5, 96.5, 97.6]],
        ['GH', '', 'number', [0, 0, 12.5, 0]],
        ['GbN', '', 'number', [-0, -0, 3.25, 0]],
        ['IRH', '', 'number', [283.58, 291.44, 299.3, 299.3]],
        ['SP', '', 'number', [99_870, 99_800, 99_740, 99_740]],
      ],
      remarks: ['The last 3 rows hold words'],
    },
  ],
  [
    'TOA5 of a Campbell logger with NAN',
    '"TOA5","CR6","CR6","1234","CR6.Std.10","CPU:x.CR6","17","Ten"\n"TIMESTAMP","RECORD","WS_ms_Avg","AirTC","SlrW"\n"TS","RN","meters/second","Deg C","W/m^2"\n"","","WVc","Avg","Avg"\n"2023-06-01 00:10:00",0,3.21,14.5,0\n"2023-06-01 00:20:00",1,"NAN",14.4,0\n"2023-06-01 00:30:00",2,2.5,-7999,0\n"2023-06-01 00:40:00",3,2.5,14.1,1.5\n',
    {
      rows: 4,
      columns: [
        ['TIMESTAMP', 's', 'time', [0, 600, 1200, 1800]],
        ['RECORD', '', 'number', [0, 1, 2, 3]],
        ['WSMsAvg', 'm/s', 'number', [3.21, NO, 2.5, 2.5]],
        ['AirTC', 'degC', 'number', [14.5, 14.4, NO, 14.1]],
        ['SlrW', 'W/m^2', 'number', [0, 0, 0, 1.5]],
      ],
      remarks: ['WSMsAvg: 1 cell holds no number and is a gap: NAN (1)', '-7999 (1)'],
    },
  ],
  [
    'LTspice with magnitudes and phases',
    'Freq.\tV(d)\tI(L)\n1.0e+00\t(-3.01e+00dB,-4.5e+01°)\t(1.0e+00dB,9.0e+01°)\n1.0e+01\t(-2.0e+01dB,-8.4e+01°)\t(2.0e+00dB,8.0e+01°)\n1.0e+02\t(-4.0e+01dB,-8.9e+01°)\t(3.0e+00dB,7.0e+01°)\n',
    {
      rows: 3,
      columns: [
        ['Freq', '', 'number', [1, 10, 100]],
        ['VDMagnitude', 'dB', 'number', [-3.01, -20, -40]],
        ['VDPhase', 'deg', 'number', [-45, -84, -89]],
        ['ILMagnitude', 'dB', 'number', [1, 2, 3]],
        ['ILPhase', 'deg', 'number', [90, 80, 70]],
      ],
    },
  ],
  [
    'HOBO with a title, units behind commas and states of the logger',
    '"Plot Title: Roof"\n"#","Date Time, GMT+02:00","Temp, °C (LGR S/N: 102, SEN S/N: 102)","RH, %","Coupler Attached"\n1,06/30/22 11:00:00 PM,21.45,48.2,\n2,06/30/22 11:30:00 PM,21.32,48.9,\n3,07/01/22 12:00:00 AM,21.01,49.5,Logged\n4,07/13/22 12:30:00 AM,20.9,49.6,\n',
    {
      rows: 4,
      columns: [
        ['Column1', '', 'number', [1, 2, 3, 4]],
        ['DateTimeGMT0200', 's', 'time', [0, 1800, 3600, 3600 + 12 * 86_400 + 1800]],
        ['TempLGRSN102SENSN102', 'degC', 'number', [21.45, 21.32, 21.01, 20.9]],
        ['RH', '%', 'number', [48.2, 48.9, 49.5, 49.6]],
        ['CouplerAttached', '', 'text', [NO, NO, 'Logged', NO]],
      ],
    },
  ],
  [
    'LabVIEW measurement with sections of headers',
    'LabVIEW Measurement\t\nWriter_Version\t2\nReader_Version\t2\nSeparator\tTab\nDecimal_Separator\t.\nTime_Pref\tRelative\n***End_of_Header***\t\n\t\nChannels\t2\t\t\nSamples\t4\t4\t\nDate\t2020/03/04\t2020/03/04\t\nTime\t10:11:12.5\t10:11:12.5\t\nY_Unit_Label\tV\tA\t\nX_Dimension\tTime\tTime\t\nX0\t0.0E+0\t0.0E+0\t\nDelta_X\t0.001\t0.001\t\n***End_of_Header***\t\t\t\nX_Value\tVoltage\tCurrent\tComment\n0.000\t1.5\t0.02\t\n0.001\t1.6\t0.03\t\n0.002\t1.7\t0.04\t\n0.003\t1.8\t0.05\t\n',
    {
      rows: 4,
      columns: [
        ['XValue', '', 'number', [0, 0.001, 0.002, 0.003]],
        ['Voltage', '', 'number', [1.5, 1.6, 1.7, 1.8]],
        ['Current', '', 'number', [0.02, 0.03, 0.04, 0.05]],
        ['Comment', '', 'number', [NO, NO, NO, NO]],
      ],
    },
  ],
  [
    'Tektronix oscilloscope',
    'Model,MSO54\nFirmware Version,1.2.3\nWaveform Type,ANALOG,,\nHorizontal Units,s\nSample Interval,4e-09\nRecord Length,5\nVertical Units,V\nLabel,,,\n\nTIME,CH1,CH2\n-8e-09,0.012,-1.5\n-4e-09,0.016,-1.4\n0,0.5,-1.3\n4e-09,0.98,-1.2\n8e-09,1.0,-1.1\n',
    {
      rows: 5,
      columns: [
        ['TIME', '', 'number', [-8e-9, -4e-9, 0, 4e-9, 8e-9]],
        ['CH1', '', 'number', [0.012, 0.016, 0.5, 0.98, 1]],
        ['CH2', '', 'number', [-1.5, -1.4, -1.3, -1.2, -1.1]],
      ],
    },
  ],
  [
    'DWD with semicolons, padded cells and an end of record',
    'STATIONS_ID;MESS_DATUM;QN_9;TT_TU;RF_TU;eor\n         44;2023010100;    3;  12.9;  78.0;eor\n         44;2023010101;    3;-999.0;  79.0;eor\n         44;2023010102;    3;  12.1;-999;eor\n         44;2023010103;    3;  11.8;  83.0;eor\n',
    {
      rows: 4,
      columns: [
        ['STATIONSID', '', 'number', [44, 44, 44, 44]],
        ['MESSDATUM', 's', 'time', [0, 3600, 7200, 10_800]],
        ['QN9', '', 'number', [3, 3, 3, 3]],
        ['TTTU', '', 'number', [12.9, NO, 12.1, 11.8]],
        ['RFTU', '', 'number', [78, 79, NO, 83]],
        ['Eor', '', 'text', ['eor', 'eor', 'eor', 'eor']],
      ],
      remarks: ['TTTU: 1 cell holds no number and is a gap: -999 (1)', 'RFTU: 1 cell holds no number'],
    },
  ],
  [
    'NOAA with two rows of heads and missing marks',
    '#YY  MM DD hh mm WDIR WSPD GST  WVHT\n#yr  mo dy hr mn degT m/s  m/s     m\n2023 12 31 23 50 120  5.0  6.1   1.2\n2023 12 31 23 40 130  5.1   MM    MM\n2023 12 31 23 30 999  4.9  5.7   1.1\n2023 12 31 23 20 999  4.8  5.5   1.0\n2023 12 31 23 10 110  4.8  5.5   1.0\n',
    {
      rows: 5,
      columns: [
        ['YY', 'yr', 'number', [2023, 2023, 2023, 2023, 2023]],
        ['MM', 'mo', 'number', [12, 12, 12, 12, 12]],
        ['DD', '', 'number', [31, 31, 31, 31, 31]],
        ['Hh', 'h', 'number', [23, 23, 23, 23, 23]],
        ['Mm', '', 'number', [50, 40, 30, 20, 10]],
        ['WDIR', '', 'number', [120, 130, NO, NO, 110]],
        ['WSPD', 'm/s', 'number', [5, 5.1, 4.9, 4.8, 4.8]],
        ['GST', 'm/s', 'number', [6.1, NO, 5.7, 5.5, 5.5]],
        ['WVHT', 'm', 'number', [1.2, NO, 1.1, 1, 1]],
      ],
      remarks: ['999 (2)', 'MM (1)'],
    },
  ],
  [
    'OpenFAST output with a row of units in parentheses',
    '\nPredictions were generated on 20-Aug-2019 at 13:09:44 using OpenFAST, compiled as a 64-bit application.\nlinked with NWTC Subroutine Library\n\nDescription from the FAST input file: test\n\n\nTime\tWind1VelX\tGenPwr\tRootMyb1\n(s)\t(m/s)\t(kW)\t(kN-m)\n   0.0000\t 1.000E+01\t 0.000E+00\t 1.5E+02\n   0.0250\t 1.010E+01\t 1.000E+00\t 1.6E+02\n   0.0500\t 1.020E+01\t 2.000E+00\t 1.7E+02\n',
    {
      rows: 3,
      columns: [
        ['Time', 's', 'number', [0, 0.025, 0.05]],
        ['Wind1VelX', 'm/s', 'number', [10, 10.1, 10.2]],
        ['GenPwr', 'kW', 'number', [0, 1, 2]],
        ['RootMyb1', 'kN-m', 'number', [150, 160, 170]],
      ],
    },
  ],
  [
    'a German Excel export with a date beside a time and words for gaps',
    'Prüfstand 3;;;;\nBediener: M.;;;;\nDatum;Uhrzeit;Druck [mBar];Drehzahl [U/min];Arbeit [kWhr]\n13.03.2024;23:59:58;1.013,25;1.500;0,5\n13.03.2024;23:59:59;1.013,50;---;0,6\n14.03.2024;00:00:00;#N/A;1.502;<0,5\n14.03.2024;00:00:01;1.013,75;1.503;0,8\n',
    {
      rows: 4,
      columns: [
        ['DatumUhrzeit', 's', 'time', [0, 1, 2, 3]],
        ['Druck', 'mbar', 'number', [1013.25, 1013.5, NO, 1013.75]],
        ['Drehzahl', 'rpm', 'number', [1500, NO, 1502, 1503]],
        ['Arbeit', 'kWh', 'number', [0.5, 0.6, NO, 0.8]],
      ],
      remarks: ['#N/A (1)', '--- (1)', '<0,5 (1)'],
    },
  ],
  [
    'a section table with ratios, words and a row of units in part',
    'Section,Grade,h,b,d/t,b/t [-],A\n-,-,mm,mm,-,-,cm2\nIPE 200,S235,200,100,28.4,5.0,28.5\nIPE 240,S235,240,120,30.7,5.2,39.1\nHE 200 A,S355,190,200,20.6,7.9,53.8\n',
    {
      rows: 3,
      columns: [
        ['Section', '', 'text', ['IPE 200', 'IPE 240', 'HE 200 A']],
        ['Grade', '', 'text', ['S235', 'S235', 'S355']],
        ['H', 'mm', 'number', [200, 240, 190]],
        ['B', 'mm', 'number', [100, 120, 200]],
        ['DT', '', 'number', [28.4, 30.7, 20.6]],
        ['BT', '', 'number', [5, 5.2, 7.9]],
        ['A', 'cm^2', 'number', [28.5, 39.1, 53.8]],
      ],
    },
  ],
  [
    'two rows of names, groups above the columns',
    'Time,Inlet,,Outlet,\ns,T,p,T,p\n0,20.5,1.01,35.2,1.00\n1,20.6,1.02,35.4,1.01\n2,20.7,1.03,35.6,1.02\n',
    {
      rows: 3,
      columns: [
        ['TimeS', '', 'number', [0, 1, 2]],
        ['InletT', '', 'number', [20.5, 20.6, 20.7]],
        ['InletP', '', 'number', [1.01, 1.02, 1.03]],
        ['OutletT', '', 'number', [35.2, 35.4, 35.6]],
        ['OutletP', '', 'number', [1, 1.01, 1.02]],
      ],
    },
  ],
  [
    'Ansys results in fixed columns',
    ' PRINT S    NODAL SOLUTION PER NODE\n\n  ***** POST1 NODAL STRESS LISTING *****\n\n  LOAD STEP=     1  SUBSTEP=     1\n   TIME=    1.0000      LOAD CASE=   0\n\n    NODE     SX          SY          SXY\n       1  12.345     -0.1200E-01   3.500\n       2  11.234      0.4500E-01  -2.250\n       3  10.123      0.7800E-01   1.125\n\n MINIMUM VALUES\n NODE          3           1           2\n',
    {
      rows: 3,
      columns: [
        ['NODE', '', 'number', [1, 2, 3]],
        ['SX', '', 'number', [12.345, 11.234, 10.123]],
        ['SY', '', 'number', [-0.012, 0.045, 0.078]],
        ['SXY', '', 'number', [3.5, -2.25, 1.125]],
      ],
    },
  ],
  [
    'Keysight with scan times, and units that are none',
    'Name:,DAQ970A\nDate:,5/14/2021 10:00:01\nScan,Time,101 (VDC),102 (C),Flow (sccm)\n1,05/14/2021 10:00:01:123,1.25,23.5,100\n2,05/14/2021 10:00:02:123,1.26,23.6,101\n3,05/14/2021 10:00:03:623,9.9E+37,23.7,102\n',
    {
      rows: 3,
      columns: [
        ['Scan', '', 'number', [1, 2, 3]],
        ['Time', 's', 'time', [0, 1, 2.5]],
        ['101', 'V', 'number', [1.25, 1.26, NO]],
        ['102', 'degC', 'number', [23.5, 23.6, 23.7]],
        ['FlowSccm', '', 'number', [100, 101, 102]],
      ],
      remarks: ['9.9e+37 (1)', 'sccm is none that is known'],
    },
  ],
  [
    'durations with days, of a stand for accumulators',
    'Rec\tTestTime\tStepTime\tState\tVolts\n1\t  0d 00:00:00.00\t  0d 00:00:00.00\tR\t3.40\n2\t  0d 00:00:05.50\t  0d 00:00:05.50\tR\t3.41\n3\t  1d 02:03:04.25\t  0d 00:00:00.25\tC\t3.50\n',
    {
      rows: 3,
      columns: [
        ['Rec', '', 'number', [1, 2, 3]],
        ['TestTime', 's', 'time', [0, 5.5, 93_784.25]],
        ['StepTime', 's', 'time', [0, 5.5, 0.25]],
        ['State', '', 'text', ['R', 'R', 'C']],
        ['Volts', '', 'number', [3.4, 3.41, 3.5]],
      ],
      remarks: ['StepTime begins anew once'],
    },
  ],
  [
    'dates of ISO 8601 with zones over a change of the clocks',
    'time,P (W)\n2024-03-31T00:30:00+01:00,10\n2024-03-31T01:30:00+01:00,20\n2024-03-31T03:30:00+02:00,30\n2024-03-31T02:00:00Z,40\n',
    {
      rows: 4,
      columns: [
        ['Time', 's', 'time', [0, 3600, 7200, 9000]],
        ['P', 'W', 'number', [10, 20, 30, 40]],
      ],
    },
  ],
  [
    'R with names of rows and one name less',
    'mpg cyl wt\nMazda 21.0 6 2.620\nDatsun 22.8 4 2.320\nHornet 21.4 6 3.215\n',
    {
      rows: 3,
      columns: [
        ['Column1', '', 'text', ['Mazda', 'Datsun', 'Hornet']],
        ['Mpg', '', 'number', [21, 22.8, 21.4]],
        ['Cyl', '', 'number', [6, 4, 6]],
        ['Wt', '', 'number', [2.62, 2.32, 3.215]],
      ],
    },
  ],
  [
    'an impedance meter with spaced names, a line below them, and commas in the data',
    "ZPLOT2 ASCII\nSweep Frequency: Control Voltage\n  Freq(Hz)  Ampl  Z'(a)  Err\nEnd Comments\n  1.0E+05, 1.0E-02, 1.0E+02, 0\n  1.0E+04, 1.0E-02, 1.1E+02, 0\n  1.0E+03, 1.0E-02, 1.2E+02, 0\n",
    {
      rows: 3,
      columns: [
        ['Freq', 'Hz', 'number', [1e5, 1e4, 1e3]],
        ['Ampl', '', 'number', [0.01, 0.01, 0.01]],
        ['ZA', '', 'number', [100, 110, 120]],
        ['Err', '', 'number', [0, 0, 0]],
      ],
    },
  ],
  [
    'a cycler with a tab before each date',
    'Data_Point,Date_Time,Voltage(V),dV/dt(V/s)\n1,\t03/13/2022 15:00:01.125,3.2,0\n2,\t03/13/2022 15:00:02.125,3.25,0.5\n3,\t03/13/2022 15:00:03.125,3.3,0.25\n',
    {
      rows: 3,
      columns: [
        ['DataPoint', '', 'number', [1, 2, 3]],
        ['DateTime', 's', 'time', [0, 1, 2]],
        ['Voltage', 'V', 'number', [3.2, 3.25, 3.3]],
        ['DVDt', 'V/s', 'number', [0, 0.5, 0.25]],
      ],
    },
  ],
  [
    'a radiation service with periods of time',
    '# Title: Radiation\n# Site: A\n# Observation period;TOA;GHI\n2020-06-01T00:00:00.0/2020-06-01T01:00:00.0;10.5;7.5\n2020-06-01T01:00:00.0/2020-06-01T02:00:00.0;20.5;8.5\n2020-06-01T02:00:00.0/2020-06-01T03:00:00.0;30.5;9.5\n',
    {
      rows: 3,
      columns: [
        ['ObservationPeriod', 's', 'time', [0, 3600, 7200]],
        ['TOA', '', 'number', [10.5, 20.5, 30.5]],
        ['GHI', '', 'number', [7.5, 8.5, 9.5]],
      ],
    },
  ],
  [
    'names of another count than the cells',
    'a b c d e\n1 2.5\n2 3.5\n3 4.5\n',
    {
      rows: 3,
      columns: [
        ['Column1', '', 'number', [1, 2, 3]],
        ['Column2', '', 'number', [2.5, 3.5, 4.5]],
      ],
      remarks: ['The row above the numbers has 5 words and the rows below have 2'],
    },
  ],
  [
    'a line of words within the data',
    't,F\n0,1.5\n1,2.5\nsensor lost,\n3,4.5\n4,5.5\n5,6.5\n',
    {
      rows: 6,
      columns: [
        ['T', '', 'number', [0, 1, NO, 3, 4]],
        ['F', '', 'number', [1.5, 2.5, NO, 4.5, 5.5]],
      ],
      remarks: ['sensor lost (1)'],
    },
  ],
]

it.each(CASES)('%s', async (_, text, { rows, columns, remarks = [] }) => {
  const bytes = new TextEncoder().encode(text)
  const imported = await importFile(bytes, { file: '', format: 'csv', name: 'D' })
  const found = summariesOf(imported).map(({ name, unit, kind, first }) => [name, unit, kind, first])
  expect(found).toEqual(columns)
  expect(imported.read.values[0]!.length).toBe(rows)
  for (const remark of remarks)
    expect(imported.remarks.join('\n'), imported.remarks.join('\n')).toContain(remark)
})

it.each([
  ['a long word', `a,b\n1,${'x'.repeat(300_000)}\n2,3\n`],
  ['many quotes', `a,b\n1,"${'""'.repeat(400_000)}"\n2,3\n`],
  ['many figures', `a,b\n1,${'1'.repeat(300_000)}\n2,3\n`],
])('%s is a cell without a number', async (_, text) => {
  const { read } = await importFile(new TextEncoder().encode(text), { file: '', format: 'csv' })
  expect([...read.values[0]!]).toEqual([1, 2])
})

it('the order of dates is decided far below the first rows', async () => {
  const days = Array.from({ length: 12 }, (_, day) => day + 1).flatMap(day =>
    Array.from({ length: 6000 }, () => day),
  )
  const lines = [...days, 13].map(day => `03/${String(day).padStart(2, '0')}/2020 10:00,1`)
  const bytes = new TextEncoder().encode(`t,F\n${lines.join('\n')}\n`)
  const { props, read } = await importFile(bytes, { file: '', format: 'csv' })
  expect([props.dates, read.gaps[0]!.count, read.values[0]!.at(-1)]).toEqual(['mdy', 0, 12 * 86_400])
})
