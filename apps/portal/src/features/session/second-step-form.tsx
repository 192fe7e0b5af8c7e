import { isRefusal } from '@fairground/client'
import type { VerifyMethod, VerifyValue } from '@fairground/contract'
import { Button, Check, Field, Icon, Input, Note, Otp } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { refusalText } from '../../lib/refusal-text.ts'
import { useSignIn } from './use-sign-in.ts'

const codeLength = 6

interface SecondStepFormProps {
  step: VerifyValue
  onDone: () => void
  /** Back to name and password; `isLate` when the log-in waited too long. */
  onBack: (isLate: boolean) => void
}

/** Shows a second time who is there: by the authenticator, by a recovery code, or by the name of the bank account. */
export function SecondStepForm({ step, onDone, onBack }: SecondStepFormProps) {
  const { t } = useTranslation()
  const { enter } = useSignIn()
  const [method, setMethod] = useState<VerifyMethod>(step.methods[0]?.type ?? 'google')
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (method) form.current?.querySelector('input')?.focus()
  }, [method])
  const verify = useMutation({
    mutationFn: (typed: string) =>
      api.secondStep.verifyLogin({ verifyTicket: step.verifyTicket, method, code: typed, trustDevice }),
    onSuccess: async ({ token }) => {
      await enter(token)
      onDone()
    },
    onError: (error) => {
      if (method === 'google') setCode('')
      if (isRefusal(error, 'CODE_EXPIRED')) onBack(true)
    },
  })
  const choose = (next: VerifyMethod) => {
    verify.reset()
    setCode('')
    setMethod(next)
  }
  const isWhole = method === 'google' ? code.length === codeLength : code.trim() !== ''
  const isWrong = isRefusal(verify.error, 'CODE_INVALID')
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) verify.mutate(code)
      }}
    >
      <p className="text-ink-2">{t(`second.text.${method}`)}</p>
      <Field label={t(`second.label.${method}`)} error={isWrong && t(`second.wrong.${method}`)}>
        {method === 'google' ? (
          <Otp
            value={code}
            onValueChange={setCode}
            onComplete={verify.mutate}
            disabled={verify.isPending}
            name="one-time-code"
          />
        ) : (
          <Input
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            maxLength={255}
          />
        )}
      </Field>
      {verify.error && !isWrong && (
        <Note tone="bad" isLive>
          {refusalText(t, verify.error)}
        </Note>
      )}
      <Check checked={trustDevice} onChange={(event) => setTrustDevice(event.target.checked)}>
        {t('second.trust')}
      </Check>
      <Button type="submit" variant="lamp" size="lg" block busy={verify.isPending} disabled={!isWhole} guardMs={1000}>
        {t('second.submit')}
      </Button>
      <OtherMethods step={step} method={method} onChoose={choose} />
      <Button
        variant="quiet"
        block
        start={<Icon name="icon-[ph--arrow-left-bold]" flip />}
        onClick={() => onBack(false)}
      >
        {t('second.back')}
      </Button>
    </form>
  )
}

interface OtherMethodsProps {
  step: VerifyValue
  method: VerifyMethod
  onChoose: (method: VerifyMethod) => void
}

function OtherMethods({ step, method, onChoose }: OtherMethodsProps) {
  const { t } = useTranslation()
  return step.methods
    .filter(({ type }) => type !== method)
    .map(({ type }) => (
      <Button key={type} variant="line" block onClick={() => onChoose(type)}>
        {t(`second.use.${type}`)}
      </Button>
    ))
}
