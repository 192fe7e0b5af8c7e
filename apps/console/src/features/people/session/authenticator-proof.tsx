import { isRefusal, refusalText } from '@fairground/client'
import type { StaffMe } from '@fairground/contract'
import { Button, Field, Note, Otp, Skeleton } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../components/copy-button.tsx'
import { api } from '../../../lib/api.ts'

const QrCode = lazy(() => import('@fairground/ui/qr-code').then(({ QrCode: component }) => ({ default: component })))

type AuthenticatorProofProps = {
  /** Base32. */
  secret: string
  otpauthUrl: string
  onDone: (me: StaffMe) => void
  /** The secret is no longer waited for: begin anew. */
  onRestart: () => void
}

/** The secret as picture and text, and the first code. */
export function AuthenticatorProof({ secret, otpauthUrl, onDone, onRestart }: AuthenticatorProofProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: (typed: string) => api.staff.confirmSecondFactor({ code: typed }),
    onSuccess: onDone,
    onError: (error) => {
      setCode('')
      if (isRefusal(error, 'STATE_CONFLICT')) onRestart()
    },
  })
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">{t('authenticator.scan')}</p>
      <div className="grid justify-items-center gap-3 rounded-md bg-surface-2 p-4">
        <Suspense fallback={<Skeleton className="size-50" />}>
          <QrCode text={otpauthUrl} label={t('authenticator.qr')} />
        </Suspense>
        <div className="flex items-center gap-1.5 text-sm">
          <code dir="ltr" className="text-center font-sans font-semibold break-words">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton text={secret} label={t('authenticator.secret')} />
        </div>
      </div>
      <Field
        label={t('code.label')}
        hint={t('authenticator.codeHint')}
        error={confirm.error && isRefusal(confirm.error, 'SECOND_FACTOR_WRONG') && refusalText(t, confirm.error)}
      >
        <Otp
          value={code}
          onValueChange={setCode}
          onComplete={confirm.mutate}
          disabled={confirm.isPending}
          name="code"
        />
      </Field>
      {confirm.error && !isRefusal(confirm.error, 'SECOND_FACTOR_WRONG') && (
        <Note tone="bad" isLive>
          {refusalText(t, confirm.error)}
        </Note>
      )}
      <Button
        variant="lamp"
        size="lg"
        block
        busy={confirm.isPending}
        disabled={code.length < 6}
        guardMs={1000}
        onClick={() => confirm.mutate(code)}
      >
        {t('code.confirm')}
      </Button>
    </div>
  )
}
