import { isRefusal, refusalText } from '@fairground/client'
import type { VerifyMethod, VerifyValue } from '@fairground/contract'
import { Button, Check, Field, Icon, Input, Note, Otp, useLateFocus } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeField } from '../../components/code-field.tsx'
import { api } from '../../lib/api.ts'
import { hasPasskeys, passkeyFailure, signByPasskey } from '../../lib/passkey.ts'
import { useSignIn } from './use-sign-in.ts'

const codeLength = 6

interface SecondStepFormProps {
  step: VerifyValue
  onDone: () => void
  /** Back to name and password; `isLate` when the log-in waited too long. */
  onBack: (isLate: boolean) => void
}

/** Shows a second time who is there: by the authenticator, a passkey, a recovery or sent code, or by the name of the bank account. */
export function SecondStepForm({ step, onDone, onBack }: SecondStepFormProps) {
  const { t } = useTranslation()
  const { enter } = useSignIn()
  const [method, setMethod] = useState<VerifyMethod>(step.methods[0]?.type ?? 'google')
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useLateFocus(form, method)
  const verify = useMutation({
    mutationFn: async (typed: string) => {
      const waiting = { verifyTicket: step.verifyTicket, trustDevice }
      if (method !== 'passkey') return api.secondStep.verifyLogin({ ...waiting, method, code: typed })
      const response = await signByPasskey(await api.passkeys.askVerify({ verifyTicket: step.verifyTicket }))
      return api.passkeys.verify({ ...waiting, response })
    },
    onSuccess: async ({ token }) => {
      await enter(token)
      onDone()
    },
    onError: (error) => {
      if (method === 'google') setCode('')
      if (isRefusal(error, 'CODE_EXPIRED')) onBack(true)
    },
  })
  const askCode = async (wanted: 'mobile' | 'email') => {
    try {
      return await api.secondStep.verifyCode({ verifyTicket: step.verifyTicket, method: wanted })
    } catch (error) {
      if (isRefusal(error, 'CODE_EXPIRED')) onBack(true)
      throw error
    }
  }
  const choose = (next: VerifyMethod) => {
    verify.reset()
    setCode('')
    setMethod(next)
  }
  const isPasskey = method === 'passkey'
  const isSent = method === 'mobile' || method === 'email'
  const masked = step.methods.find(({ type }) => type === method)?.masked ?? ''
  const isWhole = method === 'google' ? code.length === codeLength : isPasskey || code.trim() !== ''
  const isWrong = !isPasskey && isRefusal(verify.error, 'CODE_INVALID')
  const failure = isPasskey ? passkeyFailure : refusalText
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
      <p className="text-ink-2">{t(`second.text.${method}`, { masked: `\u2068${masked}\u2069` })}</p>
      {isSent && (
        <CodeField
          key={method}
          use={`verify:${masked}`}
          code={{ value: code, onChange: (event) => setCode(event.target.value) }}
          error={isWrong ? t('second.wrong.sent') : undefined}
          onAsk={() => askCode(method)}
        />
      )}
      {!isPasskey && !isSent && (
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
      )}
      {verify.error && !isWrong && (
        <Note tone="bad" isLive>
          {failure(t, verify.error)}
        </Note>
      )}
      <Check checked={trustDevice} onChange={(event) => setTrustDevice(event.target.checked)}>
        {t('second.trust')}
      </Check>
      <Button type="submit" variant="lamp" size="lg" block busy={verify.isPending} disabled={!isWhole} guardMs={1000}>
        {t(isPasskey ? 'second.use.passkey' : 'second.submit')}
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
    .filter(({ type }) => type !== method && (type !== 'passkey' || hasPasskeys()))
    .map(({ type }) => (
      <Button key={type} variant="line" block onClick={() => onChoose(type)}>
        {t(`second.use.${type}`)}
      </Button>
    ))
}
