import { fieldRefusal, refusalText } from '@fairground/client'
import type { RegistrationRule } from '@fairground/contract'
import { checkField } from '@fairground/contract/patterns'
import { Button, ErrorState, Field, Note, PasswordInput, Skeleton } from '@fairground/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FieldError, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { formTiming } from '../../lib/form-timing.ts'
import { forgetLogin } from '../../lib/remembered-login.ts'
import { required } from '../../lib/required.ts'

interface ChangePasswordFormProps {
  hasPassword: boolean
  /** Where it was typed a moment ago, it is not asked for again. */
  oldPassword?: string | undefined
  /** With the token under which this tab goes on. */
  onChanged: (token: string) => void
}

/** The new password follows the rule that the server sends; the server checks the same rule again. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
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
  const rule = settings.data?.fields.password
  return rule ? <RuledForm {...props} rule={rule} /> : <Skeleton className="h-60 w-full" />
}

interface PasswordFields {
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

function RuledForm({
  hasPassword,
  oldPassword: known,
  onChanged,
  rule,
}: ChangePasswordFormProps & { rule: RegistrationRule }) {
  const { t } = useTranslation()
  const form = useForm<PasswordFields>({
    ...formTiming,
    defaultValues: { oldPassword: known ?? '', newPassword: '', confirmNewPassword: '' },
  })
  const save = useMutation({
    mutationFn: ({ oldPassword, ...fields }: PasswordFields) =>
      api.security.changePassword(hasPassword ? { ...fields, oldPassword } : fields),
    onSuccess: ({ token }) => {
      void forgetLogin('rememberedLogin')
      onChanged(token)
    },
  })
  const isAsked = hasPassword && known === undefined
  const { errors } = form.formState
  const textOf = (field: keyof PasswordFields, error: FieldError | undefined) =>
    error ? error.message : fieldRefusal(t, save.error, field)
  const texts = {
    old: textOf('oldPassword', errors.oldPassword),
    new: textOf('newPassword', errors.newPassword),
    confirm: textOf('confirmNewPassword', errors.confirmNewPassword),
  }
  const fitsRule = (value: string) => {
    const breach = checkField({ ...rule, required: true }, value)
    return breach ? t(`errors:${breach.key}`, breach.args ?? {}) : true
  }
  const isGiven = (value: string) => required(value) === true || t('errors:validation.required')
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => save.mutate(fields))} className="grid gap-4.5">
      {isAsked && (
        <Field label={t('security.oldPassword')} error={texts.old}>
          <PasswordInput {...form.register('oldPassword', { validate: isGiven })} autoComplete="current-password" />
        </Field>
      )}
      <Field label={t('security.newPassword')} error={texts.new}>
        <PasswordInput {...form.register('newPassword', { validate: fitsRule })} autoComplete="new-password" />
      </Field>
      <Field label={t('security.confirmPassword')} error={texts.confirm}>
        <PasswordInput
          {...form.register('confirmNewPassword', {
            validate: (value, { newPassword }) => value === newPassword || t('errors:validation.passwordConfirm'),
          })}
          autoComplete="new-password"
        />
      </Field>
      {save.error && !(isAsked && texts.old) && !texts.new && !texts.confirm && (
        <Note tone="bad" isLive>
          {texts.old ?? refusalText(t, save.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={save.isPending} guardMs={1000}>
        {t('security.savePassword')}
      </Button>
    </form>
  )
}
