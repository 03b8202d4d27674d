import { useEffect, useState } from 'react'

/** True once it has lasted so many milliseconds. */
export function useLastsLongerThan(lasting: boolean, milliseconds: number): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!lasting) return setLong(false)
    const timer = setTimeout(() => setLong(true), milliseconds)
    return () => clearTimeout(timer)
  }, [lasting, milliseconds])
  return long && lasting
}
