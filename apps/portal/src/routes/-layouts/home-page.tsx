import { useLate } from '@fairground/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { HomeHero } from '../../features/content/home-hero.tsx'
import { Notices } from '../../features/content/notices.tsx'
import { Promises } from '../../features/content/promises.tsx'
import { hasRows, homeOrderOf } from '../../features/lobby/home-order.ts'
import { HotRow } from '../../features/lobby/hot-row.tsx'
import { LobbyProvider } from '../../features/lobby/lobby-actions.tsx'
import { SlotsBlock } from '../../features/lobby/slots-block.tsx'
import { WinnerBoard } from '../../features/lobby/winner-board.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useSignIn } from '../../features/session/use-sign-in.ts'
import { api, query } from '../../lib/api.ts'
import { laterPart } from '../../lib/later.ts'
import { useTitle } from '../../lib/use-title.ts'
import { CategoryStrip } from './category-strip.tsx'

const homeRows = laterPart(() => import('../../features/lobby/home-rows.tsx').then((module) => module.HomeRows))

/** Hero, notices, hot games, slots, winners, and what the house promises. */
export function HomePage() {
  useTitle(undefined)
  const navigate = useNavigate()
  const { isSignedIn, isTrial } = useMember()
  const { enter } = useSignIn()
  const tryOut = useMutation({
    mutationFn: async () =>
      enter((await api.session.freePlay({ os: navigator.userAgent.slice(0, 64), platform: 'W' })).token),
    onSuccess: () => navigate({ to: '/$gameType', params: { gameType: 'rng' } }),
  })
  return (
    <LobbyProvider isTrial={isTrial}>
      <HomeHero isSignedIn={isSignedIn} onTry={() => tryOut.mutate()} isTrying={tryOut.isPending} />
      <div className="relative mx-auto -mt-6 grid max-w-page grid-cols-1 gap-11 px-4 md:-mt-12 lg:px-6 2xl:px-0">
        <CategoryStrip className="absolute inset-x-0 bottom-full mb-1" />
        <Notices />
        <HotRow />
        <SlotsBlock />
        <OtherRows />
        <WinnerBoard />
        <Promises />
      </div>
    </LobbyProvider>
  )
}

/** Live, sports and the other families, as far as somebody offers them; their code comes when one does. */
function OtherRows() {
  const { data: groups = [] } = useQuery(query.catalogue.menus.queryOptions({ input: {} }))
  const isOffered = hasRows(homeOrderOf(groups))
  const { part: HomeRows } = useLate(homeRows, isOffered)
  return HomeRows && isOffered ? <HomeRows groups={groups} /> : null
}
