import { createFileRoute } from '@tanstack/react-router'
import { requireToken } from '../-layouts/agent-guard.ts'
import { AgentHome } from '../-layouts/agent-home.tsx'
import { AgentLayout } from '../-layouts/agent-layout.tsx'

export const Route = createFileRoute('/_site/agentHome/')({
  beforeLoad: requireToken,
  component: AgentStart,
})

function AgentStart() {
  return (
    <AgentLayout pageKey={undefined}>
      <AgentHome />
    </AgentLayout>
  )
}
