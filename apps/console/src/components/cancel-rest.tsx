import { refusalText } from '@fairground/client'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from './reason-dialog.tsx'

type CancelRestProps = {
  label: string
  question: { title: string; text: string }
  cancel: {
    isPending: boolean
    error: unknown
    mutate: (reason: string, ends: { onSuccess: () => void }) => void
  }
}

/** Takes back, with a reason, what was given and not used yet. */
export function CancelRest({ label, question, cancel }: CancelRestProps) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="grid">
      <Button variant="line" size="lg" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        {...question}
        hint={t('reason.staffRead')}
        confirmLabel={label}
        isBusy={cancel.isPending}
        refusal={cancel.error ? refusalText(t, cancel.error) : undefined}
        onConfirm={(reason) => cancel.mutate(reason, { onSuccess: () => setIsAsked(false) })}
      />
    </div>
  )
}
