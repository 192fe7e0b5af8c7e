import {
  type DisputeDecision,
  disputeDecisions,
  messageLengthMax,
  messageLengthMin,
  type WithdrawalDetail,
} from '@fairground/contract'
import { Button, Field, formatMoney, Note, Radio, Textarea, useUi } from '@fairground/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { StaffImages } from './staff-images.tsx'
import { useAnswer } from './use-answer.ts'

type Dispute = NonNullable<WithdrawalDetail['dispute']>
type Choice = DisputeDecision | 'none'

/** The answer to a player, with pictures and, where it is time, a decision that is asked about once more. */
export function DisputeDesk({ detail, dispute }: { detail: WithdrawalDetail; dispute: Dispute }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const currency = useCurrency()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [choice, setChoice] = useState<Choice>('none')
  const [isTried, setTried] = useState(false)
  const [isAsked, setAsked] = useState(false)
  // What was asked about stays in the window while it closes.
  const [asked, setAskedChoice] = useState<Choice>('none')
  const answer = useAnswer(detail.withdrawalId)
  const amount = formatMoney(dispute.amount, { locale, currency, decimals: 0 })
  const isMissing = text.trim().length < messageLengthMin
  const lacksEvidence = choice === 'force' && files.length === 0 && !dispute.hasEvidence
  const decision = choice === 'none' ? undefined : choice
  const send = () =>
    answer.mutate(
      { text, files, decision },
      {
        onSuccess: () => {
          setText('')
          setFiles([])
          setChoice('none')
          setTried(false)
        },
        onSettled: () => setAsked(false),
      },
    )
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing || lacksEvidence) return
    if (!decision) return send()
    setAskedChoice(decision)
    setAsked(true)
  }
  const labelOf = (of: Choice) => t(`dispute.send.${of}`, { amount })
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label={t('dispute.text')}
        hint={t('dispute.textHint')}
        error={isTried && isMissing && t('dispute.textNeeded')}
      >
        <Textarea
          rows={2}
          value={text}
          maxLength={messageLengthMax}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <StaffImages files={files} onFiles={setFiles} />
      <DecisionChoice decisions={dispute.decisions} value={choice} onValue={setChoice} />
      <p className="text-xs text-ink-2">{t(`dispute.effect.${choice}`)}</p>
      {isTried && lacksEvidence && (
        <Note tone="bad" isLive>
          {t('dispute.evidenceNeeded')}
        </Note>
      )}
      <RefusalNote error={answer.error} />
      <Button
        type="submit"
        variant={choice === 'force' ? 'ruby' : 'mint'}
        size="lg"
        busy={answer.isPending}
        guardMs={1000}
      >
        {labelOf(choice)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('dispute.sure', { decision: labelOf(asked) })}
        text={`${t(`dispute.effect.${asked}`)} ${t('dispute.sureText')}`}
        confirmLabel={labelOf(asked)}
        tone={asked === 'force' ? 'ruby' : 'mint'}
        isBusy={answer.isPending}
        onConfirm={send}
      />
    </form>
  )
}

type DecisionChoiceProps = {
  decisions: readonly DisputeDecision[]
  value: Choice
  onValue: (value: Choice) => void
}

function DecisionChoice({ decisions, value, onValue }: DecisionChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  const options: Choice[] = ['none', ...disputeDecisions.filter((decision) => decisions.includes(decision))]
  return (
    <Field label={t('dispute.decision')} as="group">
      <div className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        {options.map((option) => (
          <Radio key={option} name={name} checked={option === value} onChange={() => onValue(option)}>
            {t(`dispute.decide.${option}`)}
          </Radio>
        ))}
      </div>
    </Field>
  )
}
