import { useEffect, useRef } from 'react'
import { hotkeyOf } from './hotkey.ts'

/**
 * Single keys for people who work in a queue all day: `{ j: next, k: previous, '?': help }`.
 * Letters in lower case; ignored in inputs, with modifiers, and behind an open dialog.
 */
export function useHotkeys(keys: Readonly<Record<string, () => void>>, isEnabled = true): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isEnabled) return
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body
      const key = hotkeyOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        isComposing: event.isComposing,
        targetTag: isTickBox(target) ? 'BODY' : target.tagName,
        isTargetEditable: target.isContentEditable,
      })
      const run = key === undefined ? undefined : latest.current[key]
      if (!run || document.querySelector('[role="dialog"],[role="alertdialog"]')) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isEnabled])
}

/** A focused check box takes no letters, so the queue's keys go on working. */
const isTickBox = (target: HTMLElement) =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
