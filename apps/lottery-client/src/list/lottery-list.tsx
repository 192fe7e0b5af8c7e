import type { LotteryListed } from '@fairground/contract/lottery'
import { Dialog, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { LotteryEntry } from './lottery-entry.tsx'

/** Every lottery with the time until its next close: a column beside the pad; on a phone a row, and a sheet of them all. */
export function LotteryList() {
  const { t } = useTranslation()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const lotteries = useOrdered()
  const entries = lotteries.map((listed) => <LotteryEntry key={listed.gameId} listed={listed} />)
  return (
    <nav
      aria-label={t('list.title')}
      className="min-w-0 max-[75rem]:col-span-full min-[75.01rem]:rounded-lg min-[75.01rem]:bg-surface-1 min-[75.01rem]:p-2 min-[75.01rem]:shadow-1"
    >
      <div className="flex gap-2 min-[75.01rem]:block">
        <button
          type="button"
          onClick={() => setIsSheetOpen(true)}
          className="focus-ring flex min-h-11 shrink-0 items-center gap-2 rounded-sm bg-surface-3 px-3 text-sm font-semibold min-[75.01rem]:hidden"
        >
          <Icon name="icon-[ph--list-bold]" className="text-lg" />
          {t('list.all', { lotteries: lotteries.length })}
        </button>
        <ul className="no-scrollbar flex min-w-0 gap-2 overflow-x-auto min-[75.01rem]:grid min-[75.01rem]:max-h-[calc(100dvh-6rem)] min-[75.01rem]:gap-0.5 min-[75.01rem]:overflow-y-auto">
          {entries}
        </ul>
      </div>
      <Dialog open={isSheetOpen} onOpenChange={setIsSheetOpen} phone="bottom" title={t('list.title')}>
        <ul className="grid gap-1 sm:grid-cols-2">
          {lotteries.map((listed) => (
            <LotteryEntry key={listed.gameId} listed={listed} onChosen={() => setIsSheetOpen(false)} />
          ))}
        </ul>
      </Dialog>
    </nav>
  )
}

/** In the order of the moment at which the frame was opened: nothing moves under a finger. */
function useOrdered(): readonly LotteryListed[] {
  const { opened } = useLottery()
  const lotteries = useLotteryState((state) => state.lotteries)
  const [order] = useState(() => inOrder(lotteries, opened.gameId).map(({ gameId }) => gameId))
  const placeOf = ({ gameId }: LotteryListed) => (order.includes(gameId) ? order.indexOf(gameId) : order.length)
  return [...lotteries].sort((one, other) => placeOf(one) - placeOf(other))
}

/** The one that was opened first, then those on sale, the next to close before the others. */
export function inOrder(lotteries: readonly LotteryListed[], ownId: string): readonly LotteryListed[] {
  const rank = ({ gameId, next }: LotteryListed) =>
    gameId === ownId ? 0 : next ? Date.parse(next.closesAt) : Number.POSITIVE_INFINITY
  return [...lotteries].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}
