import type { Game, LiveTable } from '@fairground/contract'
import { languageNames } from '@fairground/i18n'
import { compactFormat, formatMoney, Icon, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { CountdownRing } from './countdown-ring.tsx'
import { namedRoad, useGoodRoadChoice } from './good-road-choice.ts'
import { useLiveStore } from './live-context.ts'
import type { ShownTable } from './live-store.ts'
import { tallyOf } from './results-of.ts'

export function Chips({ game, table }: { game: Game; table: LiveTable | undefined }) {
  const { t } = useTranslation()
  const isPlayed = table?.state === 'open' && table.phase !== 'silent'
  const isSpecial = table && table.tier !== 'standard'
  return (
    <>
      {isPlayed && (
        <StatusChip size="sm" tone="live">
          {t('ui:badgeLive')}
        </StatusChip>
      )}
      {isSpecial && (
        <StatusChip size="sm" tone="art" icon={table.tier === 'vip' ? 'icon-[ph--crown-fill]' : undefined}>
          {t(`games.live.tier.${table.tier}`)}
        </StatusChip>
      )}
      {game.isNew && !isSpecial && (
        <StatusChip size="sm" tone="art">
          {t('ui:badgeNew')}
        </StatusChip>
      )}
    </>
  )
}

export function Bar({ table }: { table: LiveTable }) {
  const { t, i18n } = useTranslation()
  const store = useLiveStore()
  const { dealer, players, phase, closesMs, seats, seated = 0 } = table
  const isBetting = phase === 'betting' && closesMs !== null
  return (
    <div className="flex items-end justify-between gap-2">
      <div className="min-w-0">
        {dealer && (
          <b className="block truncate text-sm leading-4.5 font-semibold">
            <bdi>{dealer}</bdi>
          </b>
        )}
        {phase !== 'silent' && (
          <span className="flex items-center gap-1 text-xs leading-4.5 tabular-nums opacity-90">
            <Icon name="icon-[ph--user-fill]" className="text-[11px]" />
            {t('games.playing', { players: compactFormat(i18n.language).format(players) })}
            {seats !== undefined && (
              <>
                <Icon name="icon-[ph--armchair-fill]" className="ms-1.5 text-[11px]" />
                <bdi aria-hidden="true">
                  {seated}/{seats}
                </bdi>
                <span className="sr-only">{t('games.live.seats', { taken: seated, all: seats })}</span>
              </>
            )}
          </span>
        )}
      </div>
      <div className="flex min-h-10 shrink-0 items-center gap-1.5 text-xs font-semibold">
        <StateWords table={table} />
        {isBetting && <CountdownRing closesMs={closesMs} now={store.now} />}
      </div>
    </div>
  )
}

function StateWords({ table: { state, phase } }: { table: LiveTable }) {
  const { t } = useTranslation()
  const isPaused = state === 'paused' && phase !== 'silent'
  return <span className="max-w-28 text-end leading-4">{t(`games.live.phase.${isPaused ? 'suspended' : phase}`)}</span>
}

export function Limits({ stakes: { min, max } }: { stakes: NonNullable<LiveTable['stakes']> }) {
  const { i18n } = useTranslation()
  const whole = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  const short = compactFormat(i18n.language)
  return (
    <span title={`${whole(min)} – ${whole(max)}`} className="tabular-nums">
      <bdi>{short.format(Number(min))}</bdi> – <bdi>{short.format(Number(max))}</bdi>
    </span>
  )
}

/** The pattern that the road shows and the player looks for. */
export function GoodRoad({ shown }: { shown: ShownTable }) {
  const { t } = useTranslation()
  const { roads } = useGoodRoadChoice()
  const good = namedRoad(shown.good, roads)
  if (!good) return null
  return (
    <span className="flex min-w-0 items-center gap-1 font-semibold text-lamp-ink">
      <Icon name="icon-[ph--fire-fill]" className="shrink-0" />
      <span className="truncate">{t(`games.live.good.${good}`)}</span>
    </span>
  )
}

/** Who offers the table, who deals in which language, and how fast. */
export function TableFacts({ game, shown }: { game: Game; shown: ShownTable | undefined }) {
  const { t } = useTranslation()
  const language = shown?.table.language
  return (
    <p className="flex min-w-0 gap-1.5 text-xs text-ink-3">
      <span dir="auto" className="truncate">
        {game.vendorName}
      </span>
      {language && <span className="shrink-0">· {nameOfLanguage(language)}</span>}
      {shown && <span className="shrink-0">· {t(`games.live.speed.${shown.table.speed}`)}</span>}
    </p>
  )
}

/** In its own words, as in the choice of languages. */
export const nameOfLanguage = (code: string): string =>
  new Map<string, string>(Object.entries(languageNames)).get(code) ?? code

/** How often each side came; numbers are counted by their colours. */
export function Tally({ table, letters }: ShownTable) {
  const counted = letters.some(({ side }) => side) ? tallyOf(table.road, letters) : []
  return (
    <span className="flex min-w-0 gap-2.5 overflow-hidden tabular-nums">
      {counted.map(({ letter, count }) => (
        <span key={letter.name} className="flex items-center gap-1 whitespace-nowrap">
          <i aria-hidden="true" className="live-side" data-side={letter.side} data-tone={letter.tone} />
          {letter.name} <b className="font-semibold text-ink">{count}</b>
        </span>
      ))}
    </span>
  )
}
