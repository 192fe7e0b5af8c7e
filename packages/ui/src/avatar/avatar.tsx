import { useState } from 'react'
import { cx } from '../lib/cx.ts'

const sizes = { xs: 'size-6.5 text-2xs', sm: 'size-8.5 text-xs', md: 'size-9.5 text-sm', lg: 'size-15 text-xl' }

export type AvatarProps = {
  /** Whose it is: its first letters stand in when there is no picture. */
  name: string
  src?: string
  size?: keyof typeof sizes
  /** The lamp ring of one's own avatar. */
  ring?: boolean
  className?: string
}

/** A round picture of a member. Decorative: the name stands beside it. */
export function Avatar({ name, src, size = 'md', ring = false, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | undefined>(undefined)
  const look = cx(
    'block shrink-0 rounded-full bg-surface-3 object-cover',
    sizes[size],
    ring && 'shadow-[0_0_0_2px_var(--f-lamp-lo)]',
    className,
  )
  if (src === undefined || src === failedSrc) {
    return (
      <span aria-hidden="true" className={cx(look, 'grid! place-items-center font-bold text-ink-2 uppercase')}>
        {[...name].slice(0, 2).join('')}
      </span>
    )
  }
  return (
    <img src={src} alt="" width={60} height={60} decoding="async" onError={() => setFailedSrc(src)} className={look} />
  )
}
