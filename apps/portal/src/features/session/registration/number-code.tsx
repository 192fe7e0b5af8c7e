import type { RegisterMode } from '@fairground/contract/registration'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChallenge } from '../../../components/challenge/use-challenge.tsx'
import { CodeField } from '../../../components/code-field.tsx'
import { useCountries } from '../../../components/mobile-field.tsx'
import { usePhoneAuth } from '../../../components/use-phone-auth.ts'
import { api } from '../../../lib/api.ts'
import { sendByProvider } from '../../../lib/phone-auth.ts'
import type { FormValues } from './form-values.ts'

/** The code that goes to the number above it. */
export function NumberCode({ mode }: { mode: RegisterMode }) {
  const { t } = useTranslation('registration')
  const { register, formState, trigger, getValues } = useFormContext<FormValues>()
  const challenge = useChallenge('sms')
  const phoneAuth = usePhoneAuth()
  const { inOneWriting } = useCountries()
  const ask = async () => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return undefined
    const { mobileNum: mobileNo, countryDialingCode, username } = getValues()
    if (phoneAuth) return sendByProvider(phoneAuth, inOneWriting({ mobileNum: mobileNo, countryDialingCode }))
    const wanted =
      mode === 'registerMobile' ? ({ regType: 'mobile' } as const) : ({ regType: 'username', username } as const)
    return challenge.pass((part) => api.session.registerCode({ ...part, ...wanted, mobileNo, countryDialingCode }))
  }
  return (
    <>
      {challenge.dialog}
      <CodeField
        use="register"
        className="sm:col-span-2"
        required
        code={register('verificationCode', { validate: (value) => value !== '' || t('recovery:codeMissing') })}
        error={formState.errors.verificationCode?.message}
        onAsk={ask}
      />
    </>
  )
}
