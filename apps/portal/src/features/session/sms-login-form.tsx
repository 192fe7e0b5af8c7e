import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import type { VerifyValue } from '@fairground/contract'
import { Button, Note } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CodeField } from '../../components/code-field.tsx'
import { MobileField, useCountries } from '../../components/mobile-field.tsx'
import { forgetLogin, rememberedLogin, rememberLogin } from '../../lib/remembered-login.ts'
import { LoginExtras } from './login-extras.tsx'
import { type SmsLogin, useSmsLogin } from './use-sms-login.ts'

interface SmsLoginFormProps {
  onDone: () => void
  onSecondStep: (step: VerifyValue) => void
  onForgot: () => void
  /** The field that the popup puts the focus into. */
  nameRef: React.RefObject<HTMLInputElement | null>
}

const isWrongCode = (error: unknown) => isRefusal(error, 'CODE_INVALID') || isRefusal(error, 'CODE_EXPIRED')

/** Number and code. Only a right code tells whether an account has the number. */
export function SmsLoginForm({ onDone, onSecondStep, onForgot, nameRef }: SmsLoginFormProps) {
  const { t } = useTranslation()
  const { countries, fits } = useCountries()
  const [chosen, choose] = useState<string>()
  const countryDialingCode = chosen ?? countries[0]?.countryDialingCode ?? '84'
  const form = useForm({ defaultValues: { mobileNum: '', code: '', remember: false } })
  const keep = ({ mobileNum, countryDialingCode }: SmsLogin) =>
    form.getValues('remember')
      ? rememberLogin('rememberedMobile', { mobileNum, countryDialingCode })
      : forgetLogin('rememberedMobile')
  const { login, ask, dialog } = useSmsLogin({ onDone, onSecondStep, onProven: keep })
  const { reset } = form
  useEffect(() => {
    void rememberedLogin('rememberedMobile').then((found) => {
      if (!found) return
      choose(found.countryDialingCode)
      reset({ mobileNum: found.mobileNum, code: '', remember: true })
    })
  }, [reset])
  const { errors } = form.formState
  const number = form.register('mobileNum', {
    validate: async (value) => (await fits(countryDialingCode, value)) || t('recovery:mobileInvalid'),
  })
  const askCode = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined
    return ask({ mobileNum: form.getValues('mobileNum'), countryDialingCode })
  }
  const numberText = errors.mobileNum?.message ?? fieldRefusal(t, login.error, 'username')
  const codeText = errors.code?.message ?? (isWrongCode(login.error) ? refusalText(t, login.error) : undefined)
  const isToldElsewhere = isWrongCode(login.error) || Boolean(fieldRefusal(t, login.error, 'username'))
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((fields) => login.mutate({ ...fields, countryDialingCode }))}
      className="grid gap-4"
    >
      {dialog}
      <MobileField
        error={numberText}
        number={{
          ...number,
          ref: (element) => {
            number.ref(element)
            nameRef.current = element
          },
        }}
        countryDialingCode={countryDialingCode}
        onCountryChange={choose}
      />
      <CodeField
        use="login"
        code={form.register('code', { validate: (value) => value !== '' || t('recovery:codeMissing') })}
        error={codeText}
        onAsk={askCode}
      />
      {login.error && !isToldElsewhere && (
        <Note tone="bad" isLive>
          {isRefusal(login.error, 'USER_NOT_FOUND') ? t('session.registerFirst') : refusalText(t, login.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={login.isPending} guardMs={1000}>
        {t('session.login')}
      </Button>
      <LoginExtras
        remember={form.register('remember')}
        label={t('session.rememberMobile')}
        hint={t('session.rememberMobileHint')}
        onForgot={onForgot}
      />
    </form>
  )
}
