import { cx, Icon } from '@fairground/ui'

/** The crown of a level; the lowest has a plain one. */
export function VipBadge({ rank, isLarge = false }: { rank: number; isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative grid shrink-0 place-items-center rounded-full',
        isLarge ? 'size-16' : 'size-11',
        rank > 0 ? 'bg-lamp-soft text-lamp-ink' : 'bg-surface-3 text-ink-2',
      )}
    >
      <Icon name="icon-[ph--crown-duotone]" className={isLarge ? 'text-4xl' : 'text-2xl'} />
      <b
        className={cx(
          'absolute -end-1 -bottom-1 grid place-items-center rounded-pill bg-surface-1 font-bold shadow-1',
          isLarge ? 'h-6 min-w-6 text-sm' : 'h-5 min-w-5 text-2xs',
        )}
      >
        {rank}
      </b>
    </span>
  )
}
