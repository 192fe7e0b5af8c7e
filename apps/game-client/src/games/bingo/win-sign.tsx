import { cx } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import type { HallWin, OwnTicket } from './hall.ts'

interface WinSignProps {
  wins: readonly HallWin[]
  /** Calls so far: a win is announced until the next ball. */
  call: number
  tickets: readonly OwnTicket[]
}

/** Says who has just won what; gold when it is the player. */
export function WinSign({ wins, call, tickets }: WinSignProps) {
  const { t } = useTranslation()
  const now = wins.filter((win) => win.call === call)
  const own = new Set(tickets.map(({ number }) => number))
  const first = now.at(-1)
  const ownMinor = now.reduce((sum, win) => sum + win.eachMinor * countOf(win, own), nothing)
  const isOwn = ownMinor > nothing
  return (
    <div role="status" className={first ? cx('bingo-win instant-pop', isOwn && 'is-own') : 'sr-only'}>
      {first && (
        <>
          <b className="bingo-win-sum">
            {isOwn ? t('instant.bingo.youWon') : t(`instant.bingo.prize.${first.prize}`)}{' '}
            <Cash minor={isOwn ? ownMinor : first.amountMinor} />
          </b>
          <span>
            {now
              .map((win) =>
                t('instant.bingo.wonShort', {
                  prize: t(`instant.bingo.prize.${win.prize}`),
                  count: win.tickets.length,
                }),
              )
              .join(' · ')}
          </span>
        </>
      )}
    </div>
  )
}

// The build's compiler loses a bigint that is written inside a component.
const nothing = 0n

const countOf = (win: HallWin, own: ReadonlySet<number>): bigint =>
  BigInt(win.tickets.filter((ticket) => own.has(ticket)).length)
