import type { WithdrawalDetail } from '@fairground/contract'
import { formatMoney, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../../lib/currency.ts'

const widthPx = 320
const middlePx = 27
const barPx = 15
const barHeightPxMax = 22
const barHeightPxMin = 2
const placeCount = 15

/** Profit and loss of the last rounds, oldest first: up is won, down is lost. */
export function ResultBars({ results }: { results: WithdrawalDetail['recentResults'] }) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const { locale } = useUi()
  const profits = results.map(({ profit }) => Number(profit))
  const top = Math.max(1, ...profits.map(Math.abs))
  const stepPx = (widthPx - barPx) / (placeCount - 1)
  const title = t('withdrawals.rounds', { count: results.length })
  if (results.length === 0) return <p className="text-sm text-ink-3">{t('withdrawals.noRounds')}</p>
  const won = profits.filter((profit) => profit > 0).length
  const lost = profits.filter((profit) => profit < 0).length
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <svg
        viewBox={`0 0 ${widthPx} 54`}
        role="img"
        aria-label={t('withdrawals.roundsText', { won, lost })}
        className="mt-1.5 w-full rtl:-scale-x-100"
      >
        {results.map(({ roundId, profit }, index) => {
          const heightPx = Math.max(barHeightPxMin, (Math.abs(profits[index] ?? 0) / top) * barHeightPxMax)
          const isLoss = (profits[index] ?? 0) < 0
          return (
            <rect
              key={roundId}
              x={index * stepPx}
              y={isLoss ? middlePx : middlePx - heightPx}
              width={barPx}
              height={heightPx}
              rx={Math.min(3, heightPx / 2)}
              opacity=".8"
              fill={isLoss ? 'var(--f-ruby-ink)' : 'var(--f-mint-ink)'}
            >
              <title>{formatMoney(profit, { locale, currency, decimals: 0, isSigned: true })}</title>
            </rect>
          )
        })}
        <path d={`M0 ${middlePx}H${widthPx}`} stroke="var(--f-line-control)" />
      </svg>
    </section>
  )
}
