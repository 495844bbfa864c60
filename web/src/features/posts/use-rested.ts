import { useEffect, useState } from 'react'

/** A text up to this long is drawn with every key; a longer one when the keys rest. */
const longestAtOnce = 12_000
const restMilliseconds = 350

/** The value, or while a long text is being typed the one of before. */
export const useRested = <Value>(value: Value, length: number) => {
  const [rested, setRested] = useState(value)
  const isLong = length > longestAtOnce
  useEffect(() => {
    if (!isLong) return setRested(value)
    const timer = setTimeout(() => setRested(value), restMilliseconds)
    return () => clearTimeout(timer)
  }, [value, isLong])
  return isLong ? rested : value
}
