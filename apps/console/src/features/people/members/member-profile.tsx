import { refusalText } from '@fairground/client'
import type { MemberProfile as Profile, SealedField, StaffMember } from '@fairground/contract'
import { ErrorState, IconButton, type KeyValue, KeyValues, Skeleton, StatusChip } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../components/copy-button.tsx'
import { LookTime } from '../../../components/look-time.tsx'
import { Moment } from '../../../components/moment.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { api } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'
import { useProfile } from './use-profile.ts'

/** Who the member is: masked, each detail in full for a short time and for a reason that is kept. */
export function MemberProfile({ member }: { member: StaffMember }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useProfile(member.memberId)
  if (!data && error)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  return (
    <section aria-label={t('members.person')} className="grid gap-3">
      <h3 className="text-sm font-bold">{t('members.person')}</h3>
      {data.details.length === 0 && <p className="text-sm text-ink-2">{t('members.noDetails')}</p>}
      <KeyValues
        items={data.details.map(({ field, masked }) => ({
          id: field,
          label: <FieldName field={field} />,
          value: <Sealed member={member} field={field} masked={masked} />,
        }))}
      />
      <Origin profile={data} />
    </section>
  )
}

function Origin({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { nickname, recommender, invitationCode, terms, isTermsDue, identityLevel } = profile
  const items: (KeyValue | false)[] = [
    { id: 'nickname', label: t('registration:nickname'), value: <bdi>{nickname}</bdi> },
    { id: 'identity', label: t('nav.identity'), value: t(`kyc.known.${identityLevel}`) },
    recommender !== undefined && {
      id: 'recommender',
      label: t('detail.recommenderId'),
      value: <bdi>{recommender.account}</bdi>,
    },
    invitationCode !== undefined && {
      id: 'invitation',
      label: t('detail.invitationCode'),
      value: <bdi dir="ltr">{invitationCode}</bdi>,
    },
    isTermsDue && {
      id: 'termsDue',
      label: t('members.termsDue'),
      value: <StatusChip tone="wait">{t('members.termsDueState')}</StatusChip>,
    },
    ...terms.map(({ version, acceptedAt, network }) => ({
      id: `terms ${version}`,
      label: t('members.terms', { version }),
      value: (
        <>
          <Moment at={acceptedAt} look="exactMoment" />
          {network && <bdi className="block text-ink-3">{network}</bdi>}
        </>
      ),
    })),
  ]
  return <KeyValues items={items.filter((item) => item !== false)} />
}

function FieldName({ field }: { field: SealedField }) {
  const { t } = useTranslation()
  if (field === 'boundMobile' || field === 'boundEmail') return t(`members.${field}`)
  return t(`registration:${field}`)
}

type SealedProps = { member: StaffMember; field: SealedField; masked: string }

function Sealed({ member: { memberId, account }, field, masked }: SealedProps) {
  const { t } = useTranslation()
  const me = useMe()
  const [isAsked, setIsAsked] = useState(false)
  const reveal = useMutation({
    mutationFn: (reason: string) => api.staff.revealMember({ memberId, field, reason }),
    onSuccess: () => setIsAsked(false),
    // Nothing of it stays behind once it is off the screen.
    gcTime: 0,
  })
  const shown = reveal.data
  const ask = () => {
    reveal.reset()
    setIsAsked(true)
  }
  return (
    <span className="-my-1 inline-flex max-w-full flex-col items-end">
      <span className="inline-flex max-w-full items-center gap-1">
        <bdi className="min-w-0 break-words">{shown ? shown.value : masked}</bdi>
        {shown && <CopyButton text={shown.value} label={t('revealDetail.detail')} />}
        {may(me, 'members.reveal') && (
          // One button for both, so that the focus comes back to it.
          <IconButton
            size="xs"
            label={t(shown ? 'revealDetail.hide' : 'revealDetail.action')}
            icon={shown ? 'icon-[ph--eye-slash]' : 'icon-[ph--eye]'}
            onClick={shown ? reveal.reset : ask}
          />
        )}
      </span>
      {shown && <LookTime seconds={shown.shownSeconds} onOver={reveal.reset} />}
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('revealDetail.title', { account })}
        text={t('revealDetail.text')}
        hint={t('reason.staffRead')}
        confirmLabel={t('revealDetail.action')}
        tone="mint"
        isBusy={reveal.isPending}
        refusal={reveal.error ? refusalText(t, reveal.error) : undefined}
        onConfirm={reveal.mutate}
      />
    </span>
  )
}
