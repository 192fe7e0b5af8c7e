import { ButtonLink, Empty, Icon, KeyValues, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { MemberAvatar } from '../../components/member-avatar.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { BalanceHero } from '../../features/wallet/balance-hero.tsx'
import { useTitle } from '../../lib/use-title.ts'

/** The agent's own account: who, since when, how much. */
export function AgentHome() {
  const { t } = useTranslation()
  const { member, isAgent } = useMember()
  useTitle(t('agent.home'))
  if (!member) return <Skeleton className="mx-auto my-6 h-80 max-w-page" />
  if (!isAgent) return <NoAgent />
  return (
    <div className="mx-auto grid max-w-page gap-5 px-4 py-6 lg:px-6 2xl:px-0">
      <h1 className="poster text-3xl">{t('agent.home')}</h1>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <section aria-label={t('agent.account')} className="card grid gap-5 p-5 sm:p-6">
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
