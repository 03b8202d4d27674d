import { useEffect, useState } from 'react'

/** The last value that was stable for so many milliseconds; null before the first one. */
export function useStableValue<Value>(value: Value, milliseconds: number): Value | null {
  const [standing, setStanding] = useState<Value | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setStanding(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return standing
}
