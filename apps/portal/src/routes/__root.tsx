import { useLate } from '@fairground/ui'
import { createRootRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { HelpPopup } from '../features/content/help-popup.tsx'
import { NewsPopup } from '../features/content/news-popup.tsx'
import { PublicPopups } from '../features/content/public-popups.tsx'
import { LoginPopup } from '../features/session/login-popup.tsx'
import { PasswordPopup } from '../features/session/password-popup.tsx'
import { useLiveSession } from '../features/session/use-live-session.ts'
import { useMember } from '../features/session/use-member.ts'
import { useTag } from '../lib/analytics.ts'
import { useChatPrompt } from '../lib/chat-prompt.ts'
import { useGamePrompt } from '../lib/game-prompt.ts'
import { laterPart, loadLater } from '../lib/later.ts'
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

const passwordDue = laterPart(() =>
  import('./-layouts/password-due.tsx').then((module) => ({ default: module.PasswordDue })),
)
const PasswordDue = lazy(passwordDue.fetch)
const termsDue = laterPart(() => import('./-layouts/terms-due.tsx').then((module) => ({ default: module.TermsDue })))
const TermsDue = lazy(termsDue.fetch)
const contractDue = laterPart(() =>
  import('./-layouts/contract-due.tsx').then((module) => ({ default: module.ContractDue })),
)
const ContractDue = lazy(contractDue.fetch)
const forgotPopup = laterPart(() =>
  import('./-layouts/forgot-popup.tsx').then((module) => ({ default: module.ForgotPopup })),
)
const ForgotPopup = lazy(forgotPopup.fetch)
const rafflePopup = laterPart(() =>
  import('../features/raffles/raffle-popup.tsx').then((module) => ({ default: module.RafflePopup })),
)
const RafflePopup = lazy(rafflePopup.fetch)
const gamePopup = laterPart(() =>
  import('../features/play/game-popup.tsx').then((module) => ({ default: module.GamePopup })),
)
const GamePopup = lazy(gamePopup.fetch)
const chatPopup = laterPart(() =>
  import('../features/chat/chat-popup.tsx').then((module) => ({ default: module.ChatPopup })),
)
const ChatPopup = lazy(chatPopup.fetch)
const shellKeeper = laterPart(() => import('./-layouts/shell-keeper.tsx').then((module) => module.ShellKeeper))
const lineBar = laterPart(() => import('./-layouts/line-bar.tsx').then((module) => module.LineBar))
const gate = laterPart(() => import('./-layouts/gate.tsx').then((module) => module.Gate))
const consentBar = laterPart(() =>
  import('../features/content/consent-bar.tsx').then((module) => ({ default: module.ConsentBar })),
)
const ConsentBar = lazy(consentBar.fetch)

/** They show the home page, which does without what comes later; every other page waits for it. */
const homePaths = ['/', '/index', '/index.html', '/home', '/login', '/help']
/** Nobody asked for a window of their own on these. */
const plainHomePaths = homePaths.slice(0, 4)

export const Route = createRootRoute({
  // The line's bar comes with them: once the line is lost, its code could not be fetched any more.
  beforeLoad: async ({ location }) => {
    if (!homePaths.includes(location.pathname)) await Promise.all([loadLater(), lineBar.fetch()])
  },
  component: Root,
  pendingComponent: Pending,
  pendingMs: 150,
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
  const afterLogin = useAfterLogin()
  useLiveSession()
  useSiteLanguage(site)
  useSiteMark()
  useLanding(site?.domainRoute.landing)
  useSiteNews(site, refetch)
  const tag = useTag(site?.analytics.gtagId)
  const isClosed = site !== undefined && (site.status !== 0 || !site.domainValid)
  const { part: Gate, error: gateError } = useLate(gate, isClosed)
  if (isClosed && gateError) return <RouteError />
  if (isClosed) return Gate ? <Gate site={site} /> : <Pending />
  const leaveLoginRoute = () => {
    if (pathname === '/login') void navigate({ to: '/', replace: true })
  }
  return (
    <>
      <Outlet />
      {ShellKeeper && <ShellKeeper />}
      {LineBar && <LineBar />}
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
