import { expect, test, vi } from 'vitest'
import { evaluateText } from './evaluate.ts'

const startEngine = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('The engine is withheld.'))))
vi.mock('./start-engine.ts', () => ({ startEngine }))

test('a sheet of numbers alone is answered in full without an engine', async () => {
  const sheet = `# Beam
F := 12 [kN]
L := 3.5 [m]
b := 80 [mm]
h := 160 [mm]
W := b*h^2/6 = [cm^3]
M := F*L/4 = [kN*m]
sigma := M/W = [MPa]
utilisation := sigma/(24 [MPa])*100% =
stress(N) := N/(b*h)
stress(2.5 [kN]) = [kPa]
1/3 + 1/6 =
sqrt(2.0) =`
  const results = await evaluateText(sheet)
  expect(results.flatMap(({ source, outcome }) => (outcome.error ? [source] : []))).toEqual([])
  expect(results.flatMap(({ outcome }) => outcome.display || [])).toEqual([
    '12 kN',
    '3.5 m',
    '80 mm',
    '160 mm',
    '341.333 cm^3',
    '10.5 kN*m',
    '30.7617 MPa',
    '1.28174',
    'stress(N) := N/(b*h)',
    '195.313 kPa',
    '0.5',
    '1.41421',
  ])
  expect(startEngine).not.toHaveBeenCalled()
})

test('states of fluids and figures of materials are answered without an engine', async () => {
  const sheet = `water := fluid("Water")
h_1 := water:h(P: 80 [bar], T: 500 [degC]) = [kJ/kg]
T_2 := 300 [degC]
drop(P) := h_1 - water:h(P: P, T: T_2)
drop(10 [bar]) = [kJ/kg]
gas := mixture(N2: 0.8 [mol], O2: 0.2 [mol])
m := 2.5 [kg]
gas:M = [g/mol]
steel := material("S355")
m*9.81 [m/s^2]/steel:E = [mm^2]`
  const results = await evaluateText(sheet)
  expect(results.flatMap(({ source, outcome }) => (outcome.error ? [source, outcome.error] : []))).toEqual([])
  expect(results.flatMap(({ outcome }) => outcome.display || [])).toEqual([
    'Water',
    '3399.37 kJ/kg',
    '300 degC',
    'drop(P) := h_1 - water:h(P: P, T: T_2)',
    '347.669 kJ/kg',
    'Mixture: 0.8 mol N2, 0.2 mol O2',
    '2.5 kg',
    '28.8105 g/mol',
    'Structural steel S355',
    '0.000116786 mm^2',
  ])
  expect(startEngine).not.toHaveBeenCalled()
})
