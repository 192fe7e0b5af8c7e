import type { FeedbackQuestion } from '@fairground/contract'
import { Button, Dialog, Icon } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { FeedbackForm, type LengthBounds } from './feedback-form.tsx'

interface FeedbackDialogProps {
  open: boolean
  bounds: LengthBounds
  onClose: () => void
}

/** A message to the house. What was written stays when the window is closed, and goes only once it was sent. */
export function FeedbackDialog({ open, bounds, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<FeedbackQuestion | undefined>(undefined)
  const [content, setContent] = useState('')
  const send = useMutation({
    mutationFn: (message: { questionType: FeedbackQuestion; content: string }) => api.feedback.send(message),
    onSuccess: () => {
      setQuestion(undefined)
      setContent('')
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => send.reset()}
      title={t('feedback.title')}
      titleLook="plain"
      phone="center"
      locked={send.isPending}
    >
      {send.isSuccess ? (
        <Thanks onClose={onClose} />
      ) : (
        <FeedbackForm
          question={question}
          onQuestion={setQuestion}
          content={content}
          onContent={setContent}
          bounds={bounds}
          isBusy={send.isPending}
          error={send.error}
          onSend={(questionType) => send.mutate({ questionType, content })}
        />
      )}
    </Dialog>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid justify-items-center gap-3 py-4 text-center">
      <Icon name="icon-[ph--check-circle-duotone]" className="text-5xl text-mint-ink" />
      <p className="text-lg font-bold">{t('feedback.thanks')}</p>
      <p className="text-ink-2">{t('feedback.thanksText')}</p>
      <Button variant="lamp" size="lg" block className="mt-2" onClick={onClose}>
        {t('feedback.done')}
      </Button>
    </div>
  )
}
