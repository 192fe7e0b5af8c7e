import { Button, Field, Textarea } from '@fairground/ui'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isReason, reasonLengthMax, reasonLengthMin } from '../lib/reason.ts'
import { RefusalNote } from './refusal-note.tsx'

interface AskFormProps {
  reason: string
  onReason: (reason: string) => void
  isTried: boolean
  /** Of the last try. */
  error: Error | null
  /** In place of the general words of a refusal. */
  errorText?: string | undefined
  isPending: boolean
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  children: ReactNode
}

/** A wish that another person decides about: its boxes, the reason, and the two ways out. */
export function AskForm({
  reason,
  onReason,
  isTried,
  isPending,
  onSubmit,
  onClose,
  children,
  ...refusal
}: AskFormProps) {
  const { t } = useTranslation()
  const isReasonShort = isTried && !isReason(reason)
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      {children}
      <Field
        label={t('reason.label')}
        required
        hint={t('adjust.reasonHint')}
        error={isReasonShort && t('errors:validation.tooShort', { min: reasonLengthMin })}
      >
        <Textarea value={reason} maxLength={reasonLengthMax} onChange={(event) => onReason(event.target.value)} />
      </Field>
      <RefusalNote error={refusal.error} text={refusal.errorText} />
      <div className="flex flex-wrap gap-2">
        <Button variant="line" size="lg" className="flex-1" disabled={isPending} onClick={onClose}>
          {t('action.back')}
        </Button>
        <Button type="submit" variant="mint" size="lg" className="flex-1" busy={isPending} guardMs={1000}>
          {t('adjust.askNow')}
        </Button>
      </div>
    </form>
  )
}
