import { fieldRefusal, refusalText } from '@fairground/client'
import { Button, Field, Note, PasswordInput } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface PasswordFormProps {
  text: string
  action: string
  isLoss?: boolean
  onPassword: (password: string) => Promise<void>
  /** The field that a window puts the focus into. */
  fieldRef?: React.Ref<HTMLInputElement>
}

/** The log-in password once more, before what it guards. */
export function PasswordForm({ text, action, isLoss = false, onPassword, fieldRef }: PasswordFormProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const send = useMutation({ mutationFn: () => onPassword(password) })
  const wrong = fieldRefusal(t, send.error, 'password')
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== '') send.mutate()
      }}
    >
      <p className="text-ink-2">{text}</p>
      <Field label={t('security.oldPassword')} error={wrong}>
        <PasswordInput
          ref={fieldRef}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
        />
      </Field>
      {send.error && !wrong && (
        <Note tone="bad" isLive>
          {refusalText(t, send.error)}
        </Note>
      )}
      <Button
        type="submit"
        variant={isLoss ? 'default' : 'lamp'}
        size="lg"
        block
        busy={send.isPending}
        disabled={password === ''}
        guardMs={1000}
      >
        {action}
      </Button>
    </form>
  )
}
