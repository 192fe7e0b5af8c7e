import type { ReactNode } from 'react'

interface LabelledProps {
  label: string
  error?: string | undefined
  children: ReactNode
}

/** A choice with its name in sight. */
export function Labelled({ label, error, children }: LabelledProps) {
  return (
    <div className="grid content-start gap-1.5">
      <span className="text-sm font-semibold" aria-hidden>
        {label}
      </span>
      {children}
      {error && <span className="text-sm text-ruby-ink">{error}</span>}
    </div>
  )
}
