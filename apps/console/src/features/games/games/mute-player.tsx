import { refusalText } from '@fairground/client'
import { type StaffTableMessage, tableMuteMinutes } from '@fairground/contract'
import { Field, Select } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useTableModeration } from './use-table-chat.ts'

const spans = ['60', '1440', 'forever', '0'] as const
type Span = (typeof spans)[number]

const minutesOf = (span: Span) =>
  tableMuteMinutes.find((minutes) => (span === 'forever' ? minutes === null : String(minutes) === span)) ?? null

export type MutedPlayer = Pick<StaffTableMessage, 'account' | 'mark' | 'isMuted'> & { playerId: string }

/** For how long a player may only read at every table, and why. */
export function MutePlayer({ message, onClose }: { message: MutedPlayer; onClose: () => void }) {
  const { t } = useTranslation()
  const { mute } = useTableModeration(onClose)
  const [span, setSpan] = useState<Span>(message.isMuted ? '0' : '60')
  const { playerId, account, mark } = message
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('chat.muteTitle', { account: account ?? mark })}
      text={t('lobby:chat.muteText')}
      hint={t('chat.muteHint')}
      confirmLabel={t('lobby:chat.save')}
      isBusy={mute.isPending}
      refusal={mute.error ? refusalText(t, mute.error) : undefined}
      onConfirm={(reason) => mute.mutate({ playerId, minutes: minutesOf(span), reason })}
    >
      <Field label={t('chat.muteFor')}>
        <Select
          options={spans.map((value) => ({
            value,
            label: value === 'forever' ? t('lobby:chat.forever') : t(`chat.span.${value}`),
          }))}
          value={span}
          onValueChange={setSpan}
        />
      </Field>
    </ReasonDialog>
  )
}
