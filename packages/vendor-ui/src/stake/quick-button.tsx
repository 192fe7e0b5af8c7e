import type { ReactNode } from 'react'

export interface QuickButtonProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** A square with a sign that changes the stake at one touch. */
export function QuickButton({ label, children, ...rest }: QuickButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className="stake-quick-button focus-ring" {...rest}>
      {children}
    </button>
  )
}
