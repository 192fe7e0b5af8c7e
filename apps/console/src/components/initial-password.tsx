import type { MemberInitialPassword as Password } from '@fairground/contract'
import { Button, Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { CopyButton } from './copy-button.tsx'
import { Moment } from './moment.tsx'

type InitialPasswordProps = Password & {
  /** Whose it is. */
  username: string
  onClose: () => void
}

/** A password to hand over, on screen this once; or that it is the one the operator fixed for all. */
export function InitialPassword({ username, password, validUntil, onClose }: InitialPasswordProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4">
      <div className="rounded-md bg-surface-2 px-4 py-3.5">
        <p className="text-sm text-ink-2">
          <bdi>{username}</bdi>
        </p>
        {password === undefined ? (
          <p className="mt-1 font-semibold">{t('initial.fixed')}</p>
        ) : (
          <p className="mt-1 flex items-center justify-between gap-2">
            <bdi dir="ltr" className="font-mono text-lg font-semibold break-all">
              {password}
            </bdi>
            <CopyButton text={password} label={t('initial.password')} />
          </p>
        )}
      </div>
      <Note tone="warn" title={password !== undefined && t('initial.once')}>
        {t('initial.until')} <Moment at={validUntil} look="exactMoment" />
      </Note>
      <Button variant="lamp" size="lg" block onClick={onClose}>
        {t(password === undefined ? 'ui:close' : 'initial.done')}
      </Button>
    </div>
  )
}
