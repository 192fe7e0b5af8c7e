import { createFileRoute, redirect } from '@tanstack/react-router'
import { readToken } from '../../lib/session.ts'
import { AgentHome } from '../-layouts/agent-home.tsx'

export const Route = createFileRoute('/_site/agentHome')({
  beforeLoad: () => {
    if (!readToken()) redirect({ throw: true, to: '/agent' })
  },
  component: AgentHome,
})
