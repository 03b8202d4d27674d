import { useEffect, useState } from 'react'

const PAUSE_MS = 700

/** A lookup that is being written, `IPE("20` or `IPE("200", I`, in LaTeX: its suggestions say how it goes on. */
const LOOKUP = /\(\\text\{(?:''|["“])(?:[^)]*$|[^'"”}]*\})/

/**
 * False while the person is changing the value: a formula half typed is not an error yet. True again after a
 * pause, or as soon as `active` ends.
 */
export function useIsSettled(value: string, active: boolean): boolean {
  const [seen, setSeen] = useState(value)
  const [resting, setResting] = useState(true)
  if (value !== seen) {
    setSeen(value)
    setResting(!active)
  }
  useEffect(() => {
    if (resting) return
    const timer = setTimeout(() => setResting(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [resting, seen])
  return (resting && value === seen && !LOOKUP.test(value)) || !active
}
