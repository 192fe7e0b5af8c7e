import { useEffect, useState } from 'react'

const pauseMs = 400

/** A value once it has stayed the same for a moment: what is typed is asked for when the fingers rest. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, () => value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
