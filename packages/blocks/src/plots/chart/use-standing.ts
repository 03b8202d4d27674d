import { useEffect, useState } from 'react'

/** What a value was when it last stood still for so many milliseconds; null before the first time. */
export function useStanding<Value>(value: Value, milliseconds: number): Value | null {
  const [standing, setStanding] = useState<Value | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setStanding(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return standing
}
