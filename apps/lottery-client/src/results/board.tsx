import type { BoardGroup } from '@fairground/lottery-rules'
import { cx } from '@fairground/ui'
import { usePrizeName } from '../lib/names.ts'

/** A result, prize by prize, with the one that it is known by. Numbers are read from the left in every language. */
export function Board({ groups, headId }: { groups: readonly BoardGroup[]; headId: string | undefined }) {
  const prize = usePrizeName()
  return (
    <dl className="grid gap-px overflow-hidden rounded-md bg-line text-sm">
      {groups.map(({ id, numbers }) => (
        <div key={id} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center bg-surface-1">
          <dt className="px-3 py-2 text-ink-2">{prize(id)}</dt>
          <dd dir="ltr" className="flex flex-wrap justify-center gap-x-4 gap-y-1 px-3 py-2">
            {numbers.map((number, place) => (
              <b
                // biome-ignore lint/suspicious/noArrayIndexKey: the same number may be drawn twice; places stay
                key={place}
                className={cx('tracking-wider tabular-nums', id === headId && 'text-lg text-lamp-ink')}
              >
                {number}
              </b>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
