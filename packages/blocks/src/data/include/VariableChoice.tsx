import { useId, useState } from 'react'
import { StaticFormula } from '@calcwright/editor'
import type { SharedVariable, VariableSource } from '@calcwright/editor'
import { nameToLatex } from '@calcwright/math/expression'
import { withNeededFunctions } from './include-block.ts'
import { inputsIn, sheetFunctions } from './sheet-function.ts'
import { SheetFunction } from './SheetFunction.tsx'
import type { SheetCall } from './SheetFunction.tsx'
import { isFunction, isTooLong, tooManyVariables } from './limits.ts'
import styles from './picker.module.css'

/** Number of variables from which a search field is shown. */
const MANY = 10

interface VariableChoiceProps {
  readonly source: VariableSource
  readonly names: readonly string[]
  /** Call of a worksheet as a function, as in IncludePicker. */
  readonly call?: SheetCall | null
  choose(names: readonly string[], call: SheetCall | null): void
}

export function VariableChoice({ source, names, call, choose }: VariableChoiceProps) {
  const { variables } = source
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(variables.map(({ name }) => name).filter(name => names.includes(name))),
  )
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const [called, setCalled] = useState<SheetCall | null>(call ?? null)
  const candidates = inputsIn(variables)
  const problem = called && functionProblem(source, called, [...chosen])
  const shown = variables.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
  const all = shown.length > 0 && shown.every(({ name }) => chosen.has(name))
  const needed = new Set(withNeededFunctions(source, [...chosen]))
  const most = source.limits?.variables ?? null
  const tooMany = most !== null && needed.size > most
  const set = (changed: readonly SharedVariable[], on: boolean): void => {
    const next = new Set(chosen)
    for (const { name } of changed)
      if (on) next.add(name)
      else next.delete(name)
    setChosen(next)
  }
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        setAsked(true)
        if (chosen.size > 0 && !tooMany && !problem) choose(outputsOf(called, [...chosen]), called)
      }}
    >
      <p className={styles.source}>{source.name}</p>
      {variables.length >= MANY && <Search text={text} change={setText} />}
      <label className={styles.all}>
        <input type="checkbox" checked={all} onChange={event => set(shown, event.target.checked)} />
        All variables
      </label>
      <ul className={styles.list} aria-label="Variables">
        {shown.map(variable => (
          <li key={variable.name}>
            <Variable
              variable={variable}
              chosen={chosen.has(variable.name)}
              needed={needed.has(variable.name) && !chosen.has(variable.name)}
              set={on => set([variable], on)}
            />
          </li>
        ))}
      </ul>
      {call !== undefined && candidates.length > 0 && (
        <CallChoice source={source} candidates={candidates} called={called} setCalled={setCalled} />
      )}
      {problem && chosen.size > 0 && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {tooMany && (
        <p className={styles.problem} role="alert">
          {tooManyVariables(most)} <a href="/account#plan">See your plan</a>
        </p>
      )}
      {asked && chosen.size === 0 && (
        <p className={styles.problem} role="alert">
          Please choose at least one variable to include
        </p>
      )}
      <div className={styles.foot}>
        <button type="submit" className={styles.submit} disabled={tooMany}>
          {needed.size === 0
            ? 'Include'
            : `Include ${needed.size} ${needed.size === 1 ? 'variable' : 'variables'}`}
        </button>
      </div>
    </form>
  )
}

interface CallChoiceProps {
  readonly source: VariableSource
  readonly candidates: readonly SharedVariable[]
  readonly called: SheetCall | null
  setCalled(called: SheetCall | null): void
}

/** Whether the worksheet comes as values, or as a function of some of them. */
function CallChoice({ source, candidates, called, setCalled }: CallChoiceProps) {
  return (
    <>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={called !== null}
          onChange={event =>
            setCalled(event.target.checked ? { name: functionNameOf(source.name), inputs: [] } : null)
          }
        />
        As a function of its inputs
      </label>
      {called && (
        <SheetFunction
          candidates={candidates}
          name={called.name}
          inputs={called.inputs}
          setName={name => setCalled({ ...called, name })}
          setInputs={inputs => setCalled({ ...called, inputs })}
        />
      )}
    </>
  )
}

/** The inputs are no results. */
const outputsOf = (called: SheetCall | null, chosen: readonly string[]): string[] =>
  chosen.filter(name => !called?.inputs.includes(name))

function functionProblem(
  { variables }: VariableSource,
  called: SheetCall,
  chosen: readonly string[],
): string | null {
  const made = sheetFunctions(variables, { ...called, outputs: outputsOf(called, chosen) })
  return made.ok ? null : made.problem
}

/** `Steel beam 2` is `steelBeam2`. */
function functionNameOf(worksheet: string): string {
  const [first = '', ...others] = worksheet.split(/[^A-Za-z0-9]+/).filter(word => word !== '')
  const name = first.toLowerCase() + others.map(word => word[0]!.toUpperCase() + word.slice(1)).join('')
  return /^[A-Za-z]/.test(name) ? name : 'sheet'
}

function Search({ text, change }: { readonly text: string; change(text: string): void }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Search these variables
      </label>
      <input
        id={id}
        type="search"
        className={styles.search}
        value={text}
        autoComplete="off"
        onChange={event => change(event.target.value)}
      />
    </>
  )
}

interface VariableProps {
  readonly variable: SharedVariable
  readonly chosen: boolean
  /** Comes along because a chosen function calls it. */
  readonly needed: boolean
  set(on: boolean): void
}

function Variable({ variable, chosen, needed, set }: VariableProps) {
  const { name, latex, data, description, table } = variable
  const whole = isFunction(data) || table !== undefined
  const long = isTooLong(variable)
  return (
    <label className={styles.variable}>
      <input
        type="checkbox"
        aria-label={name}
        checked={chosen || needed}
        disabled={needed}
        onChange={event => set(event.target.checked)}
      />
      <span className={styles.value}>
        <StaticFormula latex={isFunction(data) && !long ? latex : nameToLatex(name)} drawn />
        {!whole && !long && <StaticFormula latex={`{}=${latex}`} drawn />}
        {long && <span className={styles.long}>Value too long to display</span>}
      </span>
      <span className={styles.description}>{needed ? 'comes along' : description}</span>
    </label>
  )
}
