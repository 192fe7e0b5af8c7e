import type { EditedSettings, SiteSettingsState } from '@fairground/contract'
import { isGameType, isOwnPath } from '@fairground/contract/web-address'
import { Field, IconButton, Input, Select } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinesField } from './lines-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { isHost } from './settings-faults.ts'

type HostRoute = EditedSettings['domainRoutes'][number]

interface PlaceCardProps {
  settings: SiteSettingsState
  isLocked: boolean
  onChange: (part: Partial<EditedSettings>) => void
}

/** Where the site is opened, and what a host of it has of its own. */
export function PlaceCard({ settings, isLocked, onChange }: PlaceCardProps) {
  const { t } = useTranslation()
  const { domains, domainRoutes, mainDomain } = settings
  const save = (routes: HostRoute[]) => onChange({ domainRoutes: routes })
  const rest = [mainDomain, ...domains].filter((host) => !domainRoutes.some((route) => route.host === host))
  return (
    <SettingsCard title={t('settings.place')} text={t('settings.placeText')} className="lg:col-span-2">
      <LinesField
        label={t('settings.domains')}
        hint={t('settings.domainsHint', { main: mainDomain })}
        error={t('settings.notHost')}
        lines={domains}
        isLocked={isLocked}
        isGood={isHost}
        onLines={(lines) => onChange({ domains: lines.map((domain) => domain.toLowerCase()) })}
      />
      <h3 className="mt-5 text-sm font-semibold">{t('settings.routes')}</h3>
      <p className="text-sm text-ink-3">{t('settings.routesText')}</p>
      <ul className="mt-3 grid gap-3">
        {domainRoutes.map((route) => (
          <RouteRow
            key={route.host}
            route={route}
            isLocked={isLocked}
            onChange={(part) => save(domainRoutes.map((other) => (other === route ? { ...route, ...part } : other)))}
            onRemove={() => save(domainRoutes.filter((other) => other !== route))}
          />
        ))}
      </ul>
      {!isLocked && rest.length > 0 && (
        <Select
          size="sm"
          className="mt-3 sm:w-72"
          label={t('settings.addRoute')}
          placeholder={t('settings.addRoute')}
          options={rest.map((value) => ({ value, label: value }))}
          value={undefined}
          onValueChange={(host) => save([...domainRoutes, { host, gameTypes: [], landing: '', affiliateCode: '' }])}
        />
      )}
    </SettingsCard>
  )
}

const typesOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)

interface RouteRowProps {
  route: HostRoute
  isLocked: boolean
  onChange: (part: Partial<HostRoute>) => void
  onRemove: () => void
}

function RouteRow({ route, isLocked, onChange, onRemove }: RouteRowProps) {
  const { t } = useTranslation()
  const { host, gameTypes, landing, affiliateCode } = route
  const [typed, setTyped] = useState(gameTypes.join(', '))
  const shown = JSON.stringify(typesOf(typed)) === JSON.stringify(gameTypes) ? typed : gameTypes.join(', ')
  return (
    <li className="rounded-md bg-sunk p-3">
      <div className="mb-2 flex items-center gap-2">
        <bdi dir="ltr" className="min-w-0 flex-1 truncate text-sm font-bold">
          {host}
        </bdi>
        {!isLocked && (
          <IconButton
            size="sm"
            label={t('settings.remove', { name: host })}
            icon="icon-[ph--trash-bold]"
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid gap-3 md:grid-cols-3">
        <Field
          label={t('settings.landing')}
          error={landing === '' || isOwnPath(landing) ? undefined : t('settings.notPath')}
          disabled={isLocked}
        >
          <Input
            size="sm"
            dir="ltr"
            placeholder="/hot"
            maxLength={61}
            value={landing}
            onChange={({ target }) => onChange({ landing: target.value.trim() })}
          />
        </Field>
        <Field label={t('settings.hostCode')} disabled={isLocked}>
          <Input
            size="sm"
            dir="ltr"
            maxLength={32}
            value={affiliateCode}
            onChange={({ target }) => onChange({ affiliateCode: target.value.trim() })}
          />
        </Field>
        <Field
          label={t('settings.hostTypes')}
          error={gameTypes.every(isGameType) ? undefined : t('settings.notTypes')}
          disabled={isLocked}
        >
          <Input
            size="sm"
            dir="ltr"
            placeholder="LIVE, FISH"
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value)
              onChange({ gameTypes: typesOf(target.value) })
            }}
          />
        </Field>
      </div>
    </li>
  )
}
