import type { RoomHand } from '@fairground/contract/studio'
import { bankerSpots } from '@fairground/room-rules'
import { cx } from '@fairground/ui'
import { Cash, useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { RoomGame, SeatLook } from '../../rooms/room-game.ts'
import { AmountText } from '../../rooms/shed/shed-table.ts'
import { Together } from '../../rooms/table/together.tsx'
import { RoomBoard } from './room-board.tsx'
import { totalOf, XocDiaTable } from './room-table.ts'
import './xoc-dia.css'

const Done = z.union([
  z.object({ type: z.literal('bet'), spot: z.enum(bankerSpots), amountMinor: AmountText }),
  z.object({ type: z.literal('done') }),
])

const none = 0n

/** Xóc đĩa with a player as banker. */
export const room: RoomGame = {
  show({ facts, hand, ownPlace, isSending, act, t }) {
    const read = XocDiaTable.safeParse(hand.table)
    if (!read.success) return undefined
    const table = read.data
    return {
      seats: table.seats.map((seat, place): SeatLook => {
        const isBanker = place === table.banker
        const note = !isBanker && !table.isOver && seat.isDone ? t('room.xoc-dia.isDone') : undefined
        return {
          badge: isBanker ? t('room.banker.badge') : undefined,
          betMinor: table.isOver ? none : totalOf(seat.bets),
          note,
        }
      }),
      centre: <Centre hand={hand} table={table} />,
      own: table.isOver ? undefined : (
        <RoomBoard
          key={hand.handId}
          table={table}
          ownPlace={ownPlace}
          unitMinor={BigInt(facts.unitMinor)}
          isSending={isSending}
          onBet={(spot, minor) => void act({ type: 'bet', spot, amountMinor: String(minor) })}
          onDone={() => void act({ type: 'done' })}
        />
      ),
    }
  },
  say(done, t) {
    const read = Done.safeParse(done)
    if (!read.success) return ''
    if (read.data.type === 'done') return t('room.xoc-dia.isDone')
    return (
      <>
        {t(`instant.xoc-dia.${read.data.spot}`)} <Cash minor={read.data.amountMinor} />
      </>
    )
  },
  stakes: ({ unitMinor, seats }, t, cash) =>
    [t('room.banker.unit', { amount: cash(BigInt(unitMinor)) }), t('room.chairs', { number: seats })].join(' · '),
  actionSeconds: null,
  options: ({ options }, t) => [t('room.xoc-dia.option', { rounds: options.bankRounds })],
  rules: (t) => ([1, 2, 3] as const).map((number) => t(`room.xoc-dia.rule.${number}`)),
}

const unseen = [true, false, true, false]
/** The bowl on its plate; it is lifted when all have bet. */
function Centre({ hand, table }: { hand: RoomHand; table: XocDiaTable }) {
  const { t } = useTranslation()
  const cash = useCashText()
  const { coins, seats } = table
  const reds = coins?.filter(Boolean).length ?? 0
  const said = t('instant.xoc-dia.reds', { number: reds })
  const backMinor = seats.reduce((sum, seat) => sum + (seat.backMinor ?? none), none)
  const bets = seats.filter(({ isDone }, place) => isDone && place !== table.banker).length
  return (
    <div className="xoc-dia-room">
      <div
        className={cx('xoc-dia-plate', coins && 'is-open')}
        role="img"
        aria-label={coins ? said : t('instant.xoc-dia.covered')}
      >
        {(coins ?? unseen).map((isRed, coin) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the coins are fixed
          <span key={coin} className="xoc-dia-coin" data-red={isRed} />
        ))}
        <span className="xoc-dia-bowl" />
      </div>
      {coins ? (
        <p className="room-hangs">
          {t(reds % 2 === 0 ? 'instant.xoc-dia.even' : 'instant.xoc-dia.odd')} · {said}
          {backMinor > none && (
            <small className="xoc-dia-back">{t('room.xoc-dia.back', { amount: cash(backMinor) })}</small>
          )}
        </p>
      ) : (
        <Together deadlineMs={hand.deadlineMs}>
          {t('room.banker.count', { number: bets, all: seats.length - 1 })}
        </Together>
      )}
    </div>
  )
}
