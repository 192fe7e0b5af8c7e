import { Button, Dialog, Field, Note, Textarea } from '@fairground/ui'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isReason, reasonLengthMax, reasonLengthMin } from '../lib/reason.ts'

type ReasonDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What follows from it. */
  text: ReactNode
  /** Who will read the reason. */
  hint: string
  confirmLabel: string
  tone?: 'ruby' | 'mint'
  /** For one that holds many boxes. */
  width?: 'wide'
  /** Text that stands in the box at first. */
  reason?: string
  /** Something else to choose, above the reason. */
  children?: ReactNode
  isBusy: boolean
  /** Why the server did not do it. */
  refusal?: string | undefined
  onConfirm: (reason: string) => void
}

/** A question whose answer needs a reason that is kept. */
export function ReasonDialog(props: ReasonDialogProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.text}
      phone="center"
      {...(props.width && { width: props.width })}
      awning={props.tone ?? 'ruby'}
      locked={props.isBusy}
      // Where there is more to fill in, the first box of it.
      {...(props.width === undefined && { initialFocus: box })}
    >
      <ReasonForm {...props} box={box} />
    </Dialog>
  )
}

type ReasonFormProps = ReasonDialogProps & { box: RefObject<HTMLTextAreaElement | null> }

function ReasonForm({ hint, confirmLabel, tone = 'ruby', isBusy, refusal, onConfirm, box, ...props }: ReasonFormProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState(props.reason ?? '')
  const [isTried, setIsTried] = useState(false)
  const isMissing = isTried && !isReason(reason)
  const confirm = () => {
    setIsTried(true)
    if (isReason(reason)) onConfirm(reason.trim())
    else box.current?.focus()
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      {props.children}
      <Field
        label={t('reason.label')}
        required
        hint={hint}
        error={isMissing && t('errors:validation.tooShort', { min: reasonLengthMin })}
      >
        <Textarea
          ref={box}
          name="reason"
          value={reason}
          maxLength={reasonLengthMax}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {refusal && (
        <Note tone="bad" isLive>
          {refusal}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="line" size="lg" className="flex-1" disabled={isBusy} onClick={() => props.onOpenChange(false)}>
          {t('action.back')}
        </Button>
        <Button type="submit" variant={tone} size="lg" className="flex-1" busy={isBusy} guardMs={1000}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
