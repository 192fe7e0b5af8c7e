import type { LotteryListed } from '@fairground/contract/lottery'
import { Bulb, cx, formatClock, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLotteryName } from '../lib/names.ts'
import { useClosing } from '../lib/use-closing.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'

/** Every lottery with the time until its next close: a column beside the pad, and a row above it on a phone. */
export function LotteryList() {
  const { t } = useTranslation()
  const { opened } = useLottery()
  const lotteries = inOrder(
    useLotteryState((state) => state.lotteries),
    opened.gameId,
  )
  return (
    <nav
      aria-label={t('list.title')}
      className="min-w-0 max-[75rem]:col-span-full min-[75.01rem]:rounded-lg min-[75.01rem]:bg-surface-1 min-[75.01rem]:p-2 min-[75.01rem]:shadow-1"
    >
      <ul className="no-scrollbar flex gap-2 overflow-x-auto min-[75.01rem]:grid min-[75.01rem]:max-h-[calc(100dvh-6rem)] min-[75.01rem]:gap-0.5 min-[75.01rem]:overflow-y-auto">
        {lotteries.map((listed) => (
          <Entry key={listed.gameId} listed={listed} />
        ))}
      </ul>
    </nav>
  )
}

/** The one that can be played first, then those on sale, the next to close before the others. */
export function inOrder(lotteries: readonly LotteryListed[], ownId: string): readonly LotteryListed[] {
  const rank = ({ gameId, next }: LotteryListed) =>
    gameId === ownId ? 0 : next ? Date.parse(next.closesAt) : Number.POSITIVE_INFINITY
  return [...lotteries].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}

function Entry({ listed }: { listed: LotteryListed }) {
  const { t } = useTranslation()
  const play = useLottery()
  const nameOf = useLotteryName()
  const isViewed = useLotteryState(({ viewedId }) => viewedId === listed.gameId)
  const seconds = useClosing(listed.next?.closesAt)
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-current={isViewed ? 'true' : undefined}
        onClick={() => void play.view(listed.gameId)}
        className={cx(
          'focus-ring flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-start hover:bg-surface-2',
          'max-[75rem]:bg-surface-1 max-[75rem]:shadow-1',
          isViewed && 'bg-surface-3 max-[75rem]:bg-surface-3',
        )}
      >
        <Icon name="icon-[ph--ticket-duotone]" className="text-[22px] text-lamp-ink" />
        <span className="min-w-0 flex-1">
          <b className="block truncate text-sm leading-4.5 font-semibold">{nameOf(listed)}</b>
          <span className={cx('block text-xs tabular-nums', isViewed ? 'font-semibold text-lamp-ink' : 'text-ink-3')}>
            {listed.next ? formatClock(seconds) : t('draw.closed')}
          </span>
        </span>
        {isViewed && <Bulb lit />}
      </button>
    </li>
  )
}
