import { useLate } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeHero } from '../../features/content/home-hero.tsx'
import { Notices } from '../../features/content/notices.tsx'
import { HotRow } from '../../features/lobby/hot-row.tsx'
import { LobbyProvider } from '../../features/lobby/lobby-actions.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useSignIn } from '../../features/session/use-sign-in.ts'
import { api } from '../../lib/api.ts'
import { laterPart } from '../../lib/later.ts'
import { useDescription } from '../../lib/use-description.ts'
import { useTitle } from '../../lib/use-title.ts'

const openRounds = laterPart(() => import('../../features/lobby/open-rounds.tsx').then((module) => module.OpenRounds))
const homeEnd = laterPart(() => import('./home-end.tsx').then((module) => module.HomeEnd))

/** Hero, notices, hot games, and all that follows. */
export function HomePage({ title }: { title?: string }) {
  const { t } = useTranslation()
  useTitle(title)
  useDescription(t('home.description'))
  const navigate = useNavigate()
  const { isSignedIn, member, isTrial } = useMember()
  const isPlayer = member !== undefined && !isTrial
  const { part: OpenRounds } = useLate(openRounds, isPlayer)
  const { enter } = useSignIn()
  const tryOut = useMutation({
    mutationFn: async () =>
      enter((await api.session.freePlay({ os: navigator.userAgent.slice(0, 64), platform: 'W' })).token),
    onSuccess: () => navigate({ to: '/$gameType', params: { gameType: 'rng' } }),
  })
  return (
    <LobbyProvider isTrial={isTrial}>
      <h1 className="sr-only">{`Fairground: ${t('home.description')}`}</h1>
      <HomeHero isSignedIn={isSignedIn} onTry={() => tryOut.mutate()} isTrying={tryOut.isPending} />
      <div className="relative mx-auto -mt-6 grid max-w-page grid-cols-1 gap-11 px-4 md:-mt-12 lg:px-6 2xl:px-0">
        <Notices />
        {isPlayer && OpenRounds && <OpenRounds />}
        {/* Taken over after what stands above it, in pieces that leave room for a press. */}
        <Suspense>
          <HotRow />
        </Suspense>
        <LateEnd />
      </div>
    </LobbyProvider>
  )
}

/** All below the hot games: its code comes when the page is at rest, or when somebody scrolls towards it. */
function LateEnd() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    addEventListener('scroll', want, { once: true, passive: true })
    return () => removeEventListener('scroll', want)
  }, [])
  const { part: HomeEnd } = useLate(homeEnd, isWanted)
  return HomeEnd ? <HomeEnd /> : <div aria-hidden="true" className="min-h-400" />
}
