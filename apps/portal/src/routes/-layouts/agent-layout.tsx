import { ButtonLink, Empty, Skeleton } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberAvatar } from '../../components/member-avatar.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useTitle } from '../../lib/use-title.ts'
import type { AgentPageKey } from './agent-pages.ts'
import { NotFound } from './not-found.tsx'
import { SideLabel, SideMenu, sideLink } from './side-menu.tsx'
import { useAgentPages } from './use-agent-pages.ts'

interface AgentLayoutProps {
  /** Undefined where one arrives. */
  pageKey: AgentPageKey | undefined
  /** Of a page that the menu has not. */
  title?: string
  children: ReactNode
}

/** The agent centre: its menu at the side, one page beside it. Whoever is no agent reads whom it is for. */
export function AgentLayout({ pageKey, title, children }: AgentLayoutProps) {
  const { t } = useTranslation()
  const { member, isAgent } = useMember()
  const { pages, isMissing } = useAgentPages()
  useTitle(title ?? t(pageKey ? `agents:page.${pageKey}` : 'agent.home'))
  if (!member) return <Skeleton className="mx-auto my-6 h-80 max-w-page" />
  if (!isAgent) return <NoAgent />
  if (pageKey && isMissing(pageKey)) return <NotFound />
  const head = (
    <Link to="/agentHome" className="flex items-center gap-3 rounded-sm focus-ring">
      <MemberAvatar account={member.account} icon={member.icon} />
      <span className="min-w-0 leading-tight">
        <b className="block truncate">
          <bdi>{member.account}</bdi>
        </b>
        <span className="text-xs text-ink-3">{t(`agent.type.${member.type}`)}</span>
      </span>
    </Link>
  )
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-6 gap-y-4 px-4 py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:px-6 2xl:px-0">
      <SideMenu label={t('agents:menu')} head={head}>
        {pages.map(({ key, icon }) => (
          <Link key={key} to="/agentHome/$pageKey" params={{ pageKey: key }} {...sideLink(key === pageKey)}>
            <SideLabel icon={icon} isOpen={key === pageKey}>
              {t(`agents:page.${key}`)}
            </SideLabel>
          </Link>
        ))}
      </SideMenu>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function NoAgent() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-page px-4 py-20">
      <Empty
        layout="column"
        icon="icon-[ph--users-three-duotone]"
        title={t('error_not_agent')}
        action={
          <ButtonLink variant="lamp" href="/">
            {t('nav.home')}
          </ButtonLink>
        }
      />
    </div>
  )
}
