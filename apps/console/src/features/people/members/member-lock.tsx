import { isRefusal, refusalText } from '@fairground/client'
import type { StaffMember } from '@fairground/contract'
import { Button, FieldMessage, Icon, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { api, query } from '../../../lib/api.ts'
import { oneMember } from './use-members.ts'

/** Suspends an account, or lifts the suspension; always with a reason. */
export function MemberLock({ member: { memberId, account, status } }: { member: StaffMember }) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const act = status === 'suspended' ? 'restore' : 'suspend'
  const change = useLock(memberId, act, () => setIsAsked(false))
  const isSuspend = act === 'suspend'
  return (
    <div className="grid gap-3">
      <Button
        variant={isSuspend ? 'line' : 'mint'}
        size="lg"
        block
        className={isSuspend ? 'text-ruby-ink!' : undefined}
        start={<Icon name={isSuspend ? 'icon-[ph--prohibit-bold]' : 'icon-[ph--check-bold]'} />}
        guardMs={1000}
        onClick={() => {
          change.reset()
          setIsAsked(true)
        }}
      >
        {t(`${act}.action`)}
      </Button>
      <FieldMessage icon="icon-[ph--fingerprint]">{t('queue.recorded')}</FieldMessage>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t(`${act}.title`, { account })}
        text={t(`${act}.text`)}
        hint={t('reason.staffRead')}
        confirmLabel={t(`${act}.action`)}
        tone={isSuspend ? 'ruby' : 'mint'}
        isBusy={change.isPending}
        refusal={change.error ? refusalText(t, change.error) : undefined}
        onConfirm={change.mutate}
      />
    </div>
  )
}

function useLock(memberId: string, act: 'suspend' | 'restore', onDone: () => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const reload = () => void queries.invalidateQueries({ queryKey: query.staff.members.key() })
  return useMutation({
    mutationFn: (reason: string) =>
      act === 'suspend' ? api.staff.suspendMember({ memberId, reason }) : api.staff.restoreMember({ memberId, reason }),
    onSuccess: (member) => {
      queries.setQueryData(oneMember(memberId).queryKey, (page) => page && { ...page, list: [member] })
      reload()
      toast.show({ tone: 'ok', title: t(`${act}.done`, { account: member.account }) })
      onDone()
    },
    onError: (error) => {
      if (isRefusal(error, 'STATE_CONFLICT')) reload()
    },
  })
}
