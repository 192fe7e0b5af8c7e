import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AgentNotices } from '../../features/content/agent-notices.tsx'
import { requireToken } from '../-layouts/agent-guard.ts'
import { AgentLayout } from '../-layouts/agent-layout.tsx'

export const Route = createFileRoute('/_site/agentHome/announcement')({
  beforeLoad: requireToken,
  component: Announcement,
})

function Announcement() {
  const { t } = useTranslation()
  const title = t('agents:page.announcement')
  return (
    <AgentLayout pageKey={undefined} title={title}>
      <div className="grid gap-5">
        <h1 className="poster text-3xl">{title}</h1>
        <AgentNotices />
      </div>
    </AgentLayout>
  )
}
