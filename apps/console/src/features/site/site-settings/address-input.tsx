import { isContactAddress } from '@fairground/contract/contact-address'
import { Input } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

interface AddressInputProps {
  kind: Parameters<typeof isContactAddress>[0]
  /** What it belongs to, for whoever does not see it. */
  name: string
  url: string
  isLocked: boolean
  onUrl: (url: string) => void
}

/** A link, and whether it leads to what it says. */
export function AddressInput({ kind, name, url, isLocked, onUrl }: AddressInputProps) {
  const { t } = useTranslation()
  const isWrong = url !== '' && !isContactAddress(kind, url)
  return (
    <div className="min-w-0 flex-1">
      <Input
        size="sm"
        dir="ltr"
        spellCheck={false}
        aria-label={t('settings.addressOf', { name })}
        placeholder={kind === 'phone' ? 'tel:+84…' : 'https://…'}
        maxLength={300}
        value={url}
        invalid={isWrong}
        disabled={isLocked}
        onChange={({ target }) => onUrl(target.value.trim())}
      />
      {isWrong && <p className="mt-1 text-xs text-ruby-ink">{t('errors:validation.contactAddress')}</p>}
    </div>
  )
}
