import { fieldRefusal, refusalText } from '@fairground/client'
import { Button, Field, Note, PasswordInput } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { socialName } from '../../components/social-name.ts'
import { api } from '../../lib/api.ts'
import { type SocialAnswer, type SocialProvider, visitProvider } from '../../lib/social-visit.ts'

interface SocialFormProps {
  provider: SocialProvider
  isBound: boolean
  hasPassword: boolean
  /** The visitor is on the way to the provider; the answer may never come. */
  onLeft: (answer: Promise<SocialAnswer>) => void
  onDone: () => void
}

/** The log-in password, before a provider is added to the account or taken off it. */
export function SocialForm({ provider, isBound, hasPassword, onLeft, onDone }: SocialFormProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const send = useMutation({
    mutationFn: async () => {
      if (isBound) return void (await api.social.unlink({ provider, password }))
      const way = await api.social.beginLink({ provider, password })
      onLeft(visitProvider({ provider, purpose: 'link', begin: async () => way }))
    },
    onSuccess: () => {
      if (isBound) onDone()
    },
  })
  const named = { provider: socialName[provider] }
  if (!hasPassword) return <Note>{t('social.passwordFirst')}</Note>
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
      <p className="text-ink-2">{t(isBound ? 'social.unlinkText' : 'social.linkText', named)}</p>
      <Field label={t('security.oldPassword')} error={wrong}>
        <PasswordInput
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
        variant={isBound ? 'default' : 'lamp'}
        size="lg"
        block
        busy={send.isPending}
        disabled={password === ''}
        guardMs={1000}
      >
        {t(isBound ? 'social.unlinkNamed' : 'social.goThere', named)}
      </Button>
    </form>
  )
}
