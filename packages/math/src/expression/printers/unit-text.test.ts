import { describe, expect, it } from 'vitest'
import { parseUnit } from '../parser-plain.ts'
import { unitToLatex } from './latex-names.ts'
import { unitToText } from './unit-text.ts'

describe('units are printed', () => {
  const cases: [plain: string, text: string, latex: string][] = [
    ['kN*m', 'kN·m', '\\mathrm{kN}\\cdot \\mathrm{m}'],
    ['m/s^2', 'm/s²', '\\frac{\\mathrm{m}}{\\mathrm{s}^{2}}'],
    ['J/(mol*K)', 'J/(mol·K)', '\\frac{\\mathrm{J}}{\\mathrm{mol}\\cdot \\mathrm{K}}'],
    ['s^-12', 's⁻¹²', '\\mathrm{s}^{-12}'],
    ['V/Hz^(1/2)', 'V/Hz^(1/2)', '\\frac{\\mathrm{V}}{\\mathrm{Hz}^{1/2}}'],
    ['degC', '°C', '\\degree\\mathrm{C}'],
    ['deltaC', 'Δ°C', '\\Delta\\degree\\mathrm{C}'],
    ['deg', '°', '\\degree'],
    ['um', 'µm', '\\mathrm{µm}'],
    ['u', 'u', '\\mathrm{u}'],
    ['kOhm', 'kΩ', '\\mathrm{k\\Omega}'],
    ['lbΩf', 'lbΩf', '\\mathrm{lb\\Omega f}'],
    ['%', '%', '\\%'],
    ['1e-6/K', '10⁻⁶/K', '\\frac{1e-6}{\\mathrm{K}}'],
    ['1/s', '1/s', '\\frac{1}{\\mathrm{s}}'],
    ['in_H2O', 'in_H2O', '\\mathrm{in\\_H2O}'],
  ] // prettier-ignore
  it.each(cases)('%s', (plain, text, latex) => {
    const unit = parseUnit(plain)
    if (!unit.ok) throw new Error(unit.problem.message)
    expect([unitToText(unit.value), unitToLatex(unit.value)]).toEqual([text, `\\class{unit}{${latex}}`])
  })
})
