import { refusalText } from '@fairground/client'
import type { MemberRisk } from '@fairground/contract'
import { Avatar, ButtonLink, ErrorState, Icon, Skeleton, StatusChip } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../../components/moment.tsx'
import { query } from '../../../../lib/api.ts'
import { avatarSrc } from '../../../../lib/art.ts'
import { usePageTitle } from '../../../../lib/use-page-title.ts'
import { FlagList } from '../flag-list.tsx'
import { Card } from './card.tsx'
import { LinkGraph } from './link-graph.tsx'
import { MoneyFlow } from './money-flow.tsx'
import { PlayerActions } from './player-actions.tsx'
import { PlayerActs } from './player-acts.tsx'
import { PlayerCases } from './player-cases.tsx'
import { PlayerFigures } from './player-figures.tsx'
import { PlayerIncome } from './player-income.tsx'
import { PlayerLimits } from './player-limits.tsx'
import { PlayerTags } from './player-tags.tsx'
import { PlayerTimeline } from './player-timeline.tsx'
import { ScoreChart } from './score-chart.tsx'

interface PlayerScreenProps {
  memberId: string
  /** What staff wrote down about the player. */
  notes: ReactNode
}

/** One player whole: what happened, what it says, and what can be done. */
export function PlayerScreen({ memberId, notes }: PlayerScreenProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    ...query.staff.memberRisk.queryOptions({ input: { memberId } }),
    retry: false,
  })
  usePageTitle(data?.account ?? t('risk.whole'))
  if (!data && error)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  return (
    <div className="flex min-w-0 flex-1 items-stretch max-xl:flex-col">
      <div className="min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
        {data ? <Main player={data} /> : <Skeleton className="h-96 w-full" />}
      </div>
      <aside
        aria-label={t('risk.tasks')}
        className="grid shrink-0 content-start gap-5 bg-surface-1 px-5 pt-4 pb-8 shadow-[-1px_0_0_var(--f-line)] xl:w-93"
      >
        {data ? (
          <>
            <PlayerCases player={data} />
            <PlayerActs player={data} />
            <PlayerTags key={data.tags.join()} player={data} />
            <PlayerIncome player={data} />
            <section aria-label={t('risk.notes')} className="grid gap-3 border-t border-line-soft pt-4">
              <h2 className="font-bold">{t('risk.notes')}</h2>
              <p className="text-xs text-ink-3">{t('risk.notesSecret')}</p>
              {notes}
            </section>
          </>
        ) : (
          <Skeleton className="h-60 w-full" />
        )}
      </aside>
    </div>
  )
}

function Main({ player }: { player: MemberRisk }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3">
      <Head player={player} />
      <PlayerFigures figures={player.figures} />
      <div className="grid gap-3 lg:grid-cols-[1.5fr_1fr]">
        <ScoreChart scores={player.scores} />
        <Card title={t('risk.harmFlags')}>
          <FlagList flags={player.flags.slice(0, 6)} />
        </Card>
      </div>
      <Card title={t('risk.flow')}>
        <MoneyFlow flow={player.flow} />
      </Card>
      <div className="grid gap-3 lg:grid-cols-[1.5fr_1fr]">
        <LinkCard player={player} />
        <PlayerLimits player={player} />
      </div>
      <Card title={t('risk.actions')}>
        <PlayerActions actions={player.actions} />
      </Card>
      <PlayerTimeline memberId={player.memberId} />
    </div>
  )
}

function Head({ player }: { player: MemberRisk }) {
  const { t } = useTranslation()
  const { account, icon, memberId, registeredAt, isBonusStopped, isPayoutHeld, tags } = player
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={account} src={avatarSrc(icon)} size="lg" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="poster truncate text-2xl lg:text-[28px]">
            <bdi>{account}</bdi>
          </h1>
          {isPayoutHeld && <StatusChip tone="bad">{t('risk.payoutHeld')}</StatusChip>}
          {isBonusStopped && <StatusChip tone="wait">{t('risk.bonusStopped')}</StatusChip>}
          {tags.map((tag) => (
            <StatusChip key={tag}>{tag}</StatusChip>
          ))}
        </div>
        <p className="text-sm text-ink-3">
          {t('members.registered')} <Moment at={registeredAt} look="exactMoment" />
        </p>
      </div>
      <ButtonLink
        href={`/members?query=${encodeURIComponent(memberId)}&id=${encodeURIComponent(memberId)}`}
        variant="line"
        className="max-sm:w-full"
        start={<Icon name="icon-[ph--user-bold]" />}
      >
        {t('members.panel')}
      </ButtonLink>
    </header>
  )
}

function LinkCard({ player }: { player: MemberRisk }) {
  const { t } = useTranslation()
  const strong = player.links.filter(({ isStrong }) => isStrong).length
  return (
    <Card
      title={t('risk.links')}
      end={strong > 0 && <StatusChip tone="bad">{t('risk.strongLinks', { count: strong })}</StatusChip>}
    >
      {player.links.length === 0 ? (
        <p className="text-sm text-ink-2">{t('risk.noLinks')}</p>
      ) : (
        <>
          <LinkGraph player={player} />
          <p className="mt-2 text-xs text-ink-3">{t('risk.linksText')}</p>
        </>
      )}
    </Card>
  )
}
