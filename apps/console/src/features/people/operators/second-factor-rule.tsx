import { refusalText } from '@fairground/client'
import type { OperatorList } from '@fairground/contract'
import { Switch, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { SettingRow } from '../../../components/settings.tsx'
import { api, query } from '../../../lib/api.ts'
import { useMe } from '../../../lib/me.ts'

/** Whether everybody needs an authenticator; only who has one can ask it of others. */
export function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation()
  const me = useMe()
  const [isAsking, setIsAsking] = useState(false)
  const change = useChange()
  const close = (open: boolean) => {
    setIsAsking(open)
    if (!open) change.reset()
  }
  const isOwnMissing = !isRequired && !me.hasSecondFactor
  return (
    <div className="mt-5 card px-4 md:px-5">
      <SettingRow
        title={t('operators.secondFactorRule')}
        text={t(me.sandbox ? 'operators.secondFactorText' : 'operators.secondFactorAlways')}
        warning={me.sandbox && isOwnMissing && t('operators.secondFactorOwn')}
      >
        <Switch
          checked={isRequired}
          disabled={!me.sandbox || isOwnMissing}
          aria-label={t('operators.secondFactorRule')}
          onChange={() => setIsAsking(true)}
        />
      </SettingRow>
      <ReasonDialog
        open={isAsking}
        onOpenChange={close}
        title={t(isRequired ? 'operators.secondFactorAskOff' : 'operators.secondFactorAskOn')}
        text={t('operators.secondFactorText')}
        hint={t('reason.staffRead')}
        confirmLabel={t(isRequired ? 'features.turnOff' : 'features.turnOn')}
        tone={isRequired ? 'ruby' : 'mint'}
        isBusy={change.isPending}
        refusal={change.error ? refusalText(t, change.error) : undefined}
        onConfirm={(reason) => change.mutate({ isRequired: !isRequired, reason }, { onSuccess: () => close(false) })}
      />
    </div>
  )
}

function useChange() {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { isRequired: boolean; reason: string }) => api.staff.changeOperatorSecondFactor(wanted),
    onSuccess: (list: OperatorList) => {
      queries.setQueryData(query.staff.operators.queryKey({ input: {} }), list)
      const feature = t('operators.secondFactorRule')
      toast.show({
        tone: 'ok',
        title: t(list.isSecondFactorRequired ? 'features.turnedOn' : 'features.turnedOff', { feature }),
      })
    },
  })
}
