import { refusalText } from '@fairground/client'
import type { StaffMember } from '@fairground/contract'
import { Button, Icon, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../components/reason-dialog.tsx'
import { api, query } from '../../lib/api.ts'

/** Ends every session of a member, with a reason. */
export function MemberSignOut({ member: { memberId, account } }: { member: StaffMember }) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const end = useMutation({
    mutationFn: (reason: string) => api.staff.endMemberSessions({ memberId, reason }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: query.staff.memberAccess.key() })
      toast.show({ tone: 'ok', title: t('signOut.done', { account }) })
      setIsAsked(false)
    },
  })
  return (
    <>
      <Button
        variant="line"
        start={<Icon name="icon-[ph--sign-out-bold]" />}
        onClick={() => {
          end.reset()
          setIsAsked(true)
        }}
      >
        {t('signOut.action')}
      </Button>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('signOut.title', { account })}
        text={t('signOut.text')}
        hint={t('reason.staffRead')}
        confirmLabel={t('signOut.action')}
        isBusy={end.isPending}
        refusal={end.error ? refusalText(t, end.error) : undefined}
        onConfirm={end.mutate}
      />
    </>
  )
}
