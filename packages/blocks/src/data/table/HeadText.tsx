import { use } from 'react'
import { CommasContext, StaticFormula } from '@calcwright/editor'
import { isName, nameToLatex, parseUnit, unitToText } from '@calcwright/math/expression'
import type { TableColumn } from './model.ts'
import styles from './table.module.css'

/** A heading as it is read: the name as in formulas, its unit, and how it is computed. */
export function HeadText({ column, unit }: { readonly column: TableColumn; readonly unit: string }) {
  const { name, formula } = column
  const commas = use(CommasContext)
  return (
    <>
      <span className={styles.name}>
        {isName(name) ? <StaticFormula latex={nameToLatex(name)} drawn /> : name}
        {isName(name) && <span className="visually-hidden">{name}</span>}
        {unit !== '' && <span className={styles.unit}>{unitText(unit)}</span>}
      </span>
      {formula !== '' && (
        <span className={styles.formula}>= {commas?.plainWithComma(formula) ?? formula}</span>
      )}
    </>
  )
}

function unitText(unit: string): string {
  const parsed = parseUnit(unit)
  return parsed.ok ? unitToText(parsed.value) : unit
}
