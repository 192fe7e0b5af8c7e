import type { HelpLine } from '@fairground/contract'
import { ButtonLink, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Whom to call where play does harm, as the operator says for the visitor's country. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  const { t } = useTranslation()
  if (lines.length === 0) return null
  return (
    <section aria-label={t('control.lines')} className="grid gap-5 sm:grid-cols-2">
      {lines.map(({ country, name, phone, url, hours }) => (
        <div key={`${country} ${name}`} className="card flex flex-wrap items-center gap-4 p-5">
          <Icon name="icon-[ph--phone-call-duotone]" className="text-3xl text-mint-ink" />
          <div className="min-w-0 flex-1 basis-44">
            <h2 className="font-bold break-words">{name}</h2>
            <p className="mt-1 text-sm text-ink-2">
              {phone && <bdi>{phone}</bdi>}
              {phone && hours && ' · '}
              {hours}
            </p>
          </div>
          {(phone || url) && (
            <ButtonLink variant="line" href={phone ? `tel:${phone.replace(/[^+\d]/g, '')}` : url}>
              {phone ? t('control.lines') : new URL(url).host}
            </ButtonLink>
          )}
        </div>
      ))}
    </section>
  )
}
