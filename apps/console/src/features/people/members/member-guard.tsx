import { refusalText } from '@fairground/client'
import type { MemberProfile, MemberInitialPassword as Password, StaffMember } from '@fairground/contract'
import { accountType } from '@fairground/contract/account-type'
import { Button, Dialog, Icon, KeyValues, Note, Skeleton, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InitialPassword } from '../../../components/initial-password.tsx'
import { Moment } from '../../../components/moment.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { api, query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'
import { ResetAsked } from './reset-asked.tsx'
import { useProfile } from './use-profile.ts'

type Act = 'unlock' | 'password' | 'secondStep'

const icons: Record<Act, string> = {
  unlock: 'icon-[ph--lock-key-open-bold]',
  password: 'icon-[ph--key-bold]',
  secondStep: 'icon-[ph--device-mobile-slash-bold]',
}

/** What guards the account, and the way back for whoever lost the own one. */
export function MemberGuard({ member }: { member: StaffMember }) {
  const { t } = useTranslation()
  const me = useMe()
  const { data } = useProfile(member.memberId)
  const [act, setAct] = useState<Act>('password')
  const [isAsked, setIsAsked] = useState(false)
  const [password, setPassword] = useState<Password>()
  const change = useRecovery(member, act, (shown) => {
    setIsAsked(false)
    setPassword(shown)
  })
  if (!data) return <Skeleton className="h-52 w-full" />
  const acts = actsFor(member, data).filter((one) => may(me, one === 'unlock' ? 'members.lock' : 'members.recover'))
  const { account } = member
  return (
    <section aria-label={t('members.guard')} className="grid gap-3">
      <Guards profile={data} />
      {data.secondStepReset && <ResetAsked member={member} reset={data.secondStepReset} />}
      {acts.map((one) => (
        <Button
          key={one}
          variant="line"
          block
          className="justify-start!"
          start={<Icon name={icons[one]} />}
          onClick={() => {
            change.reset()
            setAct(one)
            setIsAsked(true)
          }}
        >
          {t(`recover.${one}.action`)}
        </Button>
      ))}
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t(`recover.${act}.title`, { account })}
        text={t(`recover.${act}.text`)}
        hint={t('reason.staffRead')}
        confirmLabel={t(`recover.${act}.action`)}
        tone={act === 'unlock' ? 'mint' : 'ruby'}
        isBusy={change.isPending}
        refusal={change.error ? refusalText(t, change.error) : undefined}
        onConfirm={change.mutate}
      />
      <Dialog
        open={password !== undefined}
        onOpenChange={(open) => !open && setPassword(undefined)}
        title={t('initial.title')}
        phone="center"
      >
        {password && <InitialPassword username={account} {...password} onClose={() => setPassword(undefined)} />}
      </Dialog>
    </section>
  )
}

function actsFor({ status, type }: StaffMember, { security, secondStepReset }: MemberProfile): Act[] {
  const isOwned = type !== accountType.trial
  const hasSecondStep = security.hasAuthenticator || security.passkeyCount > 0
  return [
    ...(status === 'locked' ? (['unlock'] as const) : []),
    ...(isOwned ? (['password'] as const) : []),
    ...(isOwned && hasSecondStep && !secondStepReset ? (['secondStep'] as const) : []),
  ]
}

function Guards({ profile: { security, initialPasswordUntil } }: { profile: MemberProfile }) {
  const { t } = useTranslation()
  const { hasAuthenticator, passkeyCount, recoveryCodesLeft, trustedDeviceCount, passwordChangedAt } = security
  return (
    <>
      <KeyValues
        look="well"
        items={[
          {
            id: 'password',
            label: t('members.passwordSince'),
            value: passwordChangedAt ? <Moment at={passwordChangedAt} look="exactMoment" /> : t('members.noPassword'),
          },
          {
            id: 'authenticator',
            label: t('members.authenticator'),
            value: t(hasAuthenticator ? 'operators.factorOn' : 'operators.factorOff'),
          },
          { id: 'passkeys', label: t('members.passkeys'), value: passkeyCount },
          { id: 'codes', label: t('members.recoveryCodes'), value: recoveryCodesLeft },
          { id: 'trusted', label: t('members.trustedDevices'), value: trustedDeviceCount },
        ]}
      />
      {initialPasswordUntil && (
        <Note tone="warn">
          {t('members.initialPassword')} <Moment at={initialPasswordUntil} look="exactMoment" />
        </Note>
      )}
    </>
  )
}

function useRecovery({ memberId, account }: StaffMember, act: Act, onDone: (password: Password | undefined) => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (reason: string): Promise<Password | undefined> => {
      const subject = { memberId, reason }
      if (act === 'password') return api.staff.resetMemberPassword(subject)
      if (act === 'unlock') await api.staff.unlockMember(subject)
      else await api.staff.resetMemberSecondStep(subject)
      return undefined
    },
    onSuccess: (password) => {
      if (!password) toast.show({ tone: 'ok', title: t(`recover.${act}.done`, { account }) })
      onDone(password)
    },
    onSettled: () =>
      Promise.all(
        [query.staff.memberProfile, query.staff.memberAccess, query.staff.members].map((part) =>
          queries.invalidateQueries({ queryKey: part.key() }),
        ),
      ),
    gcTime: 0,
  })
}
