import { useEffect, useRef, useState } from 'react'

const openAfterMs = 120
const closeAfterMs = 200

/** Which category's vendors are dropped: after a rest of the pointer, at once by key; gone a moment after it left. */
export function useNavDrop() {
  const [state, setState] = useState<{ openType?: string; isByKey: boolean }>({ isByKey: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const close = () => {
    clearTimeout(timer.current)
    setState({ isByKey: false })
  }
  return {
    ...state,
    close,
    open(openType: string) {
      clearTimeout(timer.current)
      setState({ openType, isByKey: true })
    },
    /** The pointer rests on an item; one without vendors closes what is open. */
    point: (openType: string | undefined) =>
      later(() => setState(openType ? { openType, isByKey: false } : { isByKey: false }), openAfterMs),
    leave: () => later(close, closeAfterMs),
    /** The pointer came back in time. */
    stay: () => clearTimeout(timer.current),
  }
}
