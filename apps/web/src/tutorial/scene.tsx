/**
 * A short film of a sheet being used, drawn with the product's own formulas and played by CSS alone:
 * each part says when it comes and when it goes. Without motion it shows how it ends.
 */
import { StaticFormula } from '@calcwright/editor'
import type { CSSProperties } from 'react'
import css from './scene.module.css'

interface PartProps {
  readonly latex: string
  /** Seconds after the start. */
  readonly from: number
  /** Gives way to the part after it; stays when absent. */
  readonly until?: number
  readonly kind: 'typed' | 'result'
}

const CAPTIONS: readonly (readonly [from: number, until: number | undefined, text: string])[] = [
  [0.3, 3.4, 'Type a formula. Units are part of it.'],
  [3.4, 6.2, 'The result is there as you type, in the unit you ask for.'],
  [6.2, undefined, 'Change a number: everything that depends on it follows.'],
]

const times = (from: number, until?: number): CSSProperties =>
  ({ '--from': `${from}s`, '--until': `${until ?? 0}s` }) as CSSProperties

export function Scene() {
  return (
    <div
      className={css.scene}
      role="img"
      aria-label="A worksheet: a force of 5 kN on an area of 20 mm² gives a stress of 250 MPa; with 8 kN it becomes 400 MPa by itself."
    >
      <div className={css.page} aria-hidden>
        <p className={css.line}>
          <span className={css.number}>1</span>
          <Part kind="typed" from={0.6} latex="F=" />
          <span className={css.swap}>
            <Part kind="typed" from={0.9} until={6.6} latex="5\,\mathrm{kN}" />
            <Part kind="typed" from={6.6} latex="8\,\mathrm{kN}" />
          </span>
        </p>
        <p className={css.line}>
          <span className={css.number}>2</span>
          <Part kind="typed" from={1.9} latex="A=20\,\mathrm{mm}^2" />
        </p>
        <p className={css.line}>
          <span className={css.number}>3</span>
          <Part kind="typed" from={3.2} latex="\sigma=\frac{F}{A}=" />
          <span className={css.swap}>
            <Part kind="typed" from={3.6} until={4.3} latex="[\mathrm{MPa}]" />
            <Part kind="result" from={4.3} until={7.2} latex="250\,\mathrm{MPa}" />
            <Part kind="result" from={7.2} latex="400\,\mathrm{MPa}" />
          </span>
        </p>
      </div>
      <div className={css.captions} aria-hidden>
        {CAPTIONS.map(([from, until, text]) => (
          <p key={text} className={css.caption} data-passing={until !== undefined} style={times(from, until)}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}

function Part({ latex, from, until, kind }: PartProps) {
  return (
    <span className={css.part} data-kind={kind} data-passing={until !== undefined} style={times(from, until)}>
      <StaticFormula latex={latex} drawn />
    </span>
  )
}
