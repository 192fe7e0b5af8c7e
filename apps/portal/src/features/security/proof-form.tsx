import { fieldRefusal, refusalText } from '@fairground/client'
import { Button, Field, Input, Note, PasswordInput } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Proof {
  password: string
  code: string
}

interface ProofFormProps {
  text: string
  action: string
  isLoss?: boolean
  onProof: (proof: Proof) => Promise<void>
}

/** Password and a code once more, before what guards the account changes. */
export function ProofForm({ text, action, isLoss = false, onProof }: ProofFormProps) {
  const { t } = useTranslation()
  const [proof, setProof] = useState<Proof>({ password: '', code: '' })
  const send = useMutation({ mutationFn: () => onProof(proof) })
  const wrong = { password: fieldRefusal(t, send.error, 'password'), code: fieldRefusal(t, send.error, 'code') }
  const isWhole = proof.password !== '' && proof.code.trim() !== ''
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) send.mutate()
      }}
    >
      <p className="text-ink-2">{text}</p>
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
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
        />
      </Field>
      {send.error && !wrong.password && !wrong.code && (
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
        disabled={!isWhole}
        guardMs={1000}
      >
        {action}
      </Button>
    </form>
  )
}
