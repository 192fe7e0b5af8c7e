import { refusalText } from '@fairground/client'
import { messageLengthMax, messageLengthMin } from '@fairground/contract'
import { Button, Dialog, Field, Note, Textarea, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofFiles } from '../../components/proof-files.tsx'
import { api, query } from '../../lib/api.ts'
import { sendProofs } from '../../lib/send-proofs.ts'

/** A word to staff about this withdrawal, with pictures if there are any. */
export function WriteToStaff({ withdrawalId }: { withdrawalId: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="lamp" onClick={() => setOpen(true)}>
        {t('dispute.write')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('dispute.writeTitle')} titleLook="plain">
        <MessageForm withdrawalId={withdrawalId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function MessageForm({ withdrawalId, onDone }: { withdrawalId: string; onDone: () => void }) {
  const { t } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [isTried, setTried] = useState(false)
  const isMissing = text.trim().length < messageLengthMin
  const write = useMutation({
    mutationFn: async () =>
      api.withdrawals.reply({ withdrawalId, text, proofImages: await sendProofs('withdrawal', files) }),
    onSuccess: () => {
      toast({ tone: 'ok', title: t('dispute.written') })
      onDone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.withdrawals.key() }),
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) write.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('dispute.writeText')} error={isTried && isMissing && t('dispute.textNeeded')}>
        <Textarea value={text} maxLength={messageLengthMax} onChange={(event) => setText(event.target.value)} />
      </Field>
      <ProofFiles files={files} onFiles={setFiles} />
      {write.error && (
        <Note tone="bad" isLive>
          {refusalText(t, write.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={write.isPending} guardMs={1000}>
        {t('dispute.send')}
      </Button>
    </form>
  )
}
