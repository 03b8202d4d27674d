import { expect, test } from 'vitest'
import { misspelled } from './misspelled.ts'

test.each([
  ['widht', ['width', 'height'], 'width'],
  ['lenght', ['length'], 'length'],
  ['hieght', ['width', 'height'], 'height'],
  ['Fmax', ['F_max'], 'F_max'],
  ['f_max', ['F_max'], 'F_max'],
  ['F_mxa', ['F_max', 'F_min'], 'F_max'],
  ['sigma_alow', ['sigma_allow'], 'sigma_allow'],
  ['simga', ['sigma', 'tau'], 'sigma'],
  ['temprature', ['temperature'], 'temperature'],
  ['l', ['L'], 'L'],
  ['stres', ['stress_1', 'stress'], 'stress'],
  ['q', ['Q', 'q_1'], 'Q'],
])('%s in the place of one of %j: %s', (name, names, meant) => {
  expect(misspelled(name, names)).toBe(meant)
})

test.each([
  ['x', ['y', 'a', 'x_1']],
  ['F_1', ['F_2', 'F_3']],
  ['x12', ['x13']],
  ['k_a', ['k_b', 'k']],
  ['T_in', ['T_out', 'T_on']],
  ['x_max', ['y_max']],
  ['F_max', ['F_min']],
  ['aa', ['a', 'ab']],
  ['load', ['lead_time', 'area']],
  ['n', []],
])('%s is a name of its own beside %j', (name, names) => {
  expect(misspelled(name, names)).toBeUndefined()
})
