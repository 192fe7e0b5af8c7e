import { createFileRoute, redirect } from '@tanstack/react-router'
import { readToken } from '../../lib/session.ts'
import { MePage } from '../-layouts/me-page.tsx'

export const Route = createFileRoute('/_site/me')({
  beforeLoad: () => {
    if (!readToken()) redirect({ throw: true, to: '/login' })
  },
  component: MePage,
})
