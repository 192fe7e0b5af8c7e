import { Button, Input, PasswordInput } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

interface SecretInputProps {
  /** Whether one is kept on the server; what it is nobody sees. */
  isSet: boolean
  /** What will become of it: a new text, null for none, undefined for what is there. */
  change: string | null | undefined
  lengthMax: number
  onChange: (change: string | null | undefined) => void
}

/** A secret is set, replaced or removed, and never shown. */
export function SecretInput({ isSet, change, lengthMax, onChange }: SecretInputProps) {
  const { t } = useTranslation()
  if (!isSet || typeof change === 'string')
    return (
      <div className="flex gap-2">
        <PasswordInput
          value={change ?? ''}
          maxLength={lengthMax}
          autoComplete="new-password"
          dir="ltr"
          className="min-w-0 flex-1"
          onChange={({ target }) => onChange(target.value === '' && !isSet ? undefined : target.value)}
        />
        {isSet && (
          <Button variant="quiet" onClick={() => onChange(undefined)}>
            {t('providers:secret.keep')}
          </Button>
        )}
      </div>
    )
  const isRemoved = change === null
  return (
    <div className="flex flex-wrap gap-2">
      <Input
        readOnly
        value={t(isRemoved ? 'providers:secret.removed' : 'providers:secret.set')}
        className="min-w-40 flex-1"
        start={<span className={isRemoved ? 'icon-[ph--lock-key-open]' : 'icon-[ph--lock-key-fill]'} />}
      />
      <Button variant="line" onClick={() => onChange(isRemoved ? undefined : '')}>
        {t(isRemoved ? 'providers:secret.keep' : 'providers:secret.replace')}
      </Button>
      {!isRemoved && (
        <Button variant="quiet" onClick={() => onChange(null)}>
          {t('providers:secret.remove')}
        </Button>
      )}
    </div>
  )
}
