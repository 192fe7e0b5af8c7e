import type { SportsDeskMarket } from '@fairground/contract/sports-desk'
import { Empty, Seg, Skeleton, StatusChip, useUi } from '@fairground/ui'
import { DeskSum } from '@fairground/vendor-ui/staff-desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Teams, useBetNames } from '../lib/names.ts'
import { useDeskState } from './desk-context.ts'
import { mainLines } from './main-lines.ts'
import { marginOf, percentText, targetOf } from './margins.ts'
import { OutcomeRow } from './outcome-row.tsx'

const shows = ['main', 'staked', 'all'] as const
type Show = (typeof shows)[number]
const mainMarkets = new Set([
  ...['1x2', 'asian-handicap', 'over-under', 'btts', 'double-chance'],
  ...['match-winner', 'map-handicap', 'total-maps', 'set-handicap', 'total-sets'],
  ...['money-line', 'points-handicap', 'total-points'],
])

const moneyOf = ({ outcomes }: SportsDeskMarket, currency: string) =>
  outcomes.flatMap(({ money }) => money.filter((one) => one.currency === currency))
const isStaked = (market: SportsDeskMarket) =>
  market.outcomes.some(({ money }) => money.some(({ stakesMinor }) => stakesMinor !== '0'))

const picked: Record<Show, (markets: readonly SportsDeskMarket[]) => readonly SportsDeskMarket[]> = {
  main: (markets) => mainLines(markets.filter(({ market, isOffered }) => isOffered && mainMarkets.has(market))),
  staked: (markets) => markets.filter(isStaked),
  all: (markets) => markets,
}

/** Every market of the chosen match: the model's price beside the offered one, and what stands on each outcome. */
export function MarketsTab() {
  const { t } = useTranslation('sports-desk')
  const view = useDeskState((state) => state.match)
  const matchId = useDeskState((state) => state.matchId)
  const [show, setShow] = useState<Show>('main')
  const [wished, setWished] = useState<string>()
  if (!view) return matchId === '' ? null : <Skeleton className="h-60" />
  const currencies = [
    ...new Set(view.markets.flatMap(({ outcomes }) => outcomes.flatMap(({ money }) => money.map((m) => m.currency)))),
  ]
  const currency = currencies.find((one) => one === wished) ?? currencies[0] ?? ''
  const markets = picked[show](view.markets)
  const results = markets.flatMap((market) => moneyOf(market, currency).map(({ ifMinor }) => Math.abs(Number(ifMinor))))
  const largest = Math.max(1, ...results)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Seg
          label={t('show')}
          size="sm"
          options={shows.map((value) => ({ value, label: t(`show.${value}`) }))}
          value={show}
          onValueChange={setShow}
        />
        {currencies.length > 1 && (
          <Seg
            label={t('currency')}
            size="sm"
            options={currencies.map((value) => ({ value, label: value }))}
            value={currency}
            onValueChange={setWished}
          />
        )}
      </div>
      {markets.length === 0 && <Empty icon="icon-[ph--chart-bar-duotone]" title={t('noMarkets')} />}
      {markets.length > 0 && (
        <div className="trading-markets">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('column.outcome')}</th>
                <th scope="col">{t('column.fair')}</th>
                <th scope="col">{t('column.price')}</th>
                <th scope="col">{t('column.stakes')}</th>
                <th scope="col" colSpan={2}>
                  {t('column.if')}
                </th>
              </tr>
            </thead>
            {markets.map((market) => (
              <Market
                key={`${market.market} ${market.line ?? ''}`}
                {...{ market, currency, largest, teams: view.match }}
              />
            ))}
          </table>
        </div>
      )}
      {view.builders.map((one) => (
        <p key={one.currency} className="staff-desk-row text-sm">
          <span className="flex-1">{t('builders', { count: one.bets })}</span>
          <b>
            <DeskSum minor={one.stakesMinor} currency={one.currency} />
          </b>
        </p>
      ))}
    </div>
  )
}

interface MarketProps {
  market: SportsDeskMarket
  currency: string
  /** The largest result of any outcome that is shown: a full bar. */
  largest: number
  teams: Teams
}

function Market({ market, currency, largest, teams }: MarketProps) {
  const { t } = useTranslation('sports-desk')
  const { locale } = useUi()
  const names = useBetNames()
  const margin = marginOf(market)
  const target = percentText(targetOf(market), locale)
  return (
    <tbody>
      <tr className="trading-market">
        <th colSpan={6} scope="rowgroup">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <b>{names.market(market.market)}</b>
            {margin === undefined ? (
              <StatusChip tone="neutral">{t('notOffered')}</StatusChip>
            ) : (
              <StatusChip tone="ok">{t('margin', { margin: percentText(margin, locale), target })}</StatusChip>
            )}
          </span>
        </th>
      </tr>
      {market.outcomes.map((outcome) => (
        <OutcomeRow
          key={outcome.selection}
          name={names.pick(
            { market: market.market, selection: outcome.selection, ...(market.line !== null && { line: market.line }) },
            teams,
          )}
          {...{ outcome, currency, largest }}
        />
      ))}
    </tbody>
  )
}
