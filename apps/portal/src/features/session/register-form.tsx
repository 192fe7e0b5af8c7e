import { isRefusal } from '@fairground/client'
import type { RegistrationRule } from '@fairground/contract'
import { checkField } from '@fairground/contract/patterns'
import { Button, Check, ErrorState, Field, Icon, Input, Note, PasswordInput, Skeleton } from '@fairground/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChallenge } from '../../components/challenge/use-challenge.tsx'
import { api, query } from '../../lib/api.ts'
import { formTiming } from '../../lib/form-timing.ts'
import { fieldRefusal, refusalText } from '../../lib/refusal-text.ts'
import { useSignIn } from './use-sign-in.ts'

const shownFields = ['username', 'password', 'payeeName', 'affiliateCode'] as const
type ShownField = (typeof shownFields)[number]
type RegisterFields = Record<ShownField | 'confirm', string> & { accepts: boolean }

const icons: Partial<Record<ShownField, string>> = {
  username: 'icon-[ph--user-duotone]',
  payeeName: 'icon-[ph--identification-card-duotone]',
  affiliateCode: 'icon-[ph--ticket-duotone]',
}
const autoComplete: Record<ShownField, string> = {
  username: 'username',
  password: 'new-password',
  payeeName: 'name',
  affiliateCode: 'off',
}

/** The form follows the rules that the server sends, field by field; the server checks the very same rules again. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const settings = useQuery({
    ...query.system.registerSettings.queryOptions({ input: {} }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (settings.isError)
    return (
      <ErrorState
        title={t('common:loadFailed')}
        onRetry={() => void settings.refetch()}
        isRetrying={settings.isFetching}
      />
    )
  if (!settings.data) return <FormSkeleton />
  return (
    <RuledForm
      rules={settings.data.fields}
      minAge={settings.data._meta.minAge}
      termsVersion={settings.data._meta.termsVersion}
      onDone={onDone}
    />
  )
}

const FormSkeleton = () => (
  <div className="grid gap-5" aria-hidden="true">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-16 w-full" />
    ))}
  </div>
)

interface RuledFormProps {
  rules: Record<string, RegistrationRule>
  minAge: number
  termsVersion: string
  onDone: () => void
}

function RuledForm({ rules, minAge, termsVersion, onDone }: RuledFormProps) {
  const { t } = useTranslation()
  const { enter } = useSignIn()
  const challenge = useChallenge('register')
  const form = useForm<RegisterFields>({
    ...formTiming,
    defaultValues: { username: '', password: '', confirm: '', payeeName: '', affiliateCode: '', accepts: false },
  })
  const { errors } = form.formState
  const register = useMutation({
    mutationFn: ({ username, password, payeeName, affiliateCode }: RegisterFields) =>
      challenge.pass((part) =>
        api.session.register({
          ...part,
          username,
          password,
          payeeName: payeeName || undefined,
          affiliateCode: affiliateCode || undefined,
          domain: location.host,
          registerUrl: location.href,
          registerMethod: 'WEB',
          login: true,
          ageConfirmed: true,
          termsVersion,
        }),
      ),
    onSuccess: async ({ token }) => {
      await enter(token)
      onDone()
    },
  })
  const breachText = (field: ShownField) => (value: string) => {
    const breach = rules[field] && checkField(rules[field], value)
    return breach ? t(`errors:${breach.key}`, breach.args ?? {}) : true
  }
  const serverText = (field: ShownField) =>
    field === 'username' && isRefusal(register.error, 'USERNAME_TAKEN')
      ? t('errors:USERNAME_TAKEN')
      : fieldRefusal(t, register.error, field)
  const isShown = (field: ShownField) => rules[field]?.enabled === true
  const hasFieldError = shownFields.some((field) => serverText(field))
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => register.mutate(fields))} className="grid gap-4.5">
      {challenge.dialog}
      {shownFields.filter(isShown).map((field) => (
        <Fragment key={field}>
          <Field
            label={t(`register.${field}`)}
            required={rules[field]?.required}
            optional={!rules[field]?.required}
            hint={t(`register.${field}Hint`)}
            error={errors[field]?.message ?? serverText(field)}
          >
            {field === 'password' ? (
              <PasswordInput
                {...form.register(field, { validate: breachText(field), deps: 'confirm' })}
                autoComplete="new-password"
              />
            ) : (
              <Input
                {...form.register(field, { validate: breachText(field) })}
                autoComplete={autoComplete[field]}
                autoCapitalize="none"
                spellCheck={false}
                start={icons[field] && <Icon name={icons[field]} />}
              />
            )}
          </Field>
          {field === 'password' && (
            <Field label={t('register.confirm')} required error={errors.confirm?.message}>
              <PasswordInput
                {...form.register('confirm', {
                  validate: (value, all) => value.trim() === all.password.trim() || t('register.confirmWrong'),
                })}
                autoComplete="new-password"
              />
            </Field>
          )}
        </Fragment>
      ))}
      <Check
        {...form.register('accepts', { validate: (value) => value || t('register.acceptFirst') })}
        invalid={Boolean(errors.accepts)}
      >
        {t('register.accept', { age: minAge })}
      </Check>
      {errors.accepts && (
        <p role="alert" className="-mt-3 text-sm text-ruby-ink">
          {errors.accepts.message}
        </p>
      )}
      {register.error && !hasFieldError && (
        <Note tone="bad" isLive>
          {refusalText(t, register.error)}
        </Note>
      )}
      <div className="flex gap-3">
        <Button
          type="submit"
          variant="lamp"
          size="lg"
          block
          busy={register.isPending && !challenge.dialog}
          guardMs={1000}
        >
          {t('register.submit')}
        </Button>
        <Button type="button" variant="line" size="lg" onClick={() => form.reset()}>
          {t('register.reset')}
        </Button>
      </div>
    </form>
  )
}
