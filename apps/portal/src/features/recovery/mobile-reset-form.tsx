import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { Button, Note } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChallenge } from '../../components/challenge/use-challenge.tsx'
import { CodeField } from '../../components/code-field.tsx'
import { MobileField, useCountries } from '../../components/mobile-field.tsx'
import { api } from '../../lib/api.ts'
import { formTiming } from '../../lib/form-timing.ts'
import { forgetLogin } from '../../lib/remembered-login.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { usePasswordRule } from './use-password-rule.ts'

interface MobileResetFormProps {
  onEntered: (token: string) => void
  /** The password is new, and the account has a second step. */
  onSecondStep: () => void
}

interface Fields {
  mobileNum: string
  code: string
  newPassword: string
  confirm: string
}

/** Number, code, new password: and the player is in again. */
export function MobileResetForm({ onEntered, onSecondStep }: MobileResetFormProps) {
  const { t } = useTranslation('recovery')
  const { fits } = useCountries()
  const fitsRule = usePasswordRule()
  const [countryDialingCode, setCountry] = useState('84')
  const form = useForm<Fields>({
    ...formTiming,
    defaultValues: { mobileNum: '', code: '', newPassword: '', confirm: '' },
  })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: ({ mobileNum, code, newPassword }: Fields) =>
      api.recovery.resetByMobile({ mobileNum, countryDialingCode, verificationCode: code, newPassword }),
    onSuccess: ({ token }) => {
      void forgetLogin('rememberedLogin')
      onEntered(token)
    },
    onError: (error) => {
      if (!isRefusal(error, 'NEED_VERIFY')) return
      void forgetLogin('rememberedLogin')
      onSecondStep()
    },
  })
  const challenge = useChallenge('sms')
  const ask = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined
    const wanted = { mobileNum: form.getValues('mobileNum'), countryDialingCode, purpose: 'reset' } as const
    return challenge.pass((part) => api.recovery.smsCode({ ...part, ...wanted }))
  }
  const numberText = errors.mobileNum?.message ?? fieldRefusal(t, save.error, 'mobileNum')
  const isOfField = ['mobileNum', 'newPassword'].some((field) => fieldRefusal(t, save.error, field))
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => save.mutate(fields))} className="grid gap-4">
      {challenge.dialog}
      <MobileField
        error={numberText}
        number={form.register('mobileNum', {
          validate: async (value) => (await fits(countryDialingCode, value)) || t('mobileInvalid'),
        })}
        countryDialingCode={countryDialingCode}
        onCountryChange={setCountry}
      />
      <CodeField
        use="reset"
        code={form.register('code', { validate: (value) => value !== '' || t('codeMissing') })}
        error={errors.code?.message}
        onAsk={ask}
      />
      <NewPasswordFields
        newPassword={form.register('newPassword', { validate: fitsRule, deps: 'confirm' })}
        confirm={form.register('confirm', {
          validate: (value, { newPassword }) =>
            value.trim() === newPassword.trim() || t('errors:validation.passwordConfirm'),
        })}
        newPasswordError={errors.newPassword?.message ?? fieldRefusal(t, save.error, 'newPassword')}
        confirmError={errors.confirm?.message}
      />
      {save.error && !isOfField && (
        <Note tone="bad" isLive>
          {refusalText(t, save.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={save.isPending} guardMs={1000}>
        {t('save')}
      </Button>
    </form>
  )
}
