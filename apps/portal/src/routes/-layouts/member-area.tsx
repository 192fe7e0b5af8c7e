import { ButtonLink, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { InboxLink } from '../../features/inbox/inbox-link.tsx'
import { useUnread } from '../../features/inbox/use-unread.ts'
import { useMember } from '../../features/session/use-member.ts'
import { MemberPurse } from '../../features/wallet/member-purse.tsx'
import { useWayIn } from '../../lib/use-way-in.ts'
import { AccountMenu } from './account-menu.tsx'

/** The end of the header for who is signed in: balance, deposit, withdrawal, account. */
export function MemberArea() {
  const { t } = useTranslation()
  const whoever = useMember()
  const unread = useUnread(whoever)
  const { isTrial, isAgent } = whoever
  const { offersRegistration } = useWayIn()
  return (
    <>
      <div className="min-w-0 lg:hidden">
        <MemberPurse isCompact />
      </div>
      <div className="hidden lg:block">
        <MemberPurse />
      </div>
      {isTrial ? (
        offersRegistration && (
          <ButtonLink variant="lamp" href="/register">
            {t('session.register')}
          </ButtonLink>
        )
      ) : (
        <>
          {isAgent && (
            <div className="hidden lg:block">
              <ButtonLink variant="line" href="/agentHome" start={<Icon name="icon-[ph--users-three-duotone]" />}>
                <span className="sr-only desk:not-sr-only">{t('agent.home')}</span>
              </ButtonLink>
            </div>
          )}
          <ButtonLink
            variant="lamp"
            href="/member/depositv2"
            className="max-[26.9rem]:px-3!"
            start={<Icon name="icon-[ph--plus-bold]" />}
          >
            {/* A small phone needs the room for the balance. */}
            <span className="max-[26.9rem]:sr-only lg:hidden">{t('account.depositShort')}</span>
            <span className="hidden lg:inline">{t('account.deposit')}</span>
          </ButtonLink>
          <div className="hidden lg:block">
            <ButtonLink variant="line" href="/member/withdraw">
              {t('account.withdraw')}
            </ButtonLink>
          </div>
        </>
      )}
      {!isTrial && <InboxLink unread={unread} />}
      <div className="hidden md:block">
        <AccountMenu />
      </div>
    </>
  )
}
