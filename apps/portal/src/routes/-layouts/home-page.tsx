import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { HomeHero } from '../../features/content/home-hero.tsx'
import { Notices } from '../../features/content/notices.tsx'
import { Promises } from '../../features/content/promises.tsx'
import { HotRow } from '../../features/lobby/hot-row.tsx'
import { LobbyProvider } from '../../features/lobby/lobby-actions.tsx'
import { SlotsBlock } from '../../features/lobby/slots-block.tsx'
import { WinnerBoard } from '../../features/lobby/winner-board.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useSignIn } from '../../features/session/use-sign-in.ts'
import { api } from '../../lib/api.ts'
import { useTitle } from '../../lib/use-title.ts'

/** Hero, notices, hot games, slots, winners, and what the house promises. */
export function HomePage() {
  useTitle(undefined)
  const navigate = useNavigate()
  const { isSignedIn, isTrial } = useMember()
  const { enter } = useSignIn()
  const tryOut = useMutation({
    mutationFn: async () =>
      enter((await api.session.freePlay({ os: navigator.userAgent.slice(0, 64), platform: 'W' })).token),
    onSuccess: () => navigate({ to: '/rng' }),
  })
  return (
    <LobbyProvider isTrial={isTrial}>
      <HomeHero isSignedIn={isSignedIn} onTry={() => tryOut.mutate()} isTrying={tryOut.isPending} />
      <div className="relative mx-auto -mt-6 grid max-w-page gap-11 px-4 md:-mt-12 lg:px-6 2xl:px-0">
        <Notices />
        <HotRow />
        <SlotsBlock />
        <WinnerBoard />
        <Promises />
      </div>
    </LobbyProvider>
  )
}
