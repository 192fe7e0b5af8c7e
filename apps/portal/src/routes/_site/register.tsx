import { createFileRoute, redirect } from '@tanstack/react-router'
import { RegisterPage } from '../-layouts/register-page.tsx'
import { api } from '../../lib/api.ts'
import { readToken } from '../../lib/session.ts'

export const Route = createFileRoute('/_site/register')({
  beforeLoad: async () => {
    // A trial account registers from where it is; everybody else is in already.
    if (readToken() && !(await isTrial())) throw redirect({ to: '/' })
  },
  component: RegisterPage,
})

const isTrial = async () => (await api.members.info({}).catch(() => undefined))?.currency === 'FUN'
