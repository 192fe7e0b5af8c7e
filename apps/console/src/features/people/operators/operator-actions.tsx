import { refusalText } from '@fairground/client'
import type { InitialPassword as Password, StaffOperator, StaffRole } from '@fairground/contract'
import { Button, Dialog, FieldMessage, Icon, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InitialPassword } from '../../../components/initial-password.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { api } from '../../../lib/api.ts'
import { useMe } from '../../../lib/me.ts'
import { RoleField } from './invite-dialog.tsx'
import { useReloadOperators } from './use-operators.ts'

type Act = 'vouch' | 'role' | 'password' | 'secondFactor' | 'disable' | 'enable'

const looks: Record<Act, { icon: string; isHard: boolean }> = {
  vouch: { icon: 'icon-[ph--seal-check-bold]', isHard: false },
  role: { icon: 'icon-[ph--user-switch-bold]', isHard: false },
  password: { icon: 'icon-[ph--key-bold]', isHard: false },
  secondFactor: { icon: 'icon-[ph--device-mobile-slash-bold]', isHard: false },
  disable: { icon: 'icon-[ph--prohibit-bold]', isHard: true },
  enable: { icon: 'icon-[ph--check-bold]', isHard: false },
}

/** What may be done to another operator, each with a reason. */
export function OperatorActions({ operator }: { operator: StaffOperator }) {
  const { t } = useTranslation()
  const [act, setAct] = useState<Act>('role')
  const [isAsked, setIsAsked] = useState(false)
  const [password, setPassword] = useState<Password>()
  const [role, setRole] = useState<StaffRole>(operator.role)
  const change = useChange(operator, { act, role }, (shown) => {
    setIsAsked(false)
    setPassword(shown)
  })
  const me = useMe()
  const acts: Act[] = [
    ...(operator.inHandOf !== undefined && operator.inHandOf !== me.username ? (['vouch'] as const) : []),
    'role',
    'password',
    ...(operator.hasSecondFactor ? (['secondFactor'] as const) : []),
    operator.status === 'disabled' ? 'enable' : 'disable',
  ]
  const name = operator.displayName
  return (
    <div className="grid gap-2">
      {acts.map((one) => (
        <Button
          key={one}
          variant="line"
          block
          className={looks[one].isHard ? 'justify-start! text-ruby-ink!' : 'justify-start!'}
          start={<Icon name={looks[one].icon} />}
          onClick={() => {
            change.reset()
            setRole(operator.role)
            setAct(one)
            setIsAsked(true)
          }}
        >
          {t(`operators.act.${one}`)}
        </Button>
      ))}
      <FieldMessage icon="icon-[ph--fingerprint]" className="mt-1">
        {t('queue.recorded')}
      </FieldMessage>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t(`operators.ask.${act}`, { name })}
        text={t(`operators.askText.${act}`)}
        hint={t('operators.reasonHint')}
        confirmLabel={t(`operators.act.${act}`)}
        tone={looks[act].isHard ? 'ruby' : 'mint'}
        isBusy={change.isPending}
        refusal={change.error ? refusalText(t, change.error) : undefined}
        onConfirm={change.mutate}
      >
        {act === 'role' && <RoleField role={role} onRole={setRole} />}
      </ReasonDialog>
      <Dialog
        open={password !== undefined}
        onOpenChange={(open) => !open && setPassword(undefined)}
        title={t('initial.title')}
        phone="center"
      >
        {password && (
          <InitialPassword username={operator.username} {...password} onClose={() => setPassword(undefined)} />
        )}
      </Dialog>
    </div>
  )
}

function useChange(
  { staffId, displayName }: StaffOperator,
  { act, role }: { act: Act; role: StaffRole },
  onDone: (password: Password | undefined) => void,
) {
  const { t } = useTranslation()
  const toast = useToast()
  const reload = useReloadOperators()
  return useMutation({
    mutationFn: async (reason: string): Promise<Password | undefined> => {
      const subject = { staffId, reason }
      if (act === 'password') return api.staff.resetOperatorPassword(subject)
      if (act === 'role') await api.staff.changeOperatorRole({ ...subject, role })
      if (act === 'vouch') await api.staff.vouchForOperator(subject)
      if (act === 'secondFactor') await api.staff.resetOperatorSecondFactor(subject)
      if (act === 'disable') await api.staff.disableOperator(subject)
      if (act === 'enable') await api.staff.enableOperator(subject)
      return undefined
    },
    onSuccess: (password) => {
      if (!password) toast.show({ tone: 'ok', title: t(`operators.done.${act}`, { name: displayName }) })
      onDone(password)
    },
    onSettled: reload,
    gcTime: 0,
  })
}
