import { IconButton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLeagueName } from '../lib/names.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'

/** Whether a league stands first everywhere; the sportsbook keeps it for the player. */
export function FavouriteButton({ leagueId }: { leagueId: string }) {
  const { t } = useTranslation()
  const play = useSports()
  const nameOf = useLeagueName()
  const league = useSportsState(({ leagues }) => leagues.find((one) => one.leagueId === leagueId))
  const isFavourite = useSportsState(({ favourites }) => favourites.leagues.includes(leagueId))
  return (
    <IconButton
      size="sm"
      label={t('leagues.favourite', { league: nameOf(league) })}
      icon={isFavourite ? 'icon-[ph--star-fill]' : 'icon-[ph--star]'}
      pressed={isFavourite}
      onClick={() => void play.follow('league', leagueId)}
      iconClassName={isFavourite ? 'text-lamp-ink' : 'text-ink-3'}
    />
  )
}

/** Whether the matches of a team stand first. */
export function FollowTeamButton({ teamId, name }: { teamId: string; name: string }) {
  const { t } = useTranslation()
  const play = useSports()
  const isFavourite = useSportsState(({ favourites }) => favourites.teams.includes(teamId))
  return (
    <IconButton
      size="sm"
      label={t('leagues.favourite', { league: name })}
      icon={isFavourite ? 'icon-[ph--star-fill]' : 'icon-[ph--star]'}
      pressed={isFavourite}
      onClick={() => void play.follow('team', teamId)}
      iconClassName={isFavourite ? 'text-lamp-ink' : 'text-ink-3'}
    />
  )
}
