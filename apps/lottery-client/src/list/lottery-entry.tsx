import type { LotteryListed } from '@fairground/contract/lottery'
import { Bulb, cx, formatClock, Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useLotteryName } from '../lib/names.ts'
import { useClosing } from '../lib/use-closing.ts'
import { useJackpots } from '../lib/use-jackpots.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'

interface LotteryEntryProps {
  listed: LotteryListed
  onChosen?: () => void
}

/** A lottery of the list: its name, when it closes next, and how many lines wait on its ticket. */
export function LotteryEntry({ listed, onChosen }: LotteryEntryProps) {
  const { t } = useTranslation()
  const play = useLottery()
  const nameOf = useLotteryName()
  const isViewed = useLotteryState(({ viewedId }) => viewedId === listed.gameId)
  const waiting = useLotteryState(({ waitingBaskets }) => waitingBaskets[listed.gameId]?.lines.length ?? 0)
  const seconds = useClosing(listed.next?.closesAt)
  const [jackpot] = useJackpots(listed.gameId)
  const choose = () => {
    onChosen?.()
    void play.view(listed.gameId)
  }
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-current={isViewed ? 'true' : undefined}
        onClick={choose}
        data-lottery={listed.gameId}
        className={cx(
          'focus-ring flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-start hover:bg-surface-2',
          'max-[75rem]:h-full max-[75rem]:bg-surface-1 max-[75rem]:shadow-1',
          isViewed && 'bg-surface-3 max-[75rem]:bg-surface-3',
        )}
      >
        <Icon name="icon-[ph--ticket-duotone]" className="text-[22px] text-lamp-ink" />
        <span className="min-w-0 flex-1">
          <b className="block truncate text-sm leading-4.5 font-semibold">{nameOf(listed)}</b>
          <span className={cx('block text-xs tabular-nums', isViewed ? 'font-semibold text-lamp-ink' : 'text-ink-3')}>
            {listed.next ? formatClock(seconds) : t('draw.closed')}
          </span>
          {jackpot && (
            <span className="block truncate text-xs font-semibold text-lamp-ink">
              <Cash minor={BigInt(jackpot.minor)} />
            </span>
          )}
        </span>
        {waiting > 0 && (
          <span className="rounded-pill bg-lamp px-1.5 text-2xs leading-4.5 font-bold text-on-lamp tabular-nums">
            <span aria-hidden="true">{waiting}</span>
            <span className="sr-only">{t('ticket.lines', { lines: waiting })}</span>
          </span>
        )}
        {isViewed && <Bulb lit />}
      </button>
    </li>
  )
}
