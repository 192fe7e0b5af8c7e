import { cx } from '../lib/cx.ts'

const cabins = [
  [29.5, 15],
  [26.1, 23.1],
  [18, 26.5],
  [9.9, 23.1],
  [6.5, 15],
  [9.9, 6.9],
  [26.1, 6.9],
] as const

/** The ferris wheel. Decorative unless the name stands beside it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={cx('size-9 shrink-0', className)}>
      <g fill="none" strokeLinecap="round">
        <path d="M18 16 10.5 33M18 16l7.5 17M8 33h20" stroke="var(--f-cat-esports)" strokeWidth="2.4" />
        <circle cx="18" cy="15" r="11.5" stroke="var(--f-ruby-ink)" strokeWidth="1.8" />
        <path d="M18 5v20M8 15h20M11 8l14 14M25 8 11 22" stroke="var(--f-ruby-ink)" opacity=".55" />
      </g>
      {cabins.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="2.9" fill="var(--f-lamp)" stroke="var(--f-sunk)" />
      ))}
      <circle cx="18" cy="3.5" r="2.9" fill="#ff5f6d" stroke="var(--f-sunk)" />
      <circle cx="18" cy="15" r="3.2" fill="var(--f-lamp)" />
    </svg>
  )
}

export type LogoProps = {
  /** The whitelabel's name, set in the poster face. */
  name: string
  size?: 'sm' | 'md'
  className?: string
}

export function Logo({ name, size = 'md', className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 text-ink', className)}>
      <LogoMark className={size === 'sm' ? 'size-7.5' : undefined} />
      <span className="font-poster text-[22px] leading-none">{name}</span>
    </span>
  )
}
