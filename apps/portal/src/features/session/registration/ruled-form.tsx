import { isRefusal, refusalText } from '@fairground/client'
import type { Country } from '@fairground/contract'
import {
  checkRegistrationField,
  type RegisterMode,
  type RegistrationFacts,
  type RegistrationRules,
  shownFields,
} from '@fairground/contract/registration'
import type { RegistrationField } from '@fairground/contract/registration-fields'
import { Button, Note, Skeleton } from '@fairground/ui'
import { Fragment, lazy, Suspense, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { socialIcon, socialName } from '../../../components/social-name.ts'
import { formTiming } from '../../../lib/form-timing.ts'
import type { SocialTicket } from '../../../lib/social-ticket.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { ConfirmField } from './confirm-field.tsx'
import { breachText } from './field-text.ts'
import { emptyForm, type FormField, type FormValues, inOrder, sentFields } from './form-values.ts'
import { InvitationWarning } from './invitation-warning.tsx'
import { NumberCode } from './number-code.tsx'
import { RuledField } from './ruled-field.tsx'
import { useRegistration } from './use-registration.ts'

const CaptchaField = lazy(() =>
  import('../../../components/challenge/captcha-field.tsx').then((module) => ({ default: module.CaptchaField })),
)

interface RuledFormProps {
  mode: RegisterMode
  /** The provider's word, in the mode of that name. */
  social: SocialTicket | undefined
  /** As they are in that mode. */
  rules: RegistrationRules
  /** The number is proven by a code. */
  hasCode: boolean
  facts: RegistrationFacts
  countries: readonly Country[]
  termsVersion: string
  /** A good invitation code of the address; the form does not ask for one then. */
  invitedBy: string | undefined
  isInvitationWrong: boolean
  referralCode: string
  /** The terms have changed since the form was drawn. */
  onOutdated: () => void
  onDone: () => void
}

const isCaptchaRefused = (error: unknown) => isRefusal(error, 'CAPTCHA_WRONG') || isRefusal(error, 'CAPTCHA_REQUIRED')

export function RuledForm(props: RuledFormProps) {
  const { mode, social, rules, hasCode, facts, countries, termsVersion, invitedBy, referralCode } = props
  const { t } = useTranslation('registration')
  const [isCodeWrong, setCodeWrong] = useState(false)
  const [round, setRound] = useState(0)
  const empty = emptyForm(countries[0]?.countryDialingCode ?? '')
  const form = useForm<FormValues>({ ...formTiming, defaultValues: { ...empty, ...proposed(social), referralCode } })
  const [isQuestion, setQuestion] = useState(false)
  const [refusalCount, setRefusalCount] = useState(0)
  const hidden = [...(invitedBy ? ['affiliateCode'] : []), ...(isQuestion ? ['captcha'] : [])]
  const shown = inOrder(shownFields(rules), mode).filter((field) => !hidden.includes(field))
  const told: readonly FormField[] = hasCode ? [...shown, 'verificationCode'] : shown
  const { register, challenge } = useRegistration({
    mode,
    socialTicket: social?.socialTicket,
    onDone: props.onDone,
    onInvitationWrong: () => setCodeWrong(true),
  })

  const check = (field: RegistrationField) => (_: unknown, values: FormValues) => {
    const rule = rules[field]
    const breach = rule && checkRegistrationField(field, rule, values, facts)
    return breach ? breachText(t, field, breach) : true
  }
  const submit = form.handleSubmit((values) => {
    const sent = { ...sentFields(values, shown, hasCode), ...(invitedBy && { affiliateCode: invitedBy }), termsVersion }
    register.mutate({ ...sent, way: isQuestion ? 'question' : 'slider' }, { onError: showRefusal })
  })
  /** What the server found stands at its field, until that field is typed in again. */
  const showRefusal = (error: unknown) => {
    setRefusalCount((count) => count + 1)
    form.setValue('captcha', '')
    if (!isRefusal(error)) return
    if (isCaptchaRefused(error)) form.setError('captcha', { message: refusalText(t, error) }, { shouldFocus: true })
    for (const [i, { field, key, args }] of error.fieldErrors.entries()) {
      const name = told.find((one) => one === field)
      if (name) form.setError(name, { message: breachText(t, name, { key, args }) }, { shouldFocus: i === 0 })
    }
    if (error.code !== 'TERMS_CHANGED') return
    form.setValue('accepts', false)
    props.onOutdated()
  }
  const reset = () => {
    form.reset(empty)
    setRound(round + 1) // fields of a new form: shown passwords are hidden again
    register.reset()
  }
  const isToldElsewhere =
    isRefusal(register.error, 'INVITATION_CODE_ERROR') ||
    isCaptchaRefused(register.error) ||
    (isRefusal(register.error) && register.error.fieldErrors.some(({ field }) => told.some((one) => one === field)))
  return (
    <FormProvider {...form}>
      <form key={round} noValidate onSubmit={submit} className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
        {challenge}
        {social && (
          <Note icon={socialIcon[social.provider]} className="sm:col-span-2">
            {t('social.registering', { provider: socialName[social.provider] })}
          </Note>
        )}
        {invitedBy && (
          <Note tone="ok" icon="icon-[ph--ticket-duotone]" className="sm:col-span-2">
            {t('invited', { code: invitedBy })}
          </Note>
        )}
        {props.isInvitationWrong && (
          <Note tone="warn" className="sm:col-span-2">
            {t('invitedWrong')}
          </Note>
        )}
        {shown.map((field) => {
          const rule = rules[field]
          return (
            rule &&
            field !== 'captcha' && (
              <Fragment key={field}>
                <RuledField field={field} rule={rule} facts={facts} countries={countries} validate={check(field)} />
                {field === 'password' && <ConfirmField />}
                {field === 'mobileNum' && hasCode && <NumberCode mode={mode} />}
              </Fragment>
            )
          )
        })}
        {shown.includes('captcha') && (
          <div className="sm:col-span-2">
            <Suspense fallback={<Skeleton className="h-33 w-full" />}>
              <CaptchaField
                input={form.register('captcha', { validate: check('captcha') })}
                error={form.formState.errors.captcha?.message}
                required
                refusalCount={refusalCount}
                onQuestion={() => setQuestion(true)}
              />
            </Suspense>
          </div>
        )}
        <AcceptTerms minAge={facts.minAge} />
        <p className="text-sm text-ink-2 sm:col-span-2">{t('registration:limitOffer')}</p>
        {register.error && !isToldElsewhere && (
          <Note tone="bad" isLive className="sm:col-span-2">
            {social && isRefusal(register.error, 'CODE_EXPIRED') ? t('social.late') : refusalText(t, register.error)}
          </Note>
        )}
        <div className="flex gap-3 sm:col-span-2">
          <Button type="submit" variant="lamp" size="lg" block busy={register.isPending && !challenge} guardMs={1000}>
            {t('submit')}
          </Button>
          <Button type="button" variant="line" size="lg" className="shrink-0 whitespace-nowrap" onClick={reset}>
            {t('reset')}
          </Button>
        </div>
      </form>
      <InvitationWarning
        open={isCodeWrong}
        isNeeded={rules.affiliateCode?.required ?? false}
        onClose={() => setCodeWrong(false)}
      />
    </FormProvider>
  )
}

/** What the provider said about its person, where the form asks for it. */
const proposed = (social: SocialTicket | undefined) => ({
  nickname: social?.suggestion.name ?? '',
  email: social?.suggestion.email ?? '',
})
