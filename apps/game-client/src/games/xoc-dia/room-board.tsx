import { type BankerSpot, bankerSpots } from '@fairground/room-rules'
import { Button, cx } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { totalOf, type XocDiaTable } from './room-table.ts'
import './xoc-dia.css'

interface BoardProps {
  table: XocDiaTable
  ownPlace: number | undefined
  unitMinor: bigint
  isSending: boolean
  onBet: (spot: BankerSpot, amountMinor: bigint) => void
  onDone: () => void
}

const chips = [1, 2, 5]
const none = 0n
const odds: Readonly<Record<BankerSpot, string>> = {
  ...{
    even: '1:1',
    odd: '1:1',
    'four-red': '14:1',
    'four-white': '14:1',
    'three-red': '2.8:1',
    'three-white': '2.8:1',
  },
}
const redsOf: Readonly<Partial<Record<BankerSpot, number>>> = {
  ...{ 'four-white': 0, 'three-white': 1, 'three-red': 3, 'four-red': 4 },
}
const coins = [0, 1, 2, 3]

/** The places with what lies on them: one's own, and all together. */
export function RoomBoard({ table, ownPlace, unitMinor, isSending, onBet, onDone }: BoardProps) {
  const { t } = useTranslation()
  const cash = useCashText()
  const [units, setUnits] = useState(1)
  const { room } = table
  const own = table.seats[ownPlace ?? -1]?.bets ?? []
  const amountMinor = unitMinor * BigInt(units)
  return (
    <div className="room-own is-short" data-turn={room !== undefined}>
      <p className="room-why" role="status">
        {t(whyOf(table, ownPlace))}
      </p>
      <div className="xoc-dia-room-spots">
        {bankerSpots.map((spot) => {
          const left = room?.find((one) => one.spot === spot)?.amountMinor ?? none
          const onSpot = (bets: typeof own) => totalOf(bets.filter((bet) => bet.spot === spot))
          const [mine, all] = [onSpot(own), onSpot(table.seats.flatMap(({ bets }) => bets))]
          const label = t(`instant.xoc-dia.${spot}`)
          return (
            <button
              key={spot}
              type="button"
              className={cx('xoc-dia-room-spot', mine > none && 'is-mine')}
              data-side={spot}
              disabled={left < amountMinor || isSending}
              aria-label={t('room.xoc-dia.bet', { place: label, amount: cash(amountMinor), own: cash(mine) })}
              onClick={() => onBet(spot, amountMinor)}
            >
              <Coins spot={spot} />
              <b>{label}</b>
              <small dir="ltr">{odds[spot]}</small>
              <span>{mine > none ? cash(mine) : ' '}</span>
              {all > none && <em>Σ {cash(all)}</em>}
            </button>
          )
        })}
      </div>
      {room && (
        <div className="room-acts">
          {/* biome-ignore lint/a11y/useSemanticElements: buttons beside each other are no fieldset */}
          <div className="room-presets xoc-dia-room-chips" role="group" aria-label={t('room.xoc-dia.chip')}>
            {chips.map((one) => (
              <button key={one} type="button" aria-pressed={one === units} onClick={() => setUnits(one)}>
                {cash(unitMinor * BigInt(one))}
              </button>
            ))}
          </div>
          <Button variant="lamp" size="lg" className="room-main" busy={isSending} onClick={onDone}>
            {t('room.xoc-dia.done')}
          </Button>
        </div>
      )}
    </div>
  )
}

function whyOf({ room, banker }: XocDiaTable, ownPlace: number | undefined) {
  if (room) return 'room.xoc-dia.ask' as const
  return banker === ownPlace ? ('room.banker.youBank' as const) : ('room.banker.waits' as const)
}

/** A place that is named by its coins. */
function Coins({ spot }: { spot: BankerSpot }) {
  const reds = redsOf[spot]
  if (reds === undefined) return null
  return (
    <span className="xoc-dia-face" aria-hidden="true">
      {coins.map((coin) => (
        <i key={coin} data-red={coin < reds} />
      ))}
    </span>
  )
}
