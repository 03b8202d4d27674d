import { use } from 'react'
import { CommasContext, StaticFormula } from '@calcwright/editor'
import { isName, nameToLatex, parsePlain, parseUnit, toLatex, unitToText } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import type { TableColumn } from './model.ts'
import styles from './table.module.css'

interface HeadTextProps {
  readonly column: TableColumn
  readonly unit: string
  /** Draws its formula, which is a line of text where it is typed. */
  readonly drawn?: boolean
}

/** A heading as it is read: the name as in formulas, its unit, and how it is computed. */
export function HeadText({ column, unit, drawn = false }: HeadTextProps) {
  const { name, formula } = column
  const commas = use(CommasContext)
  const latex = drawn ? latexOf(formula) : null
  return (
    <>
      <span className={styles.name}>
        {isName(name) ? <StaticFormula latex={nameToLatex(name)} drawn /> : name}
        {isName(name) && <span className="visually-hidden">{name}</span>}
        {unit !== '' && <span className={styles.unit}>{unitText(unit)}</span>}
      </span>
      {latex !== null && (
        <span className={styles.formula}>
          <StaticFormula latex={`{}=${commas?.latexWithComma(latex) ?? latex}`} drawn />
        </span>
      )}
      {formula !== '' && latex === null && (
        <span className={styles.formula}>= {commas?.plainWithComma(formula) ?? formula}</span>
      )}
    </>
  )
}

/** Null for a formula that cannot be read. */
function latexOf(formula: string): string | null {
  const parsed = parsePlain(formula, { isUnit, context: 'expression', isAlone: true })
  return parsed.ok && parsed.value.kind === 'expression' ? toLatex(parsed.value.value) : null
}

function unitText(unit: string): string {
  const parsed = parseUnit(unit)
  return parsed.ok ? unitToText(parsed.value) : unit
}
