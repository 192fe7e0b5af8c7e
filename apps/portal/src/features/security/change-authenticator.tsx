import type { SecurityState } from '@fairground/contract'
import { Button, Field, Input, Note, PasswordInput, Seg } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { fieldRefusal, refusalText } from '../../lib/refusal-text.ts'

const tasks = ['codes', 'off'] as const
type Task = (typeof tasks)[number]

interface ChangeAuthenticatorProps {
  state: SecurityState
  onCodes: (recoveryCodes: string[]) => void
  onChanged: () => void
}

/** New recovery codes, or no authenticator any more: both for the password and a code. */
export function ChangeAuthenticator({ state, onCodes, onChanged }: ChangeAuthenticatorProps) {
  const { t } = useTranslation()
  const [task, setTask] = useState<Task>('codes')
  const [proof, setProof] = useState({ password: '', code: '' })
  const change = useMutation({
    mutationFn: async () => {
      if (task === 'codes') onCodes((await api.secondStep.newRecoveryCodes(proof)).recoveryCodes)
      else await api.secondStep.removeAuthenticator(proof).then(onChanged)
    },
  })
  const wrong = {
    password: fieldRefusal(t, change.error, 'password'),
    code: fieldRefusal(t, change.error, 'code'),
  }
  return (
    <div className="grid gap-5">
      {state.trustedDeviceCount > 0 && <TrustedDevices count={state.trustedDeviceCount} onForgotten={onChanged} />}
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (proof.password && proof.code) change.mutate()
        }}
      >
        <Seg
          block
          label={t('security.authenticator')}
          options={tasks.map((value) => ({ value, label: t(`security.task.${value}`) }))}
          value={task}
          onValueChange={(next) => {
            change.reset()
            setTask(next)
          }}
        />
        <p className="text-sm text-ink-2">{t(`security.taskText.${task}`)}</p>
        <Field label={t('security.oldPassword')} error={wrong.password}>
          <PasswordInput
            value={proof.password}
            onChange={(event) => setProof({ ...proof, password: event.target.value })}
            autoComplete="current-password"
          />
        </Field>
        <Field label={t('security.anyCode')} error={wrong.code}>
          <Input
            value={proof.code}
            onChange={(event) => setProof({ ...proof, code: event.target.value })}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={32}
          />
        </Field>
        {change.error && !wrong.password && !wrong.code && (
          <Note tone="bad" isLive>
            {refusalText(t, change.error)}
          </Note>
        )}
        <Button
          type="submit"
          variant={task === 'off' ? 'ruby' : 'lamp'}
          size="lg"
          block
          busy={change.isPending}
          disabled={!proof.password || !proof.code}
          guardMs={1000}
        >
          {t(`security.taskAction.${task}`)}
        </Button>
      </form>
    </div>
  )
}

/** Browsers that are not asked; the way to ask them all again. */
function TrustedDevices({ count, onForgotten }: { count: number; onForgotten: () => void }) {
  const { t } = useTranslation()
  const forget = useMutation({ mutationFn: () => api.secondStep.forgetDevices({}), onSuccess: onForgotten })
  return (
    <Note
      tone="info"
      action={
        <Button variant="line" size="sm" busy={forget.isPending} onClick={() => forget.mutate()}>
          {t('security.forget')}
        </Button>
      }
    >
      {forget.error ? refusalText(t, forget.error) : t('security.trusted', { count })}
    </Note>
  )
}
