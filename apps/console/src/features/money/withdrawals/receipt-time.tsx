import { refusalText } from '@fairground/client'
import { Button, Dialog, Field, Input, Note, useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { api, query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'

const minutesMax = 30 * 24 * 60

/** For how long a player may say nothing before a payout counts as received. */
export function ReceiptTime() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const me = useMe()
  const settings = useQuery({ ...query.staff.payoutSettings.queryOptions({ input: {} }), enabled: isOpen })
  if (!may(me, 'withdrawals.decide')) return null
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {t('autoReceipt.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('autoReceipt.title')}
        description={t('autoReceipt.text')}
        phone="center"
        awning="mint"
      >
        {settings.error && <Note tone="bad">{refusalText(t, settings.error)}</Note>}
        {settings.data && <MinutesForm minutes={settings.data.autoReceiptMinutes} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function MinutesForm({ minutes, onDone }: { minutes: number; onDone: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const toast = useToast()
  const [text, setText] = useState(String(minutes))
  const isWrong = !/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > minutesMax
  const save = useMutation({
    mutationFn: () => api.staff.changePayoutSettings({ autoReceiptMinutes: Number(text) }),
    onSuccess: (saved) => {
      queries.setQueryData(query.staff.payoutSettings.queryKey({ input: {} }), saved)
      toast.show({ tone: 'ok', title: t('autoReceipt.saved') })
      onDone()
    },
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) save.mutate()
      }}
    >
      <Field
        label={t('autoReceipt.minutes')}
        hint={t('autoReceipt.minutesHint')}
        error={isWrong && t('autoReceipt.minutesHint')}
      >
        <Input inputMode="numeric" value={text} maxLength={5} onChange={(event) => setText(event.target.value)} />
      </Field>
      <RefusalNote error={save.error} />
      <Button type="submit" variant="mint" size="lg" busy={save.isPending} guardMs={1000}>
        {t('autoReceipt.save')}
      </Button>
    </form>
  )
}
