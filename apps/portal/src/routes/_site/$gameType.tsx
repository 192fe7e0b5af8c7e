import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { GameSearch } from '../../features/lobby/game-search.ts'
import { centres } from '../-layouts/centres.ts'
import { PageMissing } from '../-layouts/page-missing.tsx'
import { Pending } from '../-layouts/pending.tsx'
import { useSite } from '../-layouts/use-site.ts'

export const Route = createFileRoute('/_site/$gameType')({
  // What may stand in it is known to the list, which comes later.
  validateSearch: (search: Record<string, unknown>) => search as GameSearch,
  // With the route, not after it: a drawn page is taken over whole.
  loader: async ({ params: { gameType } }) => {
    await (gameType in centres ? import('../-layouts/centre-page.tsx') : import('../-layouts/list-page.tsx'))
  },
  component: GameTypePage,
})

const CentrePage = lazyRouteComponent(() => import('../-layouts/centre-page.tsx'), 'CentrePage')
const ListPage = lazyRouteComponent(() => import('../-layouts/list-page.tsx'), 'ListPage')

/** A game centre, or a category that the operator gave this host a page for; any other word of the address leads nowhere. */
function GameTypePage() {
  const { site } = useSite()
  const { gameType } = Route.useParams()
  const category = centres[gameType]
  if (category) return <CentrePage key={gameType} category={category} />
  const code = gameType.toUpperCase()
  if (code === 'RNG') return <ListPage gameType={code} />
  const isOffered = site?.domainRoute.gameTypes.includes(code)
  if (isOffered === undefined) return <Pending />
  return isOffered ? <ListPage key={code} gameType={code} /> : <PageMissing />
}
