import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { Button, Field, IconButton, Note, Otp, Skeleton, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'

const QrCode = lazy(() => import('@fairground/ui/qr-code').then((module) => ({ default: module.QrCode })))
const codeLength = 6

interface AuthenticatorProofProps {
  /** Base32. */
  secret: string
  otpauthUrl: string
  onBound: (recoveryCodes: string[]) => void
  /** The secret is no longer waited for: begin anew. */
  onRestart: () => void
}

/** The secret as picture and text, and the first code of the app. */
export function AuthenticatorProof({ secret, otpauthUrl, onBound, onRestart }: AuthenticatorProofProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: (typed: string) => api.secondStep.confirmAuthenticator({ code: typed }),
    onSuccess: ({ recoveryCodes }) => onBound(recoveryCodes),
    onError: (error) => {
      setCode('')
      if (isRefusal(error, 'STATE_CONFLICT')) onRestart()
    },
  })
  const wrong = fieldRefusal(t, confirm.error, 'code')
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        confirm.mutate(code)
      }}
    >
      <p className="text-sm text-ink-2">{t('security.scan')}</p>
      <div className="grid justify-items-center gap-3 rounded-md bg-surface-2 p-4">
        <Suspense fallback={<Skeleton className="size-50" />}>
          <QrCode text={otpauthUrl} label={t('security.qr')} />
        </Suspense>
        <Secret secret={secret} />
      </div>
      <Field label={t('security.firstCode')} error={wrong}>
        <Otp
          value={code}
          onValueChange={setCode}
          onComplete={confirm.mutate}
          disabled={confirm.isPending}
          name="one-time-code"
        />
      </Field>
      {confirm.error && !wrong && (
        <Note tone="bad" isLive>
          {refusalText(t, confirm.error)}
        </Note>
      )}
      <Button
        type="submit"
        variant="lamp"
        size="lg"
        block
        busy={confirm.isPending}
        disabled={code.length < codeLength}
        guardMs={1000}
      >
        {t('security.bind')}
      </Button>
    </form>
  )
}

/** For whoever reads this page on the phone that has the app. */
function Secret({ secret }: { secret: string }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => show({ tone: 'ok', title: t('common:copied') }),
      () => show({ tone: 'bad', title: t('security.copyFailed') }),
    )
  return (
    <div className="flex items-center gap-1.5 text-sm">
      <code dir="ltr" className="text-center font-mono font-semibold break-words">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </code>
      <IconButton
        size="sm"
        label={t('common:copy', { text: t('security.secret') })}
        icon="icon-[ph--copy]"
        onClick={() => void copy()}
      />
    </div>
  )
}
