import { ButtonLink } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { GameGrid } from './game-grid.tsx'
import { categoryOf, categoryPage } from './game-ways.ts'
import { hotGames } from './hot-games.ts'

const shownMax = 12

/** Where a category has no games yet: the ones that have, and the hot games. */
export function OpenInstead() {
  const { t } = useTranslation()
  const { data: groups = [] } = useQuery(query.catalogue.menus.queryOptions({ input: {} }))
  const { data: hot } = useQuery(hotGames())
  const open = [...new Set(groups.filter(({ cards }) => cards.length > 0).map(({ title }) => categoryOf(title)))]
  return (
    <section aria-labelledby="open-now" className="mt-8">
      <h2 id="open-now" className="mb-4 poster text-2xl">
        {t('games.openNow')}
      </h2>
      <ul className="mb-6 flex flex-wrap gap-3">
        {open.map((category) => (
          <li key={category}>
            <ButtonLink variant="line" href={categoryPage(category)}>
              {t(`gameType.${category}`)}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink variant="line" href="/hot">
            {t('nav.hot')}
          </ButtonLink>
        </li>
      </ul>
      <GameGrid games={hot?.slice(0, shownMax)} />
    </section>
  )
}
