import { Button, Input, PasswordInput, useLate } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../lib/later.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import type { HeaderLoginCallProps } from './header-login-call.tsx'

const headerLoginCall = laterPart(() => import('./header-login-call.tsx').then((module) => module.HeaderLoginCall))

/** Name and password. The fields are there at once; what happens at the button comes later. */
export function HeaderNameLogin({ onEntered }: { onEntered: () => void }) {
  const { t } = useTranslation()
  const [given, give] = useState<HeaderLoginCallProps['given']>()
  const { part: HeaderLoginCall, error } = useLate(headerLoginCall, given !== undefined)
  useEffect(() => {
    if (!error) return
    give(undefined)
    showLogin(true)
  }, [error])
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    give({ username: String(fields.get('username')), password: String(fields.get('password')) })
  }
  return (
    // What is sent before its code is there stays out of the address.
    <form
      method="post"
      noValidate
      aria-label={t('session.login')}
      onSubmit={submit}
      className="flex items-center gap-2"
    >
      <Input
        size="sm"
        name="username"
        aria-label={t('session.username')}
        placeholder={t('session.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        className="w-39.5"
      />
      <PasswordInput
        size="sm"
        name="password"
        aria-label={t('session.password')}
        placeholder={t('session.password')}
        autoComplete="current-password"
        className="w-39.5"
      />
      <Button type="submit" variant="line" busy={given !== undefined} guardMs={1000}>
        {t('session.login')}
      </Button>
      {given && HeaderLoginCall && (
        <HeaderLoginCall given={given} onEntered={onEntered} onSettled={() => give(undefined)} />
      )}
    </form>
  )
}
