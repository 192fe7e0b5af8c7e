import { Button, Empty, ErrorState, Icon, Skeleton, Tabs } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchAnswer } from '../connection/answers.ts'
import { sportOf } from '../coupon/main-markets.ts'
import { OddsSelect } from '../odds/odds-select.tsx'
import { isOffered } from '../offer/price-picks.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'
import type { ListView } from '../play/view.ts'
import { BuilderPanel } from './builder-panel.tsx'
import { MarginDialog } from './margin-dialog.tsx'
import { MarketCard } from './market-card.tsx'
import { groupsOf, type MarketGroup } from './market-groups.ts'
import { MatchCheck } from './match-check.tsx'
import { MatchStats } from './match-stats.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { MatchTimeline } from './timeline.tsx'

/** One match: its score, its goals, and every market. */
export function MatchPage({ back }: { back: ListView }) {
  const { t } = useTranslation()
  const play = useSports()
  const shown = useSportsState((state) => state.shown)
  const fault = useSportsState((state) => state.fault)
  return (
    <div className="grid min-w-0 gap-3">
      <Button
        variant="quiet"
        className="justify-self-start"
        start={<Icon name="icon-[ph--arrow-left-bold]" flip />}
        onClick={() => play.show(back)}
      >
        {t('match.back')}
      </Button>
      {shown && <Match shown={shown} />}
      {!shown && fault !== undefined && (
        <ErrorState title={t('offer.failed')} text={t('offer.failedText')} onRetry={() => play.retry()} />
      )}
      {!shown && fault === undefined && <MatchSkeleton />}
    </div>
  )
}

function Match({ shown: { match, events } }: { shown: MatchAnswer }) {
  const { t } = useTranslation()
  const [group, setGroup] = useState<MarketGroup>('main')
  const [marginOf, setMarginOf] = useState<string>()
  const groups = groupsOf(match.markets)
  const viewed = groups.has(group) ? group : ([...groups.keys()][0] ?? 'main')
  const blocks = groups.get(viewed) ?? []
  const asked = match.markets.filter(({ market }) => market === marginOf)
  return (
    <>
      <Scoreboard match={match} />
      {match.state !== 'open' && sportOf(match) === 'football' && <MatchTimeline match={match} events={events} />}
      {match.markets.length === 0 ? (
        <section className="card">
          <Empty icon="icon-[ph--flag-checkered-duotone]" title={t('match.over')} text={t('match.overText')} />
        </section>
      ) : (
        <>
          <div className="flex min-w-0 items-center gap-3">
            <Tabs
              label={t('match.groups')}
              value={viewed}
              onValueChange={setGroup}
              tabs={[...groups.keys()].map((value) => ({ value, label: t(`group.${value}`) }))}
              className="min-w-0 flex-1"
            />
            <OddsSelect className="w-38 max-sm:hidden" />
          </div>
          {!isOffered(match) && (
            <p role="status" className="suspended-note">
              <Icon name="icon-[ph--lock-simple-fill]" />
              {t('match.suspended')}
            </p>
          )}
          <div className="markets">
            {blocks.map((block) => (
              <MarketCard key={block.code} match={match} block={block} onMargin={() => setMarginOf(block.code)} />
            ))}
          </div>
          <BuilderPanel match={match} />
        </>
      )}
      <MatchStats matchId={match.matchId} />
      <section className="card p-4">
        <MatchCheck key={match.state} matchId={match.matchId} />
      </section>
      {marginOf !== undefined && asked.length > 0 && (
        <MarginDialog match={match} block={{ code: marginOf, lines: asked }} onClose={() => setMarginOf(undefined)} />
      )}
    </>
  )
}

function MatchSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('offer.loading')}</span>
      <Skeleton className="h-48 w-full rounded-lg" />
      <Skeleton className="h-28 w-full rounded-lg" />
      <div className="markets">
        <Skeleton className="h-36 w-full rounded-lg" />
        <Skeleton className="h-36 w-full rounded-lg" />
      </div>
    </div>
  )
}
