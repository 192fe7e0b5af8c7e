import type { SportsDeskMarket } from '@fairground/contract/sports-desk'
import { useUi } from '@fairground/ui'
import { useShortAmount } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { oddsText } from '../odds/odds-text.ts'
import { ShortResult } from './short-result.tsx'

interface OutcomeRowProps {
  name: string
  outcome: SportsDeskMarket['outcomes'][number]
  currency: string
  largest: number
}

const fairPrice = (fair: string): string => Number(fair).toFixed(2)

/** One outcome: prices, what stands on it, and what the house has on average where it wins. */
export function OutcomeRow({ name, outcome, currency, largest }: OutcomeRowProps) {
  const { t } = useTranslation('sports-desk')
  const { locale } = useUi()
  const short = useShortAmount()
  const { price, fair, money } = outcome
  const own = money.find((one) => one.currency === currency)
  const result = own?.ifMinor ?? null
  const isStaked = own !== undefined && own.stakesMinor !== '0'
  return (
    <tr data-staked={isStaked || undefined}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className="text-ink-3">{fair === null ? '–' : oddsText(fairPrice(fair), 'decimal', locale)}</td>
      <td>
        <b>{price === null ? '–' : oddsText(price, 'decimal', locale)}</b>
      </td>
      <td>
        {isStaked ? (
          <>
            {short(BigInt(own.stakesMinor))} <small className="text-ink-3">{t('bets', { count: own.bets })}</small>
          </>
        ) : (
          <span className="text-ink-3">–</span>
        )}
      </td>
      <td className="trading-bar-cell">{result !== null && <Bar share={Number(result) / largest} />}</td>
      <td>{result === null ? <span className="text-ink-3">–</span> : <ShortResult minor={result} />}</td>
    </tr>
  )
}

/** From the middle: to the end what the house has, to the start what it pays. */
const Bar = ({ share }: { share: number }) => (
  <span className="trading-bar" aria-hidden="true">
    <i data-side={share < 0 ? 'loss' : 'gain'} style={{ inlineSize: `${Math.min(1, Math.abs(share)) * 50}%` }} />
  </span>
)
