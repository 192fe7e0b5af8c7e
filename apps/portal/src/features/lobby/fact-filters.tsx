import { gameFeatures, volatilities } from '@fairground/contract/game-words'
import { formatMoney, Select, type SelectOption } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { GameSearch } from './game-search.ts'

const stakes = [200, 500, 1_000, 5_000, 10_000]
const lines = [5, 10, 20, 25, 50]
const returns = [94, 95, 96, 97]
const any = 'any'

interface FactFiltersProps {
  search: GameSearch
  onSearch: (search: GameSearch) => void
}

/** Stake, lines, volatility, return, feature: what the certificate of a game says. */
export function FactFilters({ search, onSearch }: FactFiltersProps) {
  const { t, i18n } = useTranslation()
  const money = (amount: number) => formatMoney(String(amount), { locale: i18n.language, currency: 'VND', decimals: 0 })
  const choose = (key: keyof GameSearch, parse: (value: string) => unknown) => (value: string) =>
    onSearch({ ...search, [key]: value === any ? undefined : parse(value) })
  const options = <Value extends string | number>(
    values: readonly Value[],
    label: (value: Value) => string,
  ): SelectOption<string>[] => [
    { value: any, label: t('games.any') },
    ...values.map((value) => ({ value: String(value), label: label(value) })),
  ]
  const filters = [
    {
      key: 'stake',
      options: options(stakes, (amount) => t('games.stakeUpTo', { amount: money(amount) })),
      parse: Number,
    },
    { key: 'lines', options: options(lines, (count) => t('games.linesFrom', { count })), parse: Number },
    {
      key: 'volatility',
      options: options(volatilities, (name) => t(`game.volatility.${name}`)),
      parse: String,
    },
    { key: 'rtp', options: options(returns, (percent) => t('games.rtpFrom', { percent })), parse: Number },
    { key: 'feature', options: options(gameFeatures, (name) => t(`games.feature.${name}`)), parse: String },
  ] as const
  return (
    <div className="grid grid-cols-2 gap-3 rounded-md bg-surface-1 p-3.5 md:grid-cols-5">
      {filters.map(({ key, options: choices, parse }) => (
        <div key={key} className="grid gap-1.5">
          <span aria-hidden="true" className="text-xs font-semibold text-ink-3">
            {t(`games.filter.${key}`)}
          </span>
          <Select
            label={t(`games.filter.${key}`)}
            size="sm"
            options={choices}
            value={String(search[key] ?? any)}
            onValueChange={choose(key, parse)}
          />
        </div>
      ))}
    </div>
  )
}
