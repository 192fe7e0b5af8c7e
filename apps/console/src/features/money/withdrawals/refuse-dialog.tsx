import { isRefusal, refusalText } from '@fairground/client'
import { Button, Dialog, Field, Note, Radio, Textarea } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../../lib/api.ts'
import { isReason, reasonLengthMax, reasonLengthMin } from '../../../lib/reason.ts'
import type { Refusal, useDecide } from './use-decide.ts'

type RefuseDialogProps = {
  account: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Words that stand in the box at first. */
  note?: string
  reject: ReturnType<typeof useDecide>['reject']
}

/** Refuses a withdrawal: a reason of the list, which the player reads in their own language, words of one's own, or both. */
export function RefuseDialog(props: RefuseDialogProps) {
  const { t } = useTranslation()
  const { account, open, onOpenChange, reject } = props
  const box = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('reject.title', { account })}
      description={t('reject.text')}
      phone="center"
      awning="ruby"
      locked={reject.isPending}
      initialFocus={box}
    >
      <RefuseForm {...props} box={box} />
    </Dialog>
  )
}

type RefuseFormProps = RefuseDialogProps & { box: RefObject<HTMLTextAreaElement | null> }

function RefuseForm({ note = '', reject, onOpenChange, box }: RefuseFormProps) {
  const { t } = useTranslation()
  const [reasonId, setReasonId] = useState<string>()
  const [text, setText] = useState(note)
  const [isTried, setTried] = useState(false)
  const isMissing = reasonId === undefined ? !isReason(text) : text.trim() !== '' && !isReason(text)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing) return box.current?.focus()
    const refusal: Refusal = { reasonId, reason: text.trim() || undefined }
    reject.mutate(refusal, { onSuccess: () => onOpenChange(false) })
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <ReasonChoice value={reasonId} onValue={setReasonId} />
      <Field
        label={t(reasonId === undefined ? 'reason.label' : 'refusal.note')}
        required={reasonId === undefined}
        hint={t('reason.playerReads')}
        error={isTried && isMissing && t('errors:validation.tooShort', { min: reasonLengthMin })}
      >
        <Textarea
          ref={box}
          name="reason"
          value={text}
          maxLength={reasonLengthMax}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {reject.error !== null && !isRefusal(reject.error, 'STATE_CONFLICT') && (
        <Note tone="bad" isLive>
          {refusalText(t, reject.error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="line"
          size="lg"
          className="flex-1"
          disabled={reject.isPending}
          onClick={() => onOpenChange(false)}
        >
          {t('action.back')}
        </Button>
        <Button type="submit" variant="ruby" size="lg" className="flex-1" busy={reject.isPending} guardMs={1000}>
          {t('action.reject')}
        </Button>
      </div>
    </form>
  )
}

type ReasonChoiceProps = { value: string | undefined; onValue: (reasonId: string | undefined) => void }

function ReasonChoice({ value, onValue }: ReasonChoiceProps) {
  const { t, i18n } = useTranslation()
  const name = useId()
  const reasons = useQuery(query.staff.refusalReasons.queryOptions({ input: {} }))
  if (!reasons.data || reasons.data.length === 0) return null
  return (
    <Field label={t('refusal.choose')} as="group">
      <div className="grid gap-2">
        {reasons.data.map(({ reasonId, texts }) => (
          <Radio key={reasonId} name={name} checked={reasonId === value} onChange={() => onValue(reasonId)}>
            {texts[i18n.language] ?? texts.en}
          </Radio>
        ))}
        <Radio name={name} checked={value === undefined} onChange={() => onValue(undefined)}>
          {t('refusal.own')}
        </Radio>
      </div>
    </Field>
  )
}
