import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { HomePage } from '../-layouts/home-page.tsx'
import { showLogin } from '../../lib/login-prompt.ts'
import { readToken } from '../../lib/session.ts'

export const Route = createFileRoute('/_site/login')({
  beforeLoad: () => {
    if (readToken()) throw redirect({ to: '/' })
  },
  component: LoginPage,
})

/** The home page with the login popup opened. */
function LoginPage() {
  useEffect(() => showLogin(true), [])
  return <HomePage />
}
