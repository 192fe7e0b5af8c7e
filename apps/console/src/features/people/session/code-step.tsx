import { Button, Field, Note, Otp } from '@fairground/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type CodeStepProps = {
  isBusy: boolean
  refusal: string | undefined
  onCode: (code: string) => void
  onBack: () => void
}

/** Six digits of the authenticator; sent as soon as the last one stands. */
export function CodeStep({ isBusy, refusal, onCode, onBack }: CodeStepProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const isWhole = code.length === 6
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) onCode(code)
      }}
    >
      <Field label={t('code.label')} hint={t('code.hint')}>
        <Otp value={code} onValueChange={setCode} onComplete={onCode} disabled={isBusy} name="code" />
      </Field>
      {refusal && (
        <Note tone="bad" isLive>
          {refusal}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="line" size="lg" disabled={isBusy} onClick={onBack}>
          {t('action.back')}
        </Button>
        <Button
          type="submit"
          variant="lamp"
          size="lg"
          className="flex-1"
          busy={isBusy}
          disabled={!isWhole}
          guardMs={1000}
        >
          {t('code.confirm')}
        </Button>
      </div>
    </form>
  )
}
