import { expect, it } from 'vitest'
import { CALLING_PROGRAMS, callingCode } from './calling-code.ts'

const SHEET = {
  origin: 'https://calc.example.com',
  hash: 'abc',
  inputs: { F: '3 [kN]', "f'": "it's", wind: true },
  outputs: ['sigma [MPa]'],
}
const BODY = { inputs: SHEET.inputs, outputs: SHEET.outputs }

it.each(CALLING_PROGRAMS)('%s has the address of the server and a place for the token', program => {
  const code = callingCode(program, SHEET)
  expect(code).toContain('https://calc.example.com')
  expect(code).toContain('Bearer cw_…')
})

it('writes the values as each language reads them', () => {
  const curl = /-d '(.*)'$/.exec(callingCode('curl', SHEET))![1]!
  expect(JSON.parse(curl.replaceAll(String.raw`'\''`, "'"))).toEqual(BODY)
  expect(JSON.parse(/r'''(.*)'''/.exec(callingCode('Python', SHEET))![1]!)).toEqual(BODY)
  expect(JSON.parse(/JSON\.stringify\((\{.*\})\)/.exec(callingCode('JavaScript', SHEET))![1]!)).toEqual(BODY)
  const excel = /Text\.ToBinary\("(.*)"\)/.exec(callingCode('Excel', SHEET))![1]!
  expect(JSON.parse(excel.replaceAll('""', '"'))).toEqual(BODY)
  expect(JSON.parse(callingCode('Agent', SHEET))).toMatchObject({
    mcpServers: { calcwright: { url: 'https://calc.example.com/mcp' } },
  })
})

it('leaves outputs out where the worksheet marks none', () => {
  expect(callingCode('curl', { ...SHEET, outputs: [] })).not.toContain('outputs')
})
