import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showLogin } from '../../lib/login-prompt.ts'
import { readToken } from '../../lib/session.ts'
import { HomePage } from '../-layouts/home-page.tsx'

export const Route = createFileRoute('/_site/login')({
  beforeLoad: () => {
    if (readToken()) redirect({ throw: true, to: '/' })
  },
  component: LoginPage,
})

/** The home page with the login popup opened. */
function LoginPage() {
  useEffect(() => showLogin(true), [])
  return <HomePage />
}
