import { Tabs } from '@fairground/ui'
import {
  DeskActs,
  DeskOffline,
  DeskPerson,
  DeskResult,
  DeskStopped,
  DeskWishes,
} from '@fairground/vendor-ui/staff-desk'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './desk.css'
import { type DeskTab, deskTabs } from './desk.ts'
import { useDesk, useDeskState, useMayDecide } from './desk-context.ts'
import { EventsTab } from './events-tab.tsx'
import { Finder } from './finder.tsx'
import { LargeBets } from './large-bets.tsx'
import { LeaguesTab } from './leagues-tab.tsx'
import { MarketsTab } from './markets-tab.tsx'
import { MatchHead } from './match-head.tsx'
import { MatchList } from './match-list.tsx'
import { Totals } from './totals.tsx'

const pages: Record<DeskTab, ComponentType> = {
  ...{ markets: MarketsTab, events: EventsTab, bets: LargeBets, wishes: WishesTab, acts: ActsTab, leagues: LeaguesTab },
}

/** The trading desk: what all of it can cost above, matches at the start, the chosen one beside them. */
export function DeskPage() {
  const { t } = useTranslation('sports-desk')
  const desk = useDesk()
  const { isOver, isOnline, result, tab, view } = useDeskState((state) => state)
  // On a phone one of both is seen.
  const [seen, setSeen] = useState<'list' | 'match'>('list')
  if (isOver) return <DeskStopped />
  const Page = pages[tab]
  const counts: Partial<Record<DeskTab, number>> = {
    wishes: view.wishes.length,
    leagues: view.leagues.filter(({ isSilent, isStopped }) => isSilent || isStopped).length,
  }
  return (
    <div className="staff-desk trading">
      <header className="staff-desk-bar">
        <h1 className="text-lg font-bold">{t('title')}</h1>
        <Finder />
        <DeskPerson me={view.me} />
        {!isOnline && <DeskOffline />}
      </header>
      <main className="trading-body" data-seen={seen}>
        <Totals />
        <MatchList onChoose={() => setSeen('match')} />
        <section className="trading-match" aria-label={t('chosen')}>
          <DeskResult result={result} />
          <MatchHead onBack={() => setSeen('list')} />
          <Tabs
            label={t('title')}
            tabs={deskTabs.map((id) => ({
              ...{ value: id, label: t(`tab.${id}`) },
              ...(counts[id] && { count: counts[id] }),
            }))}
            value={tab}
            onValueChange={(next) => void desk.show(next)}
          />
          <Page />
        </section>
      </main>
    </div>
  )
}

function WishesTab() {
  const { t } = useTranslation('sports-desk')
  const desk = useDesk()
  const isBusy = useDeskState((state) => state.isBusy)
  const mayDecide = useMayDecide()
  const wishes = useDeskState(({ view }) => view.wishes)
  return (
    <DeskWishes
      {...{ wishes, mayDecide, isBusy }}
      whatOf={({ body }) => t('callOffOf', { match: String(body.match ?? '') })}
      onDecide={({ wishId, tableId }, act) => void desk.act({ act, wishId, leagueId: tableId })}
    />
  )
}

function ActsTab() {
  const { t, i18n } = useTranslation('sports-desk')
  const acts = useDeskState(({ view }) => view.acts)
  const nameOf = (act: string) => (i18n.exists(`sports-desk:act.${act}`) ? t(`act.${act}` as 'title') : act)
  return <DeskActs acts={acts} nameOf={nameOf} />
}
