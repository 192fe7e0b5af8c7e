import { colourOf } from '@fairground/game-rules/games/roulette'
import { useTranslation } from 'react-i18next'
import { type Counted, hotAndCold } from './hot-numbers.ts'

const shownMax = 5
const numberMax = 36

/** The numbers that came most and least in the session. */
export function HotList({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation()
  const { hot, cold } = hotAndCold(numbers, shownMax, numberMax)
  return (
    <div className="road-hot">
      <Row label={t('live.road.hot')} counted={hot} />
      <Row label={t('live.road.cold')} counted={cold} />
    </div>
  )
}

const Row = ({ label, counted }: { label: string; counted: readonly Counted[] }) => (
  <div>
    <h3>{label}</h3>
    <p className="road-numbers" dir="ltr">
      {counted.map(({ number, count }) => (
        <b key={number} data-tone={colourOf(number)}>
          {number} <small>×{count}</small>
        </b>
      ))}
    </p>
  </div>
)
