/**
 * A short film of a sheet being used, drawn with the product's own formulas and played by CSS alone:
 * each part says when it comes and when it goes. Without motion it shows how it ends.
 */
import { StaticFormula } from '@calcwright/editor'
import type { CSSProperties } from 'react'
import { type SceneName, type ScenePart, type ScenePlace, SCENES } from './scenes.ts'
import css from './scene.module.css'

const times = (from: number, until?: number): CSSProperties =>
  ({ '--from': `${from}s`, '--until': `${until ?? 0}s` }) as CSSProperties

export function Scene({ name }: { readonly name: SceneName }) {
  const { words, lines, captions } = SCENES[name]
  return (
    <div className={css.scene} role="img" aria-label={words}>
      <div className={css.page} aria-hidden>
        {lines.map((line, at) => (
          <p key={at} className={css.line}>
            <span className={css.number}>{at + 1}</span>
            {line.places.map((place: ScenePlace, index) => (
              <Place key={index} place={place} />
            ))}
            {'tag' in line && <span className={css.tag}>{line.tag}</span>}
          </p>
        ))}
      </div>
      <div className={css.captions} aria-hidden>
        {captions.map(([from, until, text]) => (
          <p key={text} className={css.caption} data-passing={until !== undefined} style={times(from, until)}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}

function Place({ place }: { readonly place: ScenePlace }) {
  if (!('length' in place)) return <Part {...place} />
  return (
    <span className={css.swap}>
      {place.map(part => (
        <Part key={part.latex} {...part} />
      ))}
    </span>
  )
}

function Part({ latex, from, until, kind }: ScenePart) {
  return (
    <span className={css.part} data-kind={kind} data-passing={until !== undefined} style={times(from, until)}>
      <StaticFormula latex={latex} drawn />
    </span>
  )
}
