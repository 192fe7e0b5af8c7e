import { IconButton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLeagueName } from '../lib/names.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'

/** Whether a league stands first everywhere; kept on the device. */
export function FavouriteButton({ leagueId }: { leagueId: string }) {
  const { t } = useTranslation()
  const play = useSports()
  const nameOf = useLeagueName()
  const league = useSportsState(({ leagues }) => leagues.find((one) => one.leagueId === leagueId))
  const isFavourite = useSportsState(({ choices }) => choices.favourites.includes(leagueId))
  return (
    <IconButton
      size="sm"
      label={t('leagues.favourite', { league: nameOf(league) })}
      icon={isFavourite ? 'icon-[ph--star-fill]' : 'icon-[ph--star]'}
      pressed={isFavourite}
      onClick={() => play.toggleFavourite(leagueId)}
      iconClassName={isFavourite ? 'text-lamp-ink' : 'text-ink-3'}
    />
  )
}
