import type { StaffChatRoom } from '@fairground/contract'
import { Button, Dialog, Field, Input, Switch } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { useModeration } from './use-chat.ts'

const newRoom = { names: { vi: '', en: '' }, isOpen: true, pauseSeconds: 3, sort: 20 }
const pauseSecondsMax = 300

/** One room: its names, whether it is open, how fast one may write. */
export function RoomDialog({ room, onClose }: { room?: StaffChatRoom; onClose: () => void }) {
  const { t } = useTranslation()
  const { saveRoom } = useModeration()
  const [draft, setDraft] = useState<Omit<StaffChatRoom, 'roomId'> & { roomId?: string }>(room ?? newRoom)
  const isWhole = draft.names.vi.trim() !== '' && draft.names.en.trim() !== ''
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(room ? 'chat.editRoom' : 'chat.newRoom')}
      awning="mint"
      footer={
        <Button
          variant="mint"
          size="lg"
          disabled={!isWhole}
          busy={saveRoom.isPending}
          onClick={() => saveRoom.mutate(draft, { onSuccess: onClose })}
        >
          {t('chat.save')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {(['vi', 'en'] as const).map((language) => (
          <Field key={language} label={t(`chat.name.${language}`)}>
            <Input
              lang={language}
              maxLength={60}
              value={draft.names[language]}
              onChange={({ target }) => setDraft({ ...draft, names: { ...draft.names, [language]: target.value } })}
            />
          </Field>
        ))}
        <Field label={t('chat.pause')} hint={t('chat.pauseHint')}>
          <Input
            inputMode="numeric"
            dir="ltr"
            value={String(draft.pauseSeconds)}
            onChange={({ target }) =>
              setDraft({ ...draft, pauseSeconds: Math.min(pauseSecondsMax, Number(target.value.replace(/\D/g, ''))) })
            }
          />
        </Field>
        <Switch
          side="start"
          checked={draft.isOpen}
          onChange={({ target }) => setDraft({ ...draft, isOpen: target.checked })}
          className="rounded-md bg-surface-2 px-3.5 py-3"
        >
          <span className="font-semibold">{t('chat.isOpen')}</span>
        </Switch>
        <RefusalNote error={saveRoom.error} />
      </div>
    </Dialog>
  )
}
