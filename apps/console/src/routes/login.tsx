import type { StaffMe } from '@fairground/contract'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import * as z from 'zod'
import { LoginScreen } from '../features/people/session/login-screen.tsx'
import { dutyOf } from '../lib/duty.ts'
import { findMe, keepMe } from '../lib/me.ts'
import { nextPath } from '../lib/next-path.ts'
import { queries } from '../lib/queries.ts'

const Search = z.object({
  /** Where one was. */
  next: z.string().optional().catch(undefined),
  /** A session ended on the way. */
  expired: z.literal(1).optional().catch(undefined),
})

export const Route = createFileRoute('/login')({
  validateSearch: Search,
  beforeLoad: async ({ search }) => {
    const me = await findMe(true)
    if (me && !dutyOf(me)) redirect({ href: nextPath(search.next), throw: true })
    return { me }
  },
  component: Login,
})

function Login() {
  const { me } = Route.useRouteContext()
  const { next, expired } = Route.useSearch()
  const router = useRouter()
  const enter = async (latest: StaffMe) => {
    if (dutyOf(latest)) return
    // Nothing that somebody else read stays behind.
    queries.clear()
    keepMe(latest)
    await router.navigate({ href: nextPath(next), replace: true })
  }
  return <LoginScreen me={me} hasExpired={expired === 1} onMe={(latest) => void enter(latest)} />
}
