import { refusalText } from '@fairground/client'
import type { Feedback } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useHandle } from './use-feedback.ts'

const texts = {
  answered: { button: 'feedback.answer', title: 'feedback.answerTitle', text: 'feedback.answerText' },
  closed: { button: 'feedback.close', title: 'feedback.closeTitle', text: 'feedback.closeText' },
} as const

/** Says that a message was answered, or closes it; either wants a note. */
export function FeedbackHandling({ feedback: { feedbackId, allowed } }: { feedback: Feedback }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [wish, setWish] = useState<keyof typeof texts>('answered')
  const handle = useHandle(feedbackId)
  const { button, title, text } = texts[wish]
  return (
    <div className="flex flex-wrap gap-2">
      {allowed.map((state) => (
        <Button
          key={state}
          variant={state === 'answered' ? 'mint' : 'line'}
          size="lg"
          className="flex-1"
          onClick={() => {
            handle.reset()
            setWish(state)
            setOpen(true)
          }}
        >
          {t(texts[state].button)}
        </Button>
      ))}
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t(title)}
        text={t(text)}
        hint={t('feedback.noteHint')}
        confirmLabel={t(button)}
        tone="mint"
        isBusy={handle.isPending}
        refusal={handle.error ? refusalText(t, handle.error) : undefined}
        onConfirm={(note) => handle.mutate({ state: wish, note }, { onSuccess: () => setOpen(false) })}
      />
    </div>
  )
}
