import { useUi } from '@fairground/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface PriceRowProps {
  label: string
  className?: string
  children: ReactNode
}

/** Prices that belong together: one stop of the tabulator, the arrow keys go from one to the next. */
export function PriceRow({ label, className, children }: PriceRowProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  const { dir } = useUi()
  useEffect(() => {
    const buttons = pricesIn(row.current)
    const now = buttons.find((button) => button === document.activeElement) ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === now ? 0 : -1
  })
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event.key, dir)
    const buttons = pricesIn(row.current)
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    const next = step === 'first' ? 0 : step === 'last' ? buttons.length - 1 : at + step
    buttons[Math.min(Math.max(next, 0), buttons.length - 1)]?.focus()
  }
  return (
    <fieldset ref={row} aria-label={label} onKeyDown={press} className={className}>
      {children}
    </fieldset>
  )
}

const pricesIn = (row: HTMLElement | null): readonly HTMLButtonElement[] =>
  row ? [...row.querySelectorAll<HTMLButtonElement>('button[data-price]:not(:disabled)')] : []

function stepOf(key: string, dir: 'ltr' | 'rtl'): number | 'first' | 'last' | undefined {
  const onward = dir === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return onward
    case 'ArrowLeft':
      return -onward
    case 'ArrowDown':
      return 1
    case 'ArrowUp':
      return -1
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    default:
      return undefined
  }
}
