import { refusalText } from '@fairground/client'
import { Button, ErrorState, Skeleton, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { RouterLink } from '../../../components/router-link.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { nameIn } from './shown-name.ts'
import { useTableRounds } from './use-table-rounds.ts'

type Row = NonNullable<ReturnType<typeof useTableRounds>['data']>['pages'][number]['rounds'][number]

/** The last rounds of a table, each with what it came to and what happened to it. */
export function TableRounds({ tableId }: { tableId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTableRounds(tableId)
  return (
    <section aria-label={t('lobby:tableRound.list')} className="grid gap-2">
      <h3 className="font-semibold">{t('lobby:tableRound.list')}</h3>
      {error && <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && (
        <ol className="divide-y divide-line-soft rounded-md bg-surface-2">
          {data.pages.flatMap(({ rounds }) => rounds.map((round) => <Round key={round.sharedRoundId} round={round} />))}
          {data.pages[0]?.rounds.length === 0 && (
            <li className="px-3 py-4 text-sm text-ink-3">{t('lobby:table.noRound')}</li>
          )}
        </ol>
      )}
      {hasNextPage && (
        <Button variant="quiet" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('lobby:tableRound.more')}
        </Button>
      )}
    </section>
  )
}

function Round({ round }: { round: Row }) {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const { sharedRoundId, number, state, openedAt, bets, result, corrected, incidents } = round
  return (
    <li>
      <RouterLink
        href={`/games?tab=rounds&id=${encodeURIComponent(sharedRoundId)}`}
        className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-1.5 text-sm hover:bg-surface-3"
      >
        <bdi className="font-semibold">#{count(number)}</bdi>
        <span className="min-w-0 truncate">
          {result
            ? nameIn({ vi: result.vi ?? result.en, en: result.en }, i18n.language)
            : t(`lobby:tableRound.state.${state}`)}
          <span className="text-ink-3"> · {t('lobby:tableRound.bets', { count: bets })}</span>
        </span>
        <span className="flex items-center gap-1.5 text-xs text-ink-3">
          {corrected > 0 && (
            <StatusChip size="sm" tone="wait">
              {t('lobby:tableRound.corrected')}
            </StatusChip>
          )}
          {incidents > corrected && (
            <StatusChip size="sm" tone="bad">
              {t('lobby:tableRound.incidents', { count: incidents - corrected })}
            </StatusChip>
          )}
          <Moment at={openedAt} />
        </span>
      </RouterLink>
    </li>
  )
}
