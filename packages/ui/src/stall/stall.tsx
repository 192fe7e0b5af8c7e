import type { ReactNode } from 'react'
import { Awning, type AwningColor } from '../awning/awning.tsx'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'

export type StallProps = {
  href: string
  name: string
  /** The line under it: how many games. */
  note?: ReactNode
  /** The object on the counter, square. */
  artSrc: string
  color: AwningColor
  /** `sm` on a phone: no note. */
  size?: 'sm' | 'md'
  className?: string
}

/** The way into one family of games. Lifts and lights on hover. */
export function Stall({ href, name, note, artSrc, color, size = 'md', className }: StallProps) {
  const { Link } = useUi()
  const isSmall = size === 'sm'
  return (
    <Link
      href={href}
      className={cx(
        'group/stall relative block rounded-md bg-surface-2 text-center shadow-2 transition-[transform,background-color] duration-base ease-out light:bg-surface-1',
        'hover:-translate-y-1.25 hover:bg-surface-3 active:translate-y-0 light:hover:bg-surface-3',
        'after:pointer-events-none after:absolute after:inset-0 after:top-6.5 after:rounded-b-md after:opacity-0 after:shadow-[inset_0_0_0_2px_var(--f-lamp-ink)] after:transition-opacity after:duration-fast hover:after:opacity-100',
        isSmall ? 'pb-2' : 'pb-3.5',
        className,
      )}
    >
      <Awning
        color={color}
        height={isSmall ? 20 : 24}
        stripe={isSmall ? 16 : 22}
        className={isSmall ? '-mx-0.75 rounded-t-[6px]' : '-mx-1.25 rounded-t-[8px]'}
      />
      <img
        src={artSrc}
        alt=""
        width={54}
        height={54}
        decoding="async"
        className={cx(
          'mx-auto [filter:drop-shadow(0_5px_6px_rgb(10_4_30/.35))]',
          isSmall ? 'mt-1.25 mb-1 size-9' : 'mt-2.25 mb-1.75 size-13.5',
        )}
      />
      <b className={cx('block px-1 font-bold', isSmall ? 'text-xs' : 'text-[15px]')}>{name}</b>
      {note && !isSmall && <span className="block px-1 text-xs text-ink-3">{note}</span>}
    </Link>
  )
}
