import { Chip, Dialog, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeagueName } from '../lib/names.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { LeagueList } from './league-list.tsx'

const chipsMax = 10

/** On a phone: the sheet of all leagues, then those that are starred or played now. */
export function LeagueChips() {
  const { t } = useTranslation()
  const play = useSports()
  const nameOf = useLeagueName()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const leagues = useSportsState((state) => state.leagues)
  const favourites = useSportsState((state) => state.favourites.leagues)
  const viewed = useSportsState(({ view }) => (view.at === 'league' ? view.leagueId : undefined))
  const rank = ({ leagueId }: { leagueId: string }) => (favourites.includes(leagueId) ? 0 : 1)
  const shown = leagues
    .filter(({ leagueId, live }) => live > 0 || favourites.includes(leagueId) || leagueId === viewed)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, chipsMax)
  return (
    <div className="-mx-3 no-scrollbar flex gap-2 overflow-x-auto px-3 py-0.5">
      <Chip icon={<Icon name="icon-[ph--list-bold]" />} onClick={() => setIsSheetOpen(true)}>
        {t('leagues.title')}
      </Chip>
      {shown.map((league) => (
        <Chip
          key={league.leagueId}
          pressed={league.leagueId === viewed}
          icon={favourites.includes(league.leagueId) && <Icon name="icon-[ph--star-fill]" className="text-lamp-ink" />}
          onClick={() =>
            play.show(
              league.leagueId === viewed
                ? { at: 'live' }
                : { at: 'league', leagueId: league.leagueId, part: 'fixtures' },
            )
          }
        >
          {nameOf(league)}
        </Chip>
      ))}
      <Dialog open={isSheetOpen} onOpenChange={setIsSheetOpen} title={t('leagues.title')}>
        <LeagueList onChosen={() => setIsSheetOpen(false)} />
      </Dialog>
    </div>
  )
}
