import { fieldRefusal, refusalText } from '@fairground/client'
import type { Maintenance, SiteSettingsState } from '@fairground/contract'
import { languageNames, languages } from '@fairground/i18n'
import { Button, Field, Icon, Input, Note, StatusChip, Textarea, useToast } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Moment } from '../../../components/moment.tsx'
import { useMe } from '../../../lib/me.ts'
import { fromWallTime, toWallTime } from '../../../lib/wall-time.ts'
import { SettingsCard } from './settings-card.tsx'
import { useMaintenance } from './use-settings.ts'

interface MaintenanceCardProps {
  state: SiteSettingsState
  isLocked: boolean
}

/** Closes the portal, at once or from a time on, says why and until when, and opens it. The console stays open. */
export function MaintenanceCard({ state, isLocked }: MaintenanceCardProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const { timeZone } = useMe()
  const { maintenance, isClosed, revision } = state
  const wall = (iso: string | undefined) => (iso ? toWallTime(iso, timeZone) : '')
  const [from, setFrom] = useState(wall(maintenance?.from))
  const [until, setUntil] = useState(wall(maintenance?.until))
  const [texts, setTexts] = useState<Record<string, string>>(maintenance?.texts ?? {})
  const [isAsked, setIsAsked] = useState(false)
  const save = useMaintenance({
    onDone: ({ maintenance: now, isClosed: isShut }) => {
      const key = now ? (isShut ? 'settings.closedNow' : 'settings.plannedNow') : 'settings.openedNow'
      toast.show({ tone: 'ok', title: t(key) })
    },
  })
  const wanted: Maintenance = {
    from: fromWallTime(from, timeZone),
    until: fromWallTime(until, timeZone),
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim())),
  }
  const close = (isConfirmed: boolean) =>
    save.mutate({ maintenance: wanted, revision, isConfirmed }, { onSettled: () => setIsAsked(false) })
  const endRefusal = fieldRefusal(t, save.error, 'until')
  return (
    <SettingsCard
      title={t('settings.maintenance')}
      text={t('settings.maintenanceText')}
      className="lg:row-span-2"
      aside={<Standing maintenance={maintenance} isClosed={isClosed} />}
    >
      {save.error && !endRefusal && (
        <Note tone="bad" isLive className="mb-3.5">
          {refusalText(t, save.error)}
        </Note>
      )}
      <div className="grid gap-3.5">
        <div className="grid gap-3.5 sm:grid-cols-2">
          <Field label={t('settings.from')} hint={t('settings.fromHint')} disabled={isLocked || isClosed}>
            <Input type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
          </Field>
          <Field label={t('settings.until')} hint={t('settings.untilHint')} error={endRefusal} disabled={isLocked}>
            <Input type="datetime-local" value={until} onChange={({ target }) => setUntil(target.value)} />
          </Field>
        </div>
        {languages.map((language) => (
          <Field
            key={language}
            label={t('settings.words', { language: languageNames[language] })}
            optional
            disabled={isLocked}
          >
            <Textarea
              rows={2}
              lang={language}
              maxLength={280}
              value={texts[language] ?? ''}
              onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
            />
          </Field>
        ))}
      </div>
      {!isLocked && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            variant={isClosed ? 'line' : 'ruby'}
            busy={save.isPending && !isAsked}
            start={<Icon name={isClosed ? 'icon-[ph--check-bold]' : 'icon-[ph--broom-duotone]'} />}
            onClick={() => (isClosed ? close(false) : setIsAsked(true))}
          >
            {t(isClosed ? 'settings.saveWords' : from ? 'settings.plan' : 'settings.close')}
          </Button>
          {maintenance && (
            <Button
              variant="mint"
              disabled={save.isPending}
              guardMs={1000}
              onClick={() => save.mutate({ maintenance: null, revision, isConfirmed: true })}
            >
              {t(isClosed ? 'settings.open' : 'settings.dropPlan')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t(from ? 'settings.askPlan' : 'settings.askClose')}
        text={t('settings.warning.closesSite')}
        confirmLabel={t(from ? 'settings.plan' : 'settings.close')}
        tone="ruby"
        isBusy={save.isPending}
        onConfirm={() => close(true)}
      />
    </SettingsCard>
  )
}

function Standing({ maintenance, isClosed }: Pick<SiteSettingsState, 'maintenance' | 'isClosed'>) {
  const { t } = useTranslation()
  if (isClosed) return <StatusChip tone="bad">{t('settings.isClosed')}</StatusChip>
  if (!maintenance?.from) return <StatusChip tone="ok">{t('settings.isOpen')}</StatusChip>
  return (
    <StatusChip tone="wait">
      {t('settings.isPlanned')} <Moment at={maintenance.from} />
    </StatusChip>
  )
}
