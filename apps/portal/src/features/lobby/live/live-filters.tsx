import { tableSpeeds, tableTiers } from '@fairground/contract/game-words'
import { numberFormat, Select, type SelectOption } from '@fairground/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameSearch } from '../game-search.ts'
import { GoodRoadPanel } from './good-road-panel.tsx'
import { useLiveStore } from './live-context.ts'
import { nameOfLanguage } from './live-parts.tsx'
import type { LiveStore } from './live-store.ts'

const any = 'any'

interface LiveFiltersProps {
  search: GameSearch
  onSearch: (search: GameSearch) => void
}

/** Who deals in which language, how fast, for how much; and the patterns of roads. */
export function LiveFilters({ search, onSearch }: LiveFiltersProps) {
  const { t } = useTranslation()
  const languages = useFact(languagesOf)
  const options = <Value extends string>(
    values: readonly Value[],
    label: (value: Value) => string,
  ): SelectOption<string>[] => [
    { value: any, label: t('games.any') },
    ...values.map((value) => ({ value, label: label(value) })),
  ]
  const filters = [
    { key: 'language', options: options(languages.split(' ').filter(Boolean), nameOfLanguage) },
    { key: 'speed', options: options(tableSpeeds, (speed) => t(`games.live.speed.${speed}`)) },
    { key: 'tier', options: options(tableTiers, (tier) => t(`games.live.tier.${tier}`)) },
  ] as const
  return (
    <div className="mb-5 grid gap-3 rounded-lg bg-surface-1 p-3.5 shadow-1">
      <div className="flex flex-wrap items-end gap-3">
        {filters.map(({ key, options: choices }) => (
          <div key={key} className="grid min-w-36 flex-1 gap-1.5 sm:max-w-52">
            <span aria-hidden="true" className="text-xs font-semibold text-ink-3">
              {t(`games.live.${key}`)}
            </span>
            <Select
              label={t(`games.live.${key}`)}
              size="sm"
              options={choices}
              value={search[key] ?? any}
              onValueChange={(value) => onSearch({ ...search, [key]: value === any ? undefined : value })}
            />
          </div>
        ))}
        <OpenTables />
      </div>
      <GoodRoadPanel search={search} onSearch={onSearch} />
    </div>
  )
}

/** How many tables are open and who bets at them now; nothing while nobody tells. */
function OpenTables() {
  const { t, i18n } = useTranslation()
  const [tables = 0, players = 0] = useFact(countsOf).split(' ').map(Number)
  const format = numberFormat(i18n.language)
  return (
    <p className="min-h-5 pb-2 text-sm text-ink-3 tabular-nums sm:ms-auto">
      {tables > 0 && t('games.live.open', { tables: format.format(tables), players: format.format(players) })}
    </p>
  )
}

function useFact(read: (store: LiveStore) => string): string {
  const store = useLiveStore()
  return useSyncExternalStore(
    store.subscribe,
    () => read(store),
    () => '',
  )
}

const languagesOf = (store: LiveStore): string =>
  [...new Set([...store.list().values()].flatMap(({ table }) => table.language ?? []))].sort().join(' ')

function countsOf(store: LiveStore): string {
  const open = [...store.list().values()].filter(({ table }) => table.state === 'open' && table.phase !== 'silent')
  return `${open.length} ${open.reduce((sum, { table }) => sum + table.players, 0)}`
}
