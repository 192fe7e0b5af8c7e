import { Button, ButtonLink, Count, cx, Icon } from '@fairground/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberAvatar } from '../../components/member-avatar.tsx'
import { LogoutDialog } from '../../features/session/logout-dialog.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { MemberPurse } from '../../features/wallet/member-purse.tsx'
import { showFeedback } from '../../lib/feedback-prompt.ts'
import { useTitle } from '../../lib/use-title.ts'
import { useWayIn } from '../../lib/use-way-in.ts'
import { LookChoice } from './look-choice.tsx'
import { memberMenu } from './member-pages.ts'
import { usePageCounts } from './use-page-counts.ts'
import { useSupport } from './use-support.ts'

/** The account on a phone: who, how much, where to, and the way out. A visitor finds the way in, the language and the theme. */
export function MePage() {
  const { t } = useTranslation()
  const { isSignedIn } = useMember()
  useTitle(t('nav.me'))
  return <div className="mx-auto grid max-w-120 gap-5 px-4 py-6">{isSignedIn ? <MemberPart /> : <VisitorPart />}</div>
}

function VisitorPart() {
  const { t } = useTranslation()
  const { offersRegistration } = useWayIn()
  return (
    <>
      <header>
        <h1 className="poster text-2xl">{t('session.welcomeBack')}</h1>
        <p className="mt-2 text-ink-2">{t('session.welcomeBackText')}</p>
      </header>
      <div className={cx('grid gap-3', offersRegistration && 'grid-cols-2')}>
        <ButtonLink variant="line" size="lg" href="/login">
          {t('session.login')}
        </ButtonLink>
        {offersRegistration && (
          <ButtonLink variant="lamp" size="lg" href="/register">
            {t('session.register')}
          </ButtonLink>
        )}
      </div>
      <div className="rounded-lg bg-surface-1 px-4 py-2 shadow-1">
        <LookChoice />
      </div>
      <SupportButtons />
    </>
  )
}

function MemberPart() {
  const { t } = useTranslation()
  const whoever = useMember()
  const countOf = usePageCounts(whoever)
  const { member, isTrial, isAgent } = whoever
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <header className="flex items-center gap-4">
        <MemberAvatar account={member?.account} icon={member?.icon} size="lg" />
        <div>
          <h1 className="text-xl font-bold">
            <bdi>{member?.account}</bdi>
          </h1>
          {isTrial && <p className="text-sm font-semibold text-lamp-ink">{t('account.trial')}</p>}
          {member?.hasVip && (
            <Link
              to="/member/$pageKey"
              params={{ pageKey: 'vip' }}
              className="text-sm font-semibold text-lamp-ink underline-offset-4 hover:underline focus-ring"
            >
              {t('vip.label', { rank: member.vipRankLevel, label: member.vipLabelName })}
            </Link>
          )}
        </div>
      </header>
      <MemberPurse />
      {isAgent && (
        <ButtonLink variant="line" block href="/agentHome" start={<Icon name="icon-[ph--users-three-duotone]" />}>
          {t('agent.home')}
        </ButtonLink>
      )}
      <nav aria-label={t('member.label')} className="overflow-hidden rounded-lg bg-surface-1 shadow-1">
        {(isTrial ? [] : memberMenu).map(({ key, icon }) => (
          <Link
            key={key}
            to="/member/$pageKey"
            params={{ pageKey: key }}
            className="flex min-h-13 items-center gap-3.5 border-b border-line-soft px-4 font-semibold focus-ring"
          >
            <Icon name={icon} className="text-xl text-ink-3" />
            <span className="flex-1">{t(`member.${key}`)}</span>
            {countOf(key) > 0 && <Count value={countOf(key)} />}
            <Icon name="icon-[ph--caret-right-bold]" flip className="text-sm text-ink-3" />
          </Link>
        ))}
      </nav>
      <div className="rounded-lg bg-surface-1 px-4 py-2 shadow-1">
        <LookChoice />
      </div>
      <SupportButtons />
      <Button variant="line" block onClick={() => setLeaving(true)} start={<Icon name="icon-[ph--sign-out-duotone]" />}>
        {t('session.logout')}
      </Button>
      <LogoutDialog open={isLeaving} onOpenChange={setLeaving} onDone={() => void navigate({ to: '/' })} />
    </>
  )
}

function SupportButtons() {
  const { t } = useTranslation()
  const support = useSupport()
  return (
    <>
      <Button variant="line" block onClick={support} start={<Icon name="icon-[ph--headset-duotone]" />}>
        {t('footer.support')}
      </Button>
      <Button
        variant="line"
        block
        onClick={() => showFeedback(true)}
        start={<Icon name="icon-[ph--chat-centered-text-duotone]" />}
      >
        {t('feedback.title')}
      </Button>
    </>
  )
}
