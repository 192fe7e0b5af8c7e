import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'

const tones = {
  neutral: 'bg-surface-3 text-ink-2',
  ok: 'bg-mint-soft text-mint-ink',
  bad: 'bg-ruby-soft text-ruby-ink',
  wait: 'bg-warn-soft text-warn-ink',
  info: 'bg-blue-soft text-blue-ink',
  lamp: 'bg-lamp-soft text-lamp-ink',
  solid: 'bg-ruby text-white',
  live: 'bg-ruby text-white',
  art: 'bg-[rgb(18_9_38/.78)] text-[#fff4dc] backdrop-blur-[6px] calm:backdrop-blur-none',
}
export type StatusTone = keyof typeof tones

export type StatusChipProps = {
  tone?: StatusTone
  /** Class of a filled icon, as in `Icon`: colour is never the only sign. */
  icon?: string
  size?: 'sm' | 'md'
  className?: string
  children: ReactNode
}

/** A state in a word: settled, waiting, refused, live. Not a control. */
export function StatusChip({ tone = 'neutral', icon, size = 'md', className, children }: StatusChipProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-xs px-2 font-semibold whitespace-nowrap',
        size === 'md' ? 'h-5.5 text-xs' : 'h-5 text-2xs',
        tones[tone],
        className,
      )}
    >
      {tone === 'live' && <i aria-hidden="true" className="size-1.5 rounded-full bg-white" />}
      {icon && <Icon name={icon} className="text-[12px]" />}
      {children}
    </span>
  )
}
