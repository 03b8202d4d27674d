/** Systems from textbooks and practice; references by findroot of mpmath with 40 digits. */

type Values = readonly number[]
type Equations = (values: Values) => Values

/** Each with a guess and a solution. */
export const SYSTEMS: readonly (readonly [name: string, f: Equations, guess: Values, solution: Values])[] = [
  ['circle and line', ([x = 0, y = 0]) => [x ** 2 + y ** 2 - 25, x - y - 1], [1, 1], [4.0, 3.0]],
  [
    'Burden and Faires 10.1',
    ([x = 0, y = 0, z = 0]) => [
      3 * x - Math.cos(y * z) - 0.5,
      x ** 2 - 81 * (y + 0.1) ** 2 + Math.sin(z) + 1.06,
      Math.exp(-x * y) + 20 * z + (10 * Math.PI - 3) / 3,
    ],
    [0.1, 0.1, -0.1],
    [0.5, -1.1466570961048492e-48, -0.5235987755982989],
  ],
  ['Rosenbrock', ([x = 0, y = 0]) => [1 - x, 10 * (y - x ** 2)], [-1.2, 1], [1.0, 1.0]],
  [
    'Powell badly scaled',
    ([x = 0, y = 0]) => [1e4 * x * y - 1, Math.exp(-x) + Math.exp(-y) - 1.0001],
    [0, 1],
    [1.0981593296998175e-5, 9.106146739866524],
  ],
  [
    'exponentials, Chapra 6.12',
    ([x = 0, y = 0]) => [x ** 2 + x * y - 10, y + 3 * x * y ** 2 - 57],
    [1.5, 3.5],
    [2.0, 3.0],
  ],
  [
    'helical valley',
    ([x = 0, y = 0, z = 0]) => [
      10 * (z - 10 * (Math.atan2(y, x) / (2 * Math.PI))),
      10 * (Math.hypot(x, y) - 1),
      z,
    ],
    [-1, 0.1, 0.1],
    [1.0, -8.463512041966054e-89, 0.0],
  ],
  [
    'mass action, small numbers',
    ([x = 0, y = 0]) => [x * y - 1e-14, x - y - 1e-7],
    [1e-7, 1e-7],
    [1.6180339887498948e-7, 6.180339887498948e-8],
  ],
  [
    'weak acid',
    ([x = 0, y = 0, z = 0]) => [x * y - 1.8e-5 * z, y + z - 0.1, x - y - 1e-14 / x],
    [0.001, 0.001, 0.1],
    [0.0013326709768550064, 0.0013326709693512787, 0.09866732903064872],
  ],
  [
    'pipes in parallel, SI',
    ([x = 0, y = 0, z = 0]) => [x + y - 0.05, 4e6 * x ** 2 - z, 9e6 * y ** 2 - z],
    [0.01, 0.01, 1000.0],
    [0.03, 0.02, 3600.0],
  ],
  [
    'four bar linkage',
    ([x = 0, y = 0]) => [
      2 * Math.cos(x) + 5 * Math.cos(y) - 4 - 4 * Math.cos(1.2),
      2 * Math.sin(x) + 5 * Math.sin(y) - 4 * Math.sin(1.2),
    ],
    [0.1, 0.7],
    [0.05579690353777061, 0.8086042277298487],
  ],
  [
    'Freudenstein and Roth',
    ([x = 0, y = 0]) => [-13 + x + ((5 - y) * y - 2) * y, -29 + x + ((y + 1) * y - 14) * y],
    [0.5, -2],
    [5.0, 4.0],
  ],
  [
    'nozzle: pressure and temperature',
    ([x = 0, y = 0]) => [x / (287 * y) - 2.5, y * (1e5 / x) ** (0.4 / 1.4) - 290],
    [100000.0, 300],
    [278938.11687104625, 388.7639259526777],
  ],
  [
    'three tanks',
    ([x = 0, y = 0, z = 0]) => [
      0.5 * Math.sqrt(10 - x) - 0.3 * Math.sqrt(x - y),
      0.3 * Math.sqrt(x - y) - 0.2 * Math.sqrt(y - z),
      0.2 * Math.sqrt(y - z) - 0.4 * Math.sqrt(z),
    ],
    [9, 6, 2],
    [9.137207908927502, 6.740563211503894, 1.348112642300779],
  ],
  [
    'diode bridge',
    ([x = 0, y = 0]) => [
      (5 - x) / 1000 - 1e-12 * (Math.exp((x - y) / 0.02585) - 1),
      (x - 5) / 1000 + y / 500,
    ],
    [1, 0.5],
    [2.0424845715578015, 1.4787577142210993],
  ],
  [
    'orbit by two distances',
    ([x = 0, y = 0]) => [x * (1 - y) - 6678e3, x * (1 + y) - 42164e3],
    [10000000.0, 0.5],
    [24421000.0, 0.726546824454363],
  ],
  [
    'catenary',
    ([x = 0, y = 0]) => [x * Math.cosh(50 / x) - x - 10, x * Math.sinh(50 / x) - y],
    [100, 50],
    [126.63243603998883, 51.30934340643794],
  ],
  [
    'wood function of two',
    ([x = 0, y = 0]) => [x ** 3 - 3 * x * y ** 2 - 1, 3 * x ** 2 * y - y ** 3],
    [-0.6, 0.6],
    [-0.5, 0.8660254037844386],
  ],
  [
    'cutting with cosines',
    ([x = 0, y = 0]) => [Math.sin(x) + y ** 2 + Math.log(x) - 7, 3 * x + 2 ** y - 1.7],
    [0.5, -2.5],
    [0.5145843682195581, -2.678100571481744],
  ],
  [
    'van der Waals coexistence',
    ([x = 0, y = 0]) => [
      (8 * 0.9) / (3 * x - 1) - 3 / x ** 2 - ((8 * 0.9) / (3 * y - 1) - 3 / y ** 2),
      (0.9 * Math.log((3 * y - 1) / (3 * x - 1)) * 8) / 3 +
        3 / y -
        3 / x -
        ((8 * 0.9) / (3 * x - 1) - 3 / x ** 2) * (y - x),
    ],
    [0.6, 2.3],
    [0.6034019031780029, 2.3488423762022275],
  ],
  [
    'no guess near: product and sum',
    ([x = 0, y = 0]) => [x * y - 6e-6, x + y - 5e-3],
    [1, -1],
    [0.003, 0.002],
  ],
]
