import { redirect } from '@tanstack/react-router'
import { readToken } from '../../lib/session.ts'
import { noteWanted } from '../../lib/wanted-page.ts'

/** A page for people who are signed in: with a token it opens, whoever has none is asked to log in first. */
export function needToken({ location }: { location: { href: string } }): void {
  if (readToken()) return
  noteWanted(location.href)
  redirect({ throw: true, to: '/login' })
}
