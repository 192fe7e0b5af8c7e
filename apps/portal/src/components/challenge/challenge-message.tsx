import { Icon } from '@fairground/ui'
import type { ReactNode } from 'react'

interface ChallengeMessageProps {
  /** Takes the hint's place. */
  error?: string | undefined | null | false
  /** The hint, about keys: not shown where fingers are. */
  children: ReactNode
}

/** One line below a challenge: how it works, or what went wrong, told as it happens. */
export const ChallengeMessage = ({ error, children }: ChallengeMessageProps) => (
  <p
    role="status"
    className={`flex min-w-0 flex-1 gap-2 text-sm ${error ? 'text-ruby-ink' : 'text-ink-3 touch:invisible'}`}
  >
    <Icon
      name={error ? 'icon-[ph--warning-circle-fill]' : 'icon-[ph--keyboard]'}
      className="mt-0.5 shrink-0 text-base"
    />
    <span className="min-w-0">{error || children}</span>
  </p>
)
