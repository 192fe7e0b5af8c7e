import { type BingoPrize, bingoPrizes } from '@fairground/game-rules/games/bingo'
import { cx, Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import type { HallWin } from './hall.ts'

interface PrizeLadderProps {
  amounts: Readonly<Record<BingoPrize, bigint>>
  wins: readonly HallWin[]
  open: BingoPrize | undefined
  /** Tickets of the player. */
  own: ReadonlySet<number>
}

/** The three prizes of the round with their amounts; who won, at which call, and what each of them got. */
export function PrizeLadder({ amounts, wins, open, own }: PrizeLadderProps) {
  const { t } = useTranslation()
  return (
    <ol className="bingo-prizes" aria-label={t('instant.bingo.prizes')}>
      {bingoPrizes.map((prize) => {
        const win = wins.find((one) => one.prize === prize)
        const isOwn = win?.tickets.some((number) => own.has(number)) ?? false
        return (
          <li
            key={prize}
            className={cx(open === prize && 'is-open', win && 'is-won', isOwn && 'is-own')}
            data-prize={prize}
          >
            <Icon name={win ? 'icon-[ph--check-circle-fill]' : iconOf[prize]} className="text-xl" />
            <span className="bingo-prize-name">
              {t(`instant.bingo.prize.${prize}`)}
              {win && (
                <small className="bingo-small">
                  {t('instant.bingo.wonBy', { count: win.tickets.length, call: win.call })}
                </small>
              )}
            </span>
            <Cash minor={win?.amountMinor ?? amounts[prize]} className="bingo-prize-amount" />
          </li>
        )
      })}
    </ol>
  )
}

const iconOf: Readonly<Record<BingoPrize, string>> = {
  line: 'icon-[ph--minus-bold]',
  'two-lines': 'icon-[ph--equals-bold]',
  house: 'icon-[ph--squares-four-fill]',
}
