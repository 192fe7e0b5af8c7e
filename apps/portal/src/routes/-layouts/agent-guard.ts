import { redirect } from '@tanstack/react-router'
import { readToken } from '../../lib/session.ts'

/** Who is not signed in is led to where agents log in; whether it is an agent, the server says. */
export function requireToken(): void {
  if (!readToken()) redirect({ throw: true, to: '/agent' })
}
