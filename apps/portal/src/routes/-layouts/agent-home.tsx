import { ButtonLink, Icon, KeyValues } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { MemberAvatar } from '../../components/member-avatar.tsx'
import { AgentNotices } from '../../features/content/agent-notices.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { BalanceHero } from '../../features/wallet/balance-hero.tsx'

/** The agent's own account: who, since when, how much. */
export function AgentHome() {
  const { t } = useTranslation()
  const { member } = useMember()
  if (!member) return null
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="poster text-3xl">{t('agent.home')}</h1>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <section aria-label={t('agent.account')} className="card grid grid-cols-1 gap-5 p-5 sm:p-6">
          <header className="flex items-center gap-4">
            <MemberAvatar account={member.account} icon={member.icon} size="lg" />
            <div className="min-w-0">
              <h2 className="truncate text-xl font-bold">
                <bdi>{member.account}</bdi>
              </h2>
              <p className="text-sm font-semibold text-lamp-ink">{t(`agent.type.${member.type}`)}</p>
            </div>
          </header>
          <KeyValues
            items={[
              { id: 'since', label: t('agent.since'), value: <DateTime at={member.registeredAt} /> },
              {
                id: 'last',
                label: t('agent.lastLogin'),
                value: member.lastLoginAt ? <DateTime at={member.lastLoginAt} /> : '—',
              },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              variant="line"
              href="/member/securityCenter"
              start={<Icon name="icon-[ph--shield-check-duotone]" />}
            >
              {t('member.securityCenter')}
            </ButtonLink>
            <ButtonLink
              variant="line"
              href="/member/transactionHistory"
              start={<Icon name="icon-[ph--receipt-duotone]" />}
            >
              {t('member.transactionHistory')}
            </ButtonLink>
          </div>
        </section>
        <BalanceHero />
      </div>
      <section aria-labelledby="agent-news" className="grid grid-cols-1 gap-3">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="agent-news" className="poster text-2xl">
            {t('agents:page.announcement')}
          </h2>
          <Link to="/agentHome/announcement" className="text-sm font-semibold text-lamp-ink focus-ring">
            {t('agents:allAnnouncements')}
          </Link>
        </header>
        <AgentNotices />
      </section>
    </div>
  )
}
