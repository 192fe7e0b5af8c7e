import { useEffect } from 'react'

/** Letters and digits that press something while nothing else takes them; held keys count once. */
export function useKeys(presses: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || document.querySelector('[role="dialog"]') !== null
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      presses[event.key.toLowerCase()]?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
