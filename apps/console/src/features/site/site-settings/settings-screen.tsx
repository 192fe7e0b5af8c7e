import { isRefusal, refusalText } from '@fairground/client'
import { Button, FieldMessage, Note, Skeleton, useToast } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { AppsCard } from './apps-card.tsx'
import { BlockedCard } from './blocked-card.tsx'
import { BoundsCard } from './bounds-card.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { HelpLinesCard } from './help-lines-card.tsx'
import { HostsCard } from './hosts-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { LookCard } from './look-card.tsx'
import { MaintenanceCard } from './maintenance-card.tsx'
import { OpeningsCard } from './openings-card.tsx'
import { PlaceCard } from './place-card.tsx'
import { hasFaults } from './settings-faults.ts'
import { SocialsCard } from './socials-card.tsx'
import { useSettings } from './use-settings.ts'
import { VendorsCard } from './vendors-card.tsx'

/** Whether the site is open, whom it lets in, and by what people reach it. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const toast = useToast()
  const isLocked = !may(useMe(), 'site.manage')
  const { saved, draft, isChanged, warning, forgetWarning, save, change, discard } = useSettings()
  if (saved.error && !draft) return <PageFailed error={saved.error} onRetry={() => void saved.refetch()} />
  const submit = (isConfirmed: boolean) =>
    draft &&
    save.mutate(
      { revision: draft.revision, isConfirmed },
      {
        onSuccess: () => {
          forgetWarning()
          toast.show({ tone: 'ok', title: t('settings.saved') })
        },
      },
    )
  const shared = { isLocked, onChange: change }
  return (
    <div className="mx-auto w-full max-w-280 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.settings')}>
        {isLocked ? (
          <span className="text-sm text-ink-3">{t('signup.readOnly')}</span>
        ) : (
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button variant="line" disabled={!isChanged || save.isPending} onClick={discard}>
              {t('signup.discard')}
            </Button>
            <Button
              variant="lamp"
              disabled={!isChanged || !draft || hasFaults(draft)}
              busy={save.isPending}
              guardMs={1000}
              onClick={() => submit(false)}
            >
              {t('settings.save')}
            </Button>
          </div>
        )}
      </PageHead>
      {save.error && !isRefusal(save.error, 'CONFIRM_REQUIRED') && (
        <Note tone="bad" isLive className="mb-3.5">
          {refusalText(t, save.error)}
        </Note>
      )}
      {draft ? (
        <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <MaintenanceCard key={draft.revision} state={draft} isLocked={isLocked} />
          <ContactsCard contacts={draft.customerService} {...shared} />
          <SocialsCard links={draft.socialLinks} {...shared} />
          <HelpLinesCard lines={draft.helpLines} {...shared} />
          <LookCard settings={draft} {...shared} />
          <LanguageCard settings={draft} {...shared} />
          <BoundsCard settings={draft} {...shared} />
          <OpeningsCard settings={draft} {...shared} />
          <VendorsCard settings={draft} {...shared} />
          <AppsCard resources={draft.resources} {...shared} />
          <PlaceCard settings={draft} {...shared} />
          <HostsCard settings={draft} {...shared} />
          <BlockedCard settings={draft} {...shared} />
        </div>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-88" />
          <Skeleton className="h-88" />
        </div>
      )}
      <FieldMessage icon="icon-[ph--fingerprint]" className="mt-4">
        {t('queue.recorded')}
      </FieldMessage>
      <ConfirmDialog
        open={warning !== undefined}
        onOpenChange={(isOpen) => !isOpen && forgetWarning()}
        title={t('settings.ask')}
        text={warning && t(`settings.warning.${warning}`)}
        confirmLabel={t('settings.saveAll')}
        tone="ruby"
        isBusy={save.isPending}
        onConfirm={() => submit(true)}
      />
    </div>
  )
}
