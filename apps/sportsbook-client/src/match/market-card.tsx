import type { SportsMatchView } from '@fairground/contract/sports'
import { findMarket } from '@fairground/sports-rules'
import { cx, Icon, numberFormat, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { cellsOf } from '../coupon/main-markets.ts'
import { PriceButton } from '../coupon/price-button.tsx'
import { PriceRow } from '../coupon/price-row.tsx'
import { bareMarket, useBetNames } from '../lib/names.ts'
import { pickKey } from '../offer/picks.ts'
import type { MarketBlock } from './market-groups.ts'

interface MarketCardProps {
  match: SportsMatchView
  block: MarketBlock
  /** Opens what its prices are made of. */
  onMargin: () => void
}

const wideFrom = 6

/** One market of a match with all its lines. */
export function MarketCard({ match, block: { code, lines }, onMargin }: MarketCardProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const names = useBetNames()
  const first = lines[0]
  if (!first) return null
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const margin = percent.format(Number(first.booksum) - 1)
  const count = first.outcomes.length
  const hasSides = first.line !== null && count === 2
  const columns = count > wideFrom ? 'cols-4' : `cols-${Math.min(count, 3)}`
  const isInPlay = match.state === 'playing'
  return (
    <section className={cx('market', count > wideFrom && 'is-wide')} aria-label={names.market(code)}>
      <header className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 font-bold">{names.market(code)}</h3>
        <button type="button" onClick={onMargin} className="margin-chip focus-ring hit-44">
          <Icon name="icon-[ph--calculator-duotone]" />
          <span className="sr-only">{t('margin.open', { market: names.market(code) })} </span>
          <bdi>{margin}</bdi>
        </button>
      </header>
      <PriceRow label={names.market(code)} className={cx('market-prices', columns)}>
        {hasSides &&
          first.outcomes.map(({ selection }) => (
            <span key={selection} aria-hidden="true" className="truncate px-1 text-xs text-ink-3">
              {names.side(selection, match)}
            </span>
          ))}
        {lines.flatMap((line) =>
          cellsOf(line).map(({ pick, price }) => (
            <PriceButton key={pickKey(pick)} match={match} pick={pick} price={price} />
          )),
        )}
      </PriceRow>
      {isInPlay && findMarket(code)?.isHandicap && (
        <Hint text={t('market.afterBet', { score: match.inputs.score.join('–') })} />
      )}
      {isInPlay && bareMarket(code) === 'over-under' && (
        <Hint text={t('market.wholeMatch', { goals: match.inputs.score[0] + match.inputs.score[1] })} />
      )}
    </section>
  )
}

const Hint = ({ text }: { text: string }) => (
  <p className="flex gap-1.5 text-xs text-ink-3">
    <Icon name="icon-[ph--info]" className="mt-0.5" />
    {text}
  </p>
)
