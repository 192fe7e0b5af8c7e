import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '../../lib/api.ts'
import { readToken } from '../../lib/session.ts'
import { RegisterPage } from '../-layouts/register-page.tsx'

export const Route = createFileRoute('/_site/register')({
  beforeLoad: async () => {
    // A trial account registers from where it is; everybody else is in already.
    if (readToken() && !(await isTrial())) redirect({ throw: true, to: '/' })
  },
  component: RegisterPage,
})

const isTrial = async () => (await api.members.info({}).catch(() => undefined))?.currency === 'FUN'
