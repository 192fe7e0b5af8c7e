import type { StaffWithdrawal } from '@fairground/contract'
import { Button, Icon, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { api, query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'

/** Approves those of the page that are safe in one go; each is looked at once more by the server. Nothing where none is. */
export function ApproveSafe({ rows }: { rows: readonly StaffWithdrawal[] }) {
  const { t } = useTranslation()
  const me = useMe()
  const toast = useToast()
  const queries = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const safe = rows.filter(({ risk, allowed }) => risk.isSafe && allowed.includes('approve'))
  const approve = useMutation({
    mutationFn: () => api.staff.approveSafeWithdrawals({ withdrawalIds: safe.map(({ withdrawalId }) => withdrawalId) }),
    onSuccess: ({ approved, left }) =>
      toast.show({
        tone: 'ok',
        title: t('withdrawals.approvedSafe', { count: approved }),
        ...(left > 0 && { text: t('withdrawals.leftSafe', { count: left }) }),
      }),
    onSettled: () => {
      setIsAsked(false)
      return queries.invalidateQueries({ queryKey: query.staff.withdrawals.key() })
    },
  })
  if (!may(me, 'withdrawals.decide') || (safe.length === 0 && !isAsked)) return null
  return (
    <>
      <Button
        variant="mint"
        size="sm"
        start={<Icon name="icon-[ph--shield-check-bold]" />}
        onClick={() => setIsAsked(true)}
      >
        {t('withdrawals.approveSafe', { count: safe.length })}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('withdrawals.approveSafeTitle')}
        text={t('withdrawals.approveSafeText')}
        confirmLabel={t('withdrawals.approveSafe', { count: safe.length })}
        tone="mint"
        isBusy={approve.isPending}
        onConfirm={() => approve.mutate()}
      />
    </>
  )
}
