import { messageLengthMax, messageLengthMin } from '@fairground/contract'
import { Button, Dialog, Field, Note, Textarea } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaffImages } from './staff-images.tsx'
import type { Question } from './use-decide.ts'

type AskDialogProps = {
  account: string
  open: boolean
  onOpenChange: (open: boolean) => void
  isBusy: boolean
  /** Why the server did not do it. */
  refusal: string | undefined
  onAsk: (question: Question) => void
}

/** Something is needed of the player before the decision; says what follows. */
export function AskDialog(props: AskDialogProps) {
  const { t } = useTranslation()
  const { account, open, onOpenChange, isBusy } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('ask.title', { account })}
      description={t('ask.text')}
      phone="center"
      awning="mint"
      locked={isBusy}
    >
      <AskForm {...props} />
    </Dialog>
  )
}

function AskForm({ isBusy, refusal, onAsk }: AskDialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [isTried, setTried] = useState(false)
  const isMissing = text.trim().length < messageLengthMin
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) onAsk({ text, files })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t('ask.question')}
        hint={t('dispute.textHint')}
        error={isTried && isMissing && t('dispute.textNeeded')}
      >
        <Textarea value={text} maxLength={messageLengthMax} onChange={(event) => setText(event.target.value)} />
      </Field>
      <StaffImages files={files} onFiles={setFiles} />
      {refusal && (
        <Note tone="bad" isLive>
          {refusal}
        </Note>
      )}
      <Button type="submit" variant="mint" size="lg" busy={isBusy} guardMs={1000}>
        {t('ask.send')}
      </Button>
    </form>
  )
}
