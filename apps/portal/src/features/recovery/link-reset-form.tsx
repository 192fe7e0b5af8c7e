import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { Button, Note } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { formTiming } from '../../lib/form-timing.ts'
import { forgetLogin } from '../../lib/remembered-login.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { usePasswordRule } from './use-password-rule.ts'

interface LinkResetFormProps {
  /** What the link of the mail carries. */
  resetToken: string
  onEntered: (token: string) => void
  /** The password is new, and the account has a second step. */
  onSecondStep: () => void
}

/** The last step of recovery by e-mail. */
export function LinkResetForm({ resetToken, onEntered, onSecondStep }: LinkResetFormProps) {
  const { t } = useTranslation('recovery')
  const fitsRule = usePasswordRule()
  const form = useForm({ ...formTiming, defaultValues: { newPassword: '', confirm: '' } })
  const save = useMutation({
    mutationFn: ({ newPassword }: { newPassword: string }) => api.recovery.finishReset({ resetToken, newPassword }),
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
  const { errors } = form.formState
  const isGone = isRefusal(save.error, 'CODE_EXPIRED') || isRefusal(save.error, 'CODE_INVALID')
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => save.mutate(fields))} className="grid gap-4">
      <NewPasswordFields
        newPassword={form.register('newPassword', { validate: fitsRule, deps: 'confirm' })}
        confirm={form.register('confirm', {
          validate: (value, { newPassword }) =>
            value.trim() === newPassword.trim() || t('errors:validation.passwordConfirm'),
        })}
        newPasswordError={errors.newPassword?.message ?? fieldRefusal(t, save.error, 'newPassword')}
        confirmError={errors.confirm?.message}
      />
      {save.error && !fieldRefusal(t, save.error, 'newPassword') && (
        <Note tone="bad" isLive>
          {isGone ? t('linkGone') : refusalText(t, save.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={save.isPending} guardMs={1000}>
        {t('save')}
      </Button>
    </form>
  )
}
