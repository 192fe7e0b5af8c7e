import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useSports, useSportsState } from '../play/sports-context.ts'

/** Whether the page is the centre of e-sports, which has a look of its own. */
export const useIsEsports = (): boolean => useSports().opened.gameId === 'esports'

/** Above the series of the centre: what is played here. */
export function EsportsBanner() {
  const { t } = useTranslation()
  const isEsports = useIsEsports()
  const leagues = useSportsState((state) => state.leagues)
  if (!isEsports) return null
  const titles = [...new Set(leagues.map(({ land }) => land))]
  return (
    <section className="esports-banner" data-theme="dark">
      <p className="text-sm font-semibold text-[#ffd98a]">
        <bdi>{titles.join(' · ')}</bdi>
      </p>
      <h2 className="poster text-3xl">{t('title.esports')}</h2>
      <p className="max-w-md text-sm">{t('esports.note')}</p>
      <span aria-hidden="true" className="esports-coin">
        <Icon name="icon-[ph--sword-duotone]" />
      </span>
    </section>
  )
}
