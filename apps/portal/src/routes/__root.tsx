import { type Late, useLate } from '@fairground/ui'
import { createRootRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { HelpPopup } from '../features/content/help-popup.tsx'
import { NewsPopup } from '../features/content/news-popup.tsx'
import { PublicPopups } from '../features/content/public-popups.tsx'
import { LoginPopup } from '../features/session/login-popup.tsx'
import { PasswordPopup } from '../features/session/password-popup.tsx'
import { useMember } from '../features/session/use-member.ts'
import { useTag } from '../lib/analytics.ts'
import { useChatPrompt } from '../lib/chat-prompt.ts'
import { useGamePrompt } from '../lib/game-prompt.ts'
import { laterPart } from '../lib/later.ts'
import { showLogin } from '../lib/login-prompt.ts'
import { showRegister } from '../lib/register-prompt.ts'
import { useTermsPrompt } from '../lib/terms-prompt.ts'
import { useSiteLanguage } from '../lib/use-site-language.ts'
import { useSiteMark } from '../lib/use-site-logo.ts'
import { FeedbackPopup } from './-layouts/feedback-popup.tsx'
import { NotFound } from './-layouts/not-found.tsx'
import { Pending } from './-layouts/pending.tsx'
import { RegisterPopup } from './-layouts/register-popup.tsx'
import { RouteError } from './-layouts/route-error.tsx'
import { useAfterLogin } from './-layouts/use-after-login.ts'
import { useIsWindowOpen } from './-layouts/use-is-window-open.ts'
import { useLanding } from './-layouts/use-landing.ts'
import { useSite } from './-layouts/use-site.ts'
import { useSiteNews } from './-layouts/use-site-news.ts'

/** A component whose code is asked for when it is first drawn; without it the page says that it failed. */
const lazyPart = <Props,>({ fetch }: Late<ComponentType<Props>>) => lazy(async () => ({ default: await fetch() }))

/** One that comes without being asked for: a page whose line is lost meanwhile stands without it until its next load. */
const unaskedPart = <Props,>({ fetch }: Late<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetch().catch((): ComponentType<Props> => () => null) }))

const PasswordDue = lazyPart(
  laterPart(() => import('./-layouts/password-due.tsx').then((module) => module.PasswordDue)),
)
const TermsDue = lazyPart(laterPart(() => import('./-layouts/terms-due.tsx').then((module) => module.TermsDue)))
const ContractDue = unaskedPart(
  laterPart(() => import('./-layouts/contract-due.tsx').then((module) => module.ContractDue)),
)
const ForgotPopup = lazyPart(
  laterPart(() => import('./-layouts/forgot-popup.tsx').then((module) => module.ForgotPopup)),
)
const RafflePopup = unaskedPart(
  laterPart(() => import('../features/raffles/raffle-popup.tsx').then((module) => module.RafflePopup)),
)
const GamePopup = lazyPart(
  laterPart(() => import('../features/play/game-popup.tsx').then((module) => module.GamePopup)),
)
const ChatPopup = lazyPart(
  laterPart(() => import('../features/chat/chat-popup.tsx').then((module) => module.ChatPopup)),
)
const shellKeeper = laterPart(() => import('./-layouts/shell-keeper.tsx').then((module) => module.ShellKeeper))
const lineBar = laterPart(() => import('./-layouts/line-bar.tsx').then((module) => module.LineBar))
const liveSession = laterPart(() => import('../features/session/live-session.ts').then((module) => module.LiveSession))
const gate = laterPart(() => import('./-layouts/gate.tsx').then((module) => module.Gate))
const ConsentBar = unaskedPart(
  laterPart(() => import('../features/content/consent-bar.tsx').then((module) => module.ConsentBar)),
)

/** They show the home page, which does without what comes later; every other page waits for it. */
const homePaths = ['/', '/index', '/index.html', '/home', '/login', '/help']
/** Nobody asked for a window of their own on these. */
const plainHomePaths = homePaths.slice(0, 4)

