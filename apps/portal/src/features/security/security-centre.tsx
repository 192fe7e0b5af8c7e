import type { MemberInfo } from '@fairground/contract'
import { ErrorState, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { query } from '../../lib/api.ts'
import { BoardsRow } from './boards-row.tsx'
import { CloseRow } from './close-row.tsx'
import { ContactRows } from './contact-rows.tsx'
import { DeviceList } from './device-list.tsx'
import { ExportRow } from './export-row.tsx'
import { GuardRows } from './guard-rows.tsx'
import { LoginHistory } from './login-history.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { Profile } from './profile.tsx'
import { PushRow } from './push-row.tsx'
import { SecurityMeter } from './security-meter.tsx'
import { SocialRows } from './social-rows.tsx'

interface SecurityCentreProps {
  member: MemberInfo | undefined
  /** Rows for language and theme, which the whole site owns. */
  look: ReactNode
  paymentPasswordForm: (onDone: () => void) => ReactNode
  onNewToken: (token: string) => void
  onClosed: () => void
}

/** Everything that guards the account, and everything about it that is its owner's to decide. */
export function SecurityCentre({ member, look, paymentPasswordForm, onNewToken, onClosed }: SecurityCentreProps) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(query.security.state.queryOptions({ input: {} }))
  return (
    <div className="grid gap-5">
      <h1 className="font-poster text-3xl">{t('member.securityCenter')}</h1>
      <Card title={t('security.guards')}>
        {isError && (
          <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!data && !isError && <Skeleton className="h-50 w-full" />}
        {data && (
          <>
            <SecurityMeter state={data} />
            <GuardRows state={data} onNewToken={onNewToken} paymentPasswordForm={paymentPasswordForm} />
            <Suspense fallback={<Skeleton className="h-42 w-full" />}>
              {member && <ContactRows member={member} />}
              {member && <SocialRows member={member} />}
            </Suspense>
          </>
        )}
      </Card>
      <PasskeyList />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <DeviceList />
        <LoginHistory />
      </div>
      {member ? <Profile member={member} /> : <Skeleton className="h-50 w-full" />}
      <Card title={t('security.account')}>
        {look}
        <ul>
          <PushRow />
          <BoardsRow />
          <ExportRow />
          <CloseRow onClosed={onClosed} />
        </ul>
      </Card>
    </div>
  )
}
