import type { SportsMatchView } from '@fairground/contract/sports'
import { useTranslation } from 'react-i18next'
import { cellsOf } from '../coupon/main-markets.ts'
import { PriceButton } from '../coupon/price-button.tsx'
import { PriceRow } from '../coupon/price-row.tsx'
import { useBetNames } from '../lib/names.ts'
import { pickKey } from '../offer/picks.ts'

/** Below the score of a series in a list: its markets, each at its main line. */
export function HeroMarkets({ match }: { match: SportsMatchView }) {
  const { t } = useTranslation()
  const names = useBetNames()
  return (
    <PriceRow label={t('coupon.prices', { home: match.home, away: match.away })} className="hero-markets">
      {match.markets.map((market) => (
        <div key={market.market} className="hero-market">
          <span aria-hidden="true">{names.market(market.market)}</span>
          {cellsOf(market)
            .filter(({ price }) => price !== null)
            .map(({ pick, price }) => (
              <PriceButton key={pickKey(pick)} match={match} pick={pick} price={price} />
            ))}
        </div>
      ))}
    </PriceRow>
  )
}
