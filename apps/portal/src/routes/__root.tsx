import { createRootRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LoginDialog } from '../features/session/login-dialog.tsx'
import { useLiveSession } from '../features/session/use-live-session.ts'
import { useMember } from '../features/session/use-member.ts'
import { Gate } from './-layouts/gate.tsx'
import { NotFound } from './-layouts/not-found.tsx'
import { RouteError } from './-layouts/route-error.tsx'
import { useSite } from './-layouts/use-site.ts'

const PasswordDue = lazy(() =>
  import('./-layouts/password-due.tsx').then((module) => ({ default: module.PasswordDue })),
)

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: RouteError })

function Root() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { site } = useSite()
  const { member } = useMember()
  useLiveSession()
  if (site && site.status !== 0) return <Gate site={site} />
  const leaveLoginRoute = () => {
    if (pathname === '/login') void navigate({ to: '/', replace: true })
  }
  return (
    <>
      <Outlet />
      {member?.passwordDue && (
        <Suspense>
          <PasswordDue />
        </Suspense>
      )}
      <LoginDialog
        onEntered={leaveLoginRoute}
        onClosed={leaveLoginRoute}
        onRegister={() => void navigate({ to: '/register' })}
      />
    </>
  )
}
