import { useEffect, useState } from 'react'

/** `true` once `isOn` has lasted `delayMs`: skeletons appear after 150 ms, so that quick answers do not flicker. */
export function useDelayed(isOn: boolean, delayMs = 150): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsDue(true), delayMs)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [isOn, delayMs])
  return isOn && isDue
}
