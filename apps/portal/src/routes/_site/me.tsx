import { createFileRoute, redirect } from '@tanstack/react-router'
import { MePage } from '../-layouts/me-page.tsx'
import { readToken } from '../../lib/session.ts'

export const Route = createFileRoute('/_site/me')({
  beforeLoad: () => {
    if (!readToken()) throw redirect({ to: '/login' })
  },
  component: MePage,
})
