import { createFileRoute, redirect } from '@tanstack/react-router'
import { readToken } from '../../lib/session.ts'
import { AgentPage } from '../-layouts/agent-page.tsx'

export const Route = createFileRoute('/_site/agent')({
  beforeLoad: () => {
    if (readToken()) redirect({ throw: true, to: '/agentHome' })
  },
  component: AgentPage,
})
