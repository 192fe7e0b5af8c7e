import { Button, Icon, Note } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { hasPasskeys, passkeyFailure, signByPasskey } from '../../lib/passkey.ts'
import { useSignIn } from './use-sign-in.ts'

/** The way in without name and password, where the browser knows passkeys. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { enter } = useSignIn()
  const login = useMutation({
    mutationFn: async () => {
      const response = await signByPasskey(await api.passkeys.askEntry({}))
      return api.passkeys.enter({ response })
    },
    onSuccess: async ({ token }) => {
      await enter(token)
      onDone()
    },
  })
  if (!hasPasskeys()) return null
  return (
    <div className="mt-4 grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('passkey.or')}
      </p>
      {login.error && (
        <Note tone="bad" isLive>
          {passkeyFailure(t, login.error)}
        </Note>
      )}
      <Button
        variant="line"
        size="lg"
        block
        start={<Icon name="icon-[ph--fingerprint-duotone]" />}
        busy={login.isPending}
        guardMs={1000}
        onClick={() => login.mutate()}
      >
        {t('passkey.login')}
      </Button>
    </div>
  )
}
