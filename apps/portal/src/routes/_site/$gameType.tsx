import { createFileRoute } from '@tanstack/react-router'
import { readGameSearch } from '../../features/lobby/game-search.ts'
import { ListPage } from '../-layouts/list-page.tsx'
import { PageMissing } from '../-layouts/page-missing.tsx'
import { Pending } from '../-layouts/pending.tsx'
import { useSite } from '../-layouts/use-site.ts'

export const Route = createFileRoute('/_site/$gameType')({ validateSearch: readGameSearch, component: GameTypePage })

/** A category that the operator gave this host a page for; any other word of the address leads nowhere. */
function GameTypePage() {
  const { site } = useSite()
  const gameType = Route.useParams().gameType.toUpperCase()
  const isOffered = site?.domainRoute.gameTypes.includes(gameType)
  if (isOffered === undefined) return <Pending />
  return isOffered ? <ListPage gameType={gameType} /> : <PageMissing />
}
