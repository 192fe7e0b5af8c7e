import type { FishingSeat } from '@fairground/contract/studio'
import { fishingField, gunOf } from '@fairground/game-rules/fishing'
import { cx, Icon } from '@fairground/ui'
import { Cash, useShortAmount } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useFishingState } from './fishing-context.ts'

const seats = [0, 1, 2, 3] as const

/** Who sits at the four cannons; the own seat is always at the lower edge. */
export function SeatPlates() {
  const own = useFishingState((state) => state.seat)
  const taken = useFishingState((state) => state.room?.seats)
  const isTurned = own !== undefined && own >= 2
  return (
    <ul className="fishing-seats" dir="ltr">
      {seats.map((seat) => {
        const told = taken?.find((each) => each.seat === seat)
        const { x, y } = gunOf(seat)
        const left = (isTurned ? fishingField.width - x : x) / fishingField.width
        const isBelow = y > 0 !== isTurned
        return (
          <li
            key={seat}
            className={cx('fishing-seat', isBelow ? 'is-below' : 'is-above', seat === own && 'is-own')}
            style={{ insetInlineStart: `${left * 100}%` }}
            data-seat={seat}
          >
            {seat === own ? <OwnPlate /> : told ? <Plate told={told} /> : <FreePlate />}
          </li>
        )
      })}
    </ul>
  )
}

function OwnPlate() {
  const { t } = useTranslation()
  const short = useShortAmount()
  const balanceMinor = useFishingState((state) => state.balanceMinor)
  const magazine = useFishingState((state) => state.magazine)
  const bulletMinor = useFishingState((state) => state.bulletMinor)
  const valueMinor = magazine?.state === 'open' ? BigInt(magazine.bulletMinor) : bulletMinor
  return (
    <div className="fishing-plate">
      <div className="min-w-0 flex-1">
        <b>{t('instant.chat.me')}</b>
        <Cash minor={balanceMinor} className="fishing-worth" />
      </div>
      <em>
        <bdi>{short(valueMinor)}</bdi>
      </em>
    </div>
  )
}

function Plate({ told: { mark, bulletMinor, isAway } }: { told: FishingSeat }) {
  const short = useShortAmount()
  return (
    <div className={cx('fishing-plate', isAway && 'is-away')}>
      {isAway && <Icon name="icon-[ph--wifi-slash-bold]" />}
      <b className="min-w-0 flex-1 truncate">
        <bdi>{mark}</bdi>
      </b>
      {bulletMinor !== null && (
        <em>
          <bdi>{short(BigInt(bulletMinor))}</bdi>
        </em>
      )}
    </div>
  )
}

const FreePlate = () => {
  const { t } = useTranslation()
  return <div className="fishing-plate is-free">{t('instant.fishing.freeSeat')}</div>
}
