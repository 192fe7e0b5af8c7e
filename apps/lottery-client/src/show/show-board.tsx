import type { BoardGroup } from '@fairground/lottery-rules'
import { cx } from '@fairground/ui'
import { Balls } from '../banner/balls.tsx'
import { usePrizeName } from '../lib/names.ts'
import { hidden } from '../lib/result.ts'

/** The prizes as they come: the last one, which the draw is known by, and all balls and dice, roll in. */
export function ShowBoard({ groups }: { groups: readonly BoardGroup[] }) {
  const prize = usePrizeName()
  const lastId = groups.at(-1)?.id
  return (
    <dl className="grid gap-1.5 text-sm">
      {groups.map((group) => {
        const isRolled = group.look !== 'digits' || group.id === lastId
        return (
          <div key={group.id} className={cx('draw-row', isRolled && 'draw-row-head')}>
            <dt className="draw-soft">{prize(group.id)}</dt>
            <dd dir="ltr" className="flex flex-wrap gap-1.5">
              {isRolled ? (
                <Balls group={group} />
              ) : (
                group.numbers.map((number, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same number may be drawn twice; places stay
                  <b key={place} className={cx('draw-number', number.includes(hidden) && 'draw-coming')}>
                    {number}
                  </b>
                ))
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
