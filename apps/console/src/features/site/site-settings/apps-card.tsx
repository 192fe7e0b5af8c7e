import type { EditedSettings } from '@fairground/contract'
import { type AppType, appTypes } from '@fairground/contract/site-hosts'
import { isWebPage } from '@fairground/contract/web-address'
import { IconButton, Input, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { SettingsCard } from './settings-card.tsx'

type Resources = EditedSettings['resources']
type Resource = NonNullable<Resources[AppType]>

const firstLabels: Record<AppType, string> = { MOBILECONFIG: 'iOS', Android: 'Android', LITE: 'Lite' }

interface AppsCardProps {
  resources: Resources
  isLocked: boolean
  onChange: (part: Pick<EditedSettings, 'resources'>) => void
}

/** Where each app is had; without a link its entry on the download page is not there. */
export function AppsCard({ resources, isLocked, onChange }: AppsCardProps) {
  const { t } = useTranslation()
  const save = (type: AppType, resource: Resource | undefined) => {
    const { [type]: _, ...others } = resources
    onChange({ resources: resource ? { ...others, [type]: resource } : others })
  }
  const rest = appTypes.filter((type) => !resources[type])
  return (
    <SettingsCard title={t('settings.apps')} text={t('settings.appsText')} className="lg:col-span-2">
      <ul className="grid gap-4">
        {appTypes.map((type) => {
          const resource = resources[type]
          return (
            resource && (
              <AppRow
                key={type}
                name={t(`settings.app.${type}`)}
                resource={resource}
                isLocked={isLocked}
                onChange={(part) => save(type, { ...resource, ...part })}
                onRemove={() => save(type, undefined)}
              />
            )
          )
        })}
      </ul>
      {!isLocked && rest.length > 0 && (
        <Select
          size="sm"
          className="mt-3 sm:w-56"
          label={t('settings.addApp')}
          placeholder={t('settings.addApp')}
          options={rest.map((value) => ({ value, label: t(`settings.app.${value}`) }))}
          value={undefined}
          onValueChange={(type) => save(type, { labelNameEn: firstLabels[type], url: '' })}
        />
      )}
    </SettingsCard>
  )
}

interface AppRowProps {
  name: string
  resource: Resource
  isLocked: boolean
  onChange: (part: Partial<Resource>) => void
  onRemove: () => void
}

function AppRow({ name, resource: { labelNameEn, url }, isLocked, onChange, onRemove }: AppRowProps) {
  const { t } = useTranslation()
  const isWrong = url !== '' && !isWebPage(url)
  return (
    <li className="grid gap-2">
      <div className="flex items-center gap-2">
        <span className="flex-1 text-sm font-semibold">{name}</span>
        {!isLocked && (
          <IconButton
            size="sm"
            label={t('settings.remove', { name })}
            icon="icon-[ph--trash-bold]"
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid gap-2 sm:grid-cols-[9rem_1fr]">
        <Input
          size="sm"
          aria-label={t('settings.nameOf', { name })}
          maxLength={40}
          value={labelNameEn}
          invalid={labelNameEn.trim() === ''}
          disabled={isLocked}
          onChange={({ target }) => onChange({ labelNameEn: target.value })}
        />
        <div className="min-w-0">
          <Input
            size="sm"
            dir="ltr"
            spellCheck={false}
            aria-label={t('settings.addressOf', { name })}
            placeholder="https://…"
            maxLength={300}
            value={url}
            invalid={isWrong}
            disabled={isLocked}
            onChange={({ target }) => onChange({ url: target.value.trim() })}
          />
          {isWrong && <p className="mt-1 text-xs text-ruby-ink">{t('settings.notPage')}</p>}
        </div>
      </div>
    </li>
  )
}
