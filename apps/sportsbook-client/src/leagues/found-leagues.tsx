import { Chip, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { foldText } from '../coupon/main-markets.ts'
import { useLeagueName } from '../lib/names.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'

const chipsMax = 8

/** Leagues that are named so, above the fixtures that were found. */
export function FoundLeagues({ text }: { text: string }) {
  const { t } = useTranslation()
  const play = useSports()
  const nameOf = useLeagueName()
  const leagues = useSportsState((state) => state.leagues)
  const wanted = foldText(text.trim())
  const found = leagues
    .filter(({ names, land }) => [land, ...Object.values(names)].some((name) => foldText(name).includes(wanted)))
    .slice(0, chipsMax)
  if (found.length === 0) return null
  return (
    <nav aria-label={t('leagues.title')} className="flex flex-wrap gap-2">
      {found.map((league) => (
        <Chip
          key={league.leagueId}
          icon={<Icon name="icon-[ph--trophy-duotone]" />}
          onClick={() => play.show({ at: 'league', leagueId: league.leagueId, part: 'fixtures' })}
        >
          {nameOf(league)}
        </Chip>
      ))}
    </nav>
  )
}
