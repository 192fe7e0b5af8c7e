import { createFileRoute, Outlet, redirect, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AccountBlock } from '../features/people/session/account-block.tsx'
import { ConsoleShell } from '../layouts/console-shell.tsx'
import { navItems } from '../layouts/nav-items.ts'
import { usePendingCounts } from '../layouts/use-pending-counts.ts'
import { dutyOf } from '../lib/duty.ts'
import { LiveContext, useLive } from '../lib/live.ts'
import { findMe, useMe } from '../lib/me.ts'
import { queries } from '../lib/queries.ts'
import { onSessionEnd } from '../lib/session-end.ts'

export const Route = createFileRoute('/_staff')({
  beforeLoad: async ({ location }) => {
    const me = await findMe()
    if (!me || dutyOf(me)) redirect({ to: '/login', search: { next: location.href }, throw: true })
  },
  component: StaffPages,
})

/** Everything behind the login, told of changes as they happen. */
function StaffPages() {
  return (
    <LiveContext value={useLive()}>
      <Pages />
    </LiveContext>
  )
}

function Pages() {
  const me = useMe()
  const router = useRouter()
  const { pathname } = useLocation()
  useEffect(
    () =>
      onSessionEnd(() => {
        const { href: next, pathname } = router.latestLocation
        if (pathname === '/login') return
        void router.navigate({ to: '/login', search: { next, expired: 1 }, replace: true })
      }),
    [router],
  )
  const leave = async () => {
    await router.navigate({ to: '/login' })
    queries.clear()
  }
  return (
    <ConsoleShell
      items={navItems(me.permissions)}
      counts={usePendingCounts(me)}
      pathname={pathname}
      isSandbox={me.sandbox}
      account={<AccountBlock onSignedOut={() => void leave()} />}
    >
      <Outlet />
    </ConsoleShell>
  )
}
