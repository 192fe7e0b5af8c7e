import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import type { FeedbackQuestion } from '@fairground/contract'
import { feedbackLength, feedbackQuestions } from '@fairground/contract/feedback-text'
import { Button, cx, Field, Note, Select, Textarea } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Characters that a message has at least and at most; a setting of the site. */
export interface LengthBounds {
  lengthMin: number
  lengthMax: number
}

interface FeedbackFormProps {
  question: FeedbackQuestion | undefined
  onQuestion: (question: FeedbackQuestion) => void
  content: string
  onContent: (content: string) => void
  bounds: LengthBounds
  isBusy: boolean
  /** Why the server did not take it. */
  error: Error | null
  onSend: (question: FeedbackQuestion) => void
}

/** What it is about, and the text with its length; each mistake stands at its field. */
export function FeedbackForm({ question, content, bounds, error, ...props }: FeedbackFormProps) {
  const { t } = useTranslation()
  const [isTried, setTried] = useState(false)
  const wrong = useLengthFault(content, bounds)
  const refused = fieldRefusal(t, error, 'content')
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (question && !wrong) props.onSend(question)
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <p className="text-ink-2">{t('feedback.text')}</p>
      <Field label={t('feedback.question')} required error={isTried && !question && t('errors:validation.required')}>
        <Select
          options={feedbackQuestions.map((value) => ({ value, label: t(`feedback.questions.${value}`) }))}
          value={question}
          onValueChange={props.onQuestion}
        />
      </Field>
      <Field
        label={t('feedback.content')}
        required
        hint={t('feedback.bounds', { min: bounds.lengthMin, max: bounds.lengthMax })}
        error={(isTried && wrong) || refused}
        aside={<Count content={content} lengthMax={bounds.lengthMax} />}
      >
        <Textarea rows={6} value={content} onChange={(event) => props.onContent(event.target.value)} />
      </Field>
      {error && !(refused && isRefusal(error, 'VALIDATION')) && (
        <Note tone="bad" isLive>
          {refusalText(t, error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={props.isBusy} guardMs={1000}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}

/** The sentence about a text that is too short or too long. */
function useLengthFault(content: string, { lengthMin, lengthMax }: LengthBounds): string | undefined {
  const { t } = useTranslation()
  const length = feedbackLength(content)
  if (length === 0) return t('errors:validation.required')
  if (length < lengthMin) return t('errors:validation.tooShort', { min: lengthMin })
  return length > lengthMax ? t('errors:validation.tooLong', { max: lengthMax }) : undefined
}

function Count({ content, lengthMax }: { content: string; lengthMax: number }) {
  const { t } = useTranslation()
  const length = feedbackLength(content)
  return (
    <span className={cx('text-xs tabular-nums', length > lengthMax ? 'font-semibold text-ruby-ink' : 'text-ink-3')}>
      <span aria-hidden dir="ltr">
        {length}/{lengthMax}
      </span>
      <span className="sr-only">{t('feedback.count', { length, max: lengthMax })}</span>
    </span>
  )
}
