import { refusalText } from '@fairground/client'
import type { StaffChatMessage } from '@fairground/contract'
import { Field, Select } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useModeration } from './use-chat.ts'

const spans = ['0', '10', '60', '1440', '10080', '525600'] as const

/** For how long a member may only read, and why. */
export function MuteDialog({ writer, onClose }: { writer: StaffChatMessage; onClose: () => void }) {
  const { t } = useTranslation()
  const { mute } = useModeration()
  const [minutes, setMinutes] = useState<(typeof spans)[number]>('60')
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('chat.muteTitle', { account: writer.account })}
      text={t('chat.muteText')}
      hint={t('chat.muteHint')}
      confirmLabel={t('chat.mute')}
      isBusy={mute.isPending}
      refusal={mute.error ? refusalText(t, mute.error) : undefined}
      onConfirm={(reason) =>
        mute.mutate({ memberId: writer.memberId, minutes: Number(minutes), reason }, { onSuccess: onClose })
      }
    >
      <Field label={t('chat.muteFor')}>
        <Select
          options={spans.map((value) => ({ value, label: t(`chat.span.${value}`) }))}
          value={minutes}
          onValueChange={setMinutes}
        />
      </Field>
    </ReasonDialog>
  )
}
