import type { CSSProperties } from 'react'
import { cx } from '../lib/cx.ts'

const colors = {
  ruby: 'var(--f-ruby-fill)',
  mint: 'var(--f-mint-fill)',
  hot: 'var(--f-cat-hot-deep)',
  slots: 'var(--f-cat-slots-deep)',
  live: 'var(--f-cat-live-deep)',
  sports: 'var(--f-cat-sports-deep)',
  esports: 'var(--f-cat-esports-deep)',
  fish: 'var(--f-cat-fish-deep)',
  pvp: 'var(--f-cat-pvp-deep)',
  lottery: 'var(--f-cat-lottery-deep)',
  cock: 'var(--f-cat-cock-deep)',
  jackpot: 'var(--f-cat-jackpot-deep)',
  mini: 'var(--f-cat-mini-deep)',
}
export type AwningColor = keyof typeof colors

export type AwningProps = {
  color?: AwningColor
  /** Height in px. */
  height?: number
  /** Width of one stripe in px. */
  stripe?: number
  className?: string
}

/** The striped edge of a place one enters. One per surface, along its top. */
export function Awning({ color = 'ruby', height = 24, stripe = 22, className }: AwningProps) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--awning-color': colors[color],
    '--awning-height': `${height}px`,
    '--awning-stripe': `${stripe}px`,
  }
  return <div aria-hidden="true" className={cx('awning', className)} style={style} />
}
