import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { expectLogin } from '../../features/session/login-popup.tsx'
import { showLogin } from '../../lib/login-prompt.ts'
import { readToken } from '../../lib/session.ts'
import { HomePage } from '../-layouts/home-page.tsx'

export const Route = createFileRoute('/_site/login')({
  codeSplitGroupings: [],
  beforeLoad: () => {
    if (readToken()) redirect({ throw: true, to: '/' })
    expectLogin()
  },
  component: LoginPage,
})

/** The home page with the login popup opened. */
function LoginPage() {
  useEffect(() => showLogin(true), [])
  return <HomePage />
}
