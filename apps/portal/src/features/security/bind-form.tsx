import { fieldRefusal, refusalText } from '@fairground/client'
import { checkField } from '@fairground/contract/patterns'
import { Button, Field, Icon, Input, Note, PasswordInput } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CodeField } from '../../components/code-field.tsx'
import { MobileField, useCountries } from '../../components/mobile-field.tsx'
import { api, query } from '../../lib/api.ts'
import { formTiming } from '../../lib/form-timing.ts'
import { required } from '../../lib/required.ts'

const emailRule = { required: true, minLength: 6, maxLength: 254, patternId: 4, acceptedPattern: '' }

interface Fields {
  contact: string
  code: string
  password: string
}

interface BindFormProps {
  kind: 'mobile' | 'email'
  onDone: () => void
}

/** Number or address, the code that went to it, and the log-in password. */
export function BindForm({ kind, onDone }: BindFormProps) {
  const { t } = useTranslation('recovery')
  const queries = useQueryClient()
  const { fits } = useCountries()
  const [countryDialingCode, setCountry] = useState('84')
  const form = useForm<Fields>({ ...formTiming, defaultValues: { contact: '', code: '', password: '' } })
  const { errors } = form.formState
  const contactOf = (contact: string) => ({ mobileNum: contact, countryDialingCode })
  const bind = useMutation({
    mutationFn: ({ contact, code, password }: Fields) =>
      kind === 'mobile'
        ? api.contacts.bindMobile({ ...contactOf(contact), verificationCode: code, password })
        : api.contacts.bindEmail({ email: contact, verificationCode: code, password }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: query.members.info.key() })
      onDone()
    },
  })
  const ask = async () => {
    if (!(await form.trigger('contact', { shouldFocus: true }))) return undefined
    const contact = form.getValues('contact')
    return kind === 'mobile' ? api.contacts.mobileCode(contactOf(contact)) : api.contacts.emailCode({ email: contact })
  }
  const contactText = errors.contact?.message ?? fieldRefusal(t, bind.error, kind === 'mobile' ? 'mobileNum' : 'email')
  const passwordText = errors.password?.message ?? fieldRefusal(t, bind.error, 'password')
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => bind.mutate(fields))} className="grid gap-4">
      {kind === 'mobile' ? (
        <MobileField
          error={contactText}
          number={form.register('contact', {
            validate: async (value) => (await fits(countryDialingCode, value)) || t('mobileInvalid'),
          })}
          countryDialingCode={countryDialingCode}
          onCountryChange={setCountry}
        />
      ) : (
        <Field label={t('email')} error={contactText}>
          <Input
            {...form.register('contact', { validate: (value) => !checkField(emailRule, value) || t('emailInvalid') })}
            type="email"
            autoComplete="email"
            start={<Icon name="icon-[ph--envelope-simple-duotone]" />}
          />
        </Field>
      )}
      <CodeField
        use={`bind-${kind}`}
        code={form.register('code', { validate: (value) => value !== '' || t('codeMissing') })}
        error={errors.code?.message}
        onAsk={ask}
      />
      <Field label={t('password')} error={passwordText}>
        <PasswordInput
          {...form.register('password', {
            validate: (value) => required(value) === true || t('errors:validation.required'),
          })}
          autoComplete="current-password"
        />
      </Field>
      {bind.error && !passwordText && !contactText && (
        <Note tone="bad" isLive>
          {refusalText(t, bind.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={bind.isPending} guardMs={1000}>
        {t(kind === 'mobile' ? 'bindMobile' : 'bindEmail')}
      </Button>
    </form>
  )
}