export const Route = createRootRoute({
  // With it comes all that is later; once the line is lost, its own code could not be fetched any more.
  beforeLoad: async ({ location }) => {
    if (!homePaths.includes(location.pathname)) await lineBar.fetch()
  },
  component: Root,
  // The app says that nothing stands yet.
  pendingMs: Number.POSITIVE_INFINITY,
  notFoundComponent: NotFound,
  errorComponent: RouteError,
})

function Root() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { site, refetch } = useSite()
  const { member, isSignedIn, isTrial } = useMember()
  const isTermsAsked = useTermsPrompt()
  const framed = useGamePrompt()
  const isChatOpen = useChatPrompt()
  const isViewerKnown = !isSignedIn || member !== undefined
  const isBusy = useIsWindowOpen(member, isTermsAsked)
  const [isForgotOpen, setForgotOpen] = useState(false)
  const { part: ShellKeeper } = useLate(shellKeeper, false)
  const { part: LineBar } = useLate(lineBar, !homePaths.includes(pathname))
  const { part: LiveSession } = useLate(liveSession, isSignedIn)
  const afterLogin = useAfterLogin()
  useSiteLanguage(site)
  useSiteMark()
  useLanding(site?.domainRoute.landing)
  useSiteNews(site, refetch)
  const tag = useTag(site?.analytics.gtagId)
  const isClosed = site !== undefined && (site.status !== 0 || !site.domainValid)
  const { part: Gate, error: gateError } = useLate(gate, isClosed)
  if (isClosed && gateError) return <RouteError />
  const live = LiveSession && <LiveSession />
  if (isClosed)
    return (
      <>
        {live}
        {Gate ? <Gate site={site} /> : <Pending />}
      </>
    )
  const leaveLoginRoute = () => {
    if (pathname === '/login') void navigate({ to: '/', replace: true })
  }
  return (
    <>
      <Outlet />
      {ShellKeeper && <ShellKeeper />}
      {LineBar && <LineBar />}
      {live}
      {member?.passwordDue && (
        <Suspense>
          <PasswordDue />
        </Suspense>
      )}
      {member && !member.passwordDue && (member.termsDue || isTermsAsked) && (
        <Suspense>
          <TermsDue />
        </Suspense>
      )}
      {member && !isTrial && !member.passwordDue && !member.termsDue && site?.whitelabelVal.AGENTPOLICY3 && (
        <Suspense>
          <ContractDue />
        </Suspense>
      )}
      <LoginPopup
        onEntered={() => void afterLogin()}
        onClosed={leaveLoginRoute}
        onRegister={() => {
          leaveLoginRoute()
          showLogin(false)
          showRegister(true)
        }}
        onForgot={() => {
          showLogin(false)
          setForgotOpen(true)
        }}
      />
      <PasswordPopup />
      <RegisterPopup onHome={() => void navigate({ to: '/' })} />
      {site && <FeedbackPopup bounds={site.feedback} />}
      <HelpPopup
        onTopic={(hash) => pathname === '/help' && void navigate({ to: '/help', hash, replace: true })}
        onClosed={() => pathname === '/help' && void navigate({ to: '/' })}
      />
      {tag && (
        <Suspense>
          <ConsentBar tag={tag} />
        </Suspense>
      )}
      <NewsPopup />
      {plainHomePaths.includes(pathname) && isViewerKnown && (
        <PublicPopups
          memberId={member?.id}
          isBusy={isBusy || isForgotOpen}
          after={
            member &&
            !isTrial && (
              <Suspense>
                <RafflePopup memberId={member.id} isBusy={isBusy || isForgotOpen} />
              </Suspense>
            )
          }
        />
      )}
      {framed && (
        <Suspense>
          <GamePopup key={`${framed.nodeId}-${framed.mode}`} {...framed} />
        </Suspense>
      )}
      {isChatOpen && isSignedIn && (
        <Suspense>
          <ChatPopup />
        </Suspense>
      )}
      {isForgotOpen && (
        <Suspense>
          <ForgotPopup onEntered={() => void navigate({ to: '/' })} onClosed={() => setForgotOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
