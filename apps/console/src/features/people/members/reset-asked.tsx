import { refusalText } from '@fairground/client'
import type { MemberProfile, StaffMember } from '@fairground/contract'
import { Button, Note, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Moment } from '../../../components/moment.tsx'
import { api, query } from '../../../lib/api.ts'
import { profileOf } from './use-profile.ts'

type ResetAskedProps = { member: StaffMember; reset: NonNullable<MemberProfile['secondStepReset']> }

/** Somebody asked to take the second step off: why, and what the reader may do about it. */
export function ResetAsked({ member: { memberId, account }, reset }: ResetAskedProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const decide = useMutation({
    mutationFn: (yes: boolean) =>
      yes ? api.staff.confirmSecondStepReset({ memberId }) : api.staff.withdrawSecondStepReset({ memberId }),
    onSuccess: (profile, yes) => {
      queries.setQueryData(profileOf(memberId).queryKey, profile)
      toast.show({ tone: 'ok', title: t(yes ? 'resetAsked.confirmed' : 'resetAsked.withdrawn', { account }) })
    },
    onError: (error) => {
      toast.show({ tone: 'bad', title: refusalText(t, error) })
      void queries.invalidateQueries({ queryKey: query.staff.memberProfile.key() })
    },
    onSettled: () => {
      setIsAsked(false)
      for (const part of [query.staff.memberAccess, query.staff.members])
        void queries.invalidateQueries({ queryKey: part.key() })
    },
  })
  const canConfirm = reset.allowed.includes('confirm')
  return (
    <Note
      tone="warn"
      icon="icon-[ph--users-duotone]"
      title={t('resetAsked.title', { askedBy: reset.askedBy })}
      className="break-words"
    >
      <q>{reset.reason}</q>
      <span className="mt-1 block text-ink-2">
        {t('resetAsked.until')} <Moment at={reset.expiresAt} look="exactMoment" />
      </span>
      {reset.allowed.length > 0 && !canConfirm && <span className="block text-ink-2">{t('resetAsked.mine')}</span>}
      {reset.allowed.length > 0 && (
        <span className="mt-2.5 flex gap-2">
          <Button
            variant="line"
            size="sm"
            busy={decide.isPending && decide.variables === false}
            disabled={decide.isPending}
            guardMs={1000}
            onClick={() => decide.mutate(false)}
          >
            {t(canConfirm ? 'resetAsked.turnDown' : 'resetAsked.withdraw')}
          </Button>
          {canConfirm && (
            <Button variant="ruby" size="sm" disabled={decide.isPending} onClick={() => setIsAsked(true)}>
              {t('resetAsked.confirm')}
            </Button>
          )}
        </span>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('resetAsked.confirmTitle', { account })}
        text={t('resetAsked.confirmText')}
        confirmLabel={t('resetAsked.confirm')}
        tone="ruby"
        isBusy={decide.isPending}
        onConfirm={() => decide.mutate(true)}
      />
    </Note>
  )
}
