import { Button, ButtonLink, Empty } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../features/session/use-member.ts'
import { showLogin } from '../../lib/login-prompt.ts'

/** Pages of money are for real accounts: a trial is asked to register, a session that ended to log in again. */
export function MemberGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { isSignedIn, isTrial } = useMember()
  if (isSignedIn && !isTrial) return children
  const action = isTrial ? (
    <ButtonLink variant="lamp" href="/register">
      {t('in_increase_submit')}
    </ButtonLink>
  ) : (
    <Button variant="lamp" onClick={() => showLogin(true)}>
      {t('session.login')}
    </Button>
  )
  return (
    <div className="mx-auto max-w-page px-4 py-20">
      <Empty
        layout="column"
        icon="icon-[ph--identification-card-duotone]"
        title={t(isTrial ? 'member.needAccount' : 'member.needLogin')}
        action={action}
      />
    </div>
  )
}
