import type { EditedSettings } from '@fairground/contract'
import { Button, IconButton, Input } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { SettingsCard } from './settings-card.tsx'

type Line = EditedSettings['helpLines'][number]

interface HelpLinesCardProps {
  lines: readonly Line[]
  isLocked: boolean
  onChange: (part: Pick<EditedSettings, 'helpLines'>) => void
}

const boxes = [
  { field: 'country', lengthMax: 2 },
  { field: 'name', lengthMax: 80 },
  { field: 'phone', lengthMax: 30 },
  { field: 'url', lengthMax: 200 },
  { field: 'hours', lengthMax: 60 },
] as const
const newLine: Line = { country: '*', name: '', phone: '', url: '', hours: '' }

/** Whom players in trouble can turn to, by country. */
export function HelpLinesCard({ lines, isLocked, onChange }: HelpLinesCardProps) {
  const { t } = useTranslation()
  const save = (helpLines: Line[]) => onChange({ helpLines })
  const change = (at: number, field: keyof Line, value: string) =>
    save(lines.map((line, index) => (index === at ? { ...line, [field]: value } : line)))
  return (
    <SettingsCard title={t('helpLines.title')} text={t('helpLines.text')}>
      <ul className="grid gap-3">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own while it is typed
          <li key={at} className="flex items-start gap-2 rounded-md bg-surface-2 p-3">
            <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
              {boxes.map(({ field, lengthMax }) => (
                <Input
                  key={field}
                  aria-label={t(`helpLines.${field}`)}
                  placeholder={t(`helpLines.${field}`)}
                  value={line[field]}
                  maxLength={lengthMax}
                  readOnly={isLocked}
                  onChange={({ target: { value } }) =>
                    change(at, field, field === 'country' ? value.toUpperCase() : value)
                  }
                />
              ))}
            </div>
            {!isLocked && (
              <IconButton
                size="sm"
                label={t('settings.remove', { name: line.name })}
                icon="icon-[ph--trash-bold]"
                onClick={() => save(lines.filter((_, index) => index !== at))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isLocked && (
        <Button variant="line" size="sm" className="mt-3" onClick={() => save([...lines, newLine])}>
          {t('helpLines.add')}
        </Button>
      )}
    </SettingsCard>
  )
}
