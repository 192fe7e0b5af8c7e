import { readRaceSpot } from '@fairground/game-rules/games/virtual-races'
import { useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { PriceButton } from '../../virtual/price-button.tsx'
import type { PlaceChips } from '../../virtual/use-chips.ts'
import { GateBadge } from './gate-badge.tsx'
import type { Race } from './use-race.ts'

interface OrderPickerProps {
  race: Race
  /** Gates in the order in which they were chosen. */
  picked: readonly number[]
  places: PlaceChips
  clear: () => void
}

/** Bets on the first two and the first three in their order, from the runners chosen on the card. */
export function OrderPicker({ race, picked, places, clear }: OrderPickerProps) {
  const { t } = useTranslation()
  const spots = { forecast: picked.slice(0, 2), tricast: picked }
  return (
    <div className="vrace-order">
      <p>
        {picked.length === 0 ? (
          t('instant.races.pickHint')
        ) : (
          <button type="button" className="vrace-picked focus-ring" onClick={clear} aria-label={t('instant.clear')}>
            <Gates gates={picked} />
            <span aria-hidden="true">×</span>
          </button>
        )}
      </p>
      {(['forecast', 'tricast'] as const).map((bet) => {
        const gates = spots[bet]
        const isWhole = gates.length === (bet === 'forecast' ? 2 : 3)
        const spot = [bet, ...gates].join('-')
        return (
          <PriceButton
            key={bet}
            spot={spot}
            x100={isWhole ? race.prices.get(spot) : undefined}
            name={`${t(`instant.races.${bet}`)} ${gates.join('-')}`}
            places={places}
          >
            {t(`instant.races.${bet}`)}
          </PriceButton>
        )
      })}
      <Laid places={places} />
    </div>
  )
}

/** What lies on orders, also on such as are not chosen any more. */
function Laid({ places: { chips, paid } }: { places: PlaceChips }) {
  const cash = useCashText()
  const laid = [...chips].flatMap(([spot, minor]) => {
    const { bet, gates } = readRaceSpot(spot)
    return bet === 'forecast' || bet === 'tricast' ? [{ spot, gates, minor }] : []
  })
  if (laid.length === 0) return null
  return (
    <ul className="vrace-laid">
      {laid.map(({ spot, gates, minor }) => (
        <li key={spot} data-won={(paid.get(spot) ?? none) > none}>
          <Gates gates={gates} /> {cash(minor)}
        </li>
      ))}
    </ul>
  )
}

const Gates = ({ gates }: { gates: readonly number[] }) => (
  <span className="vrace-gates" dir="ltr">
    {gates.map((gate) => (
      <GateBadge key={gate} gate={gate} />
    ))}
  </span>
)

const none = 0n
