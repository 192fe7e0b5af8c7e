import { refusalText } from '@fairground/client'
import type { StaffMember } from '@fairground/contract'
import { Button, Icon, IconButton, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { api, query } from '../../../lib/api.ts'

/** Ends every session of a member, with a reason. */
export function MemberSignOut({ member: { memberId, account } }: { member: StaffMember }) {
  const { t } = useTranslation()
  return (
    <Ending
      account={account}
      texts="signOut"
      end={(reason) => api.staff.endMemberSessions({ memberId, reason })}
      button={(ask) => (
        <Button variant="line" start={<Icon name="icon-[ph--sign-out-bold]" />} onClick={ask}>
          {t('signOut.action')}
        </Button>
      )}
    />
  )
}

/** Ends one session, with a reason. */
export function EndSession({ memberId, sessionId, account }: { memberId: string; sessionId: string; account: string }) {
  const { t } = useTranslation()
  return (
    <Ending
      account={account}
      texts="signOutOne"
      end={(reason) => api.staff.endMemberSession({ memberId, sessionId, reason })}
      button={(ask) => (
        <IconButton size="xs" label={t('signOutOne.action')} icon="icon-[ph--sign-out-bold]" onClick={ask} />
      )}
    />
  )
}

interface EndingProps {
  account: string
  /** Where its texts stand in the catalogue. */
  texts: 'signOut' | 'signOutOne'
  end: (reason: string) => Promise<null>
  button: (ask: () => void) => ReactNode
}

function Ending({ account, texts, end: send, button }: EndingProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const end = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast.show({ tone: 'ok', title: t(`${texts}.done`, { account }) })
      setIsAsked(false)
      await queries.invalidateQueries({ queryKey: query.staff.memberAccess.key() })
    },
  })
  return (
    <>
      {button(() => {
        end.reset()
        setIsAsked(true)
      })}
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t(`${texts}.title`, { account })}
        text={t(`${texts}.text`)}
        hint={t('reason.staffRead')}
        confirmLabel={t(`${texts}.action`)}
        isBusy={end.isPending}
        refusal={end.error ? refusalText(t, end.error) : undefined}
        onConfirm={end.mutate}
      />
    </>
  )
}
