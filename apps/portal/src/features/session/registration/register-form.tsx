import { ErrorState, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { RuledForm } from './ruled-form.tsx'
import { useSettings } from './use-settings.ts'

/** The form follows the rules that the server sends, field by field; the server checks the very same rules again. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('registration')
  const settings = useSettings()
  const { rules, countries } = settings
  if (settings.isFailed)
    return <ErrorState title={t('common:loadFailed')} onRetry={settings.retry} isRetrying={settings.isRetrying} />
  if (!rules || !countries || settings.isWaiting) return <FormSkeleton />
  return (
    <RuledForm
      rules={rules.fields}
      facts={{ minAge: rules._meta.minAge, today: rules._meta.today, countries }}
      countries={countries}
      termsVersion={rules._meta.termsVersion}
      invitedBy={settings.invitedBy}
      isInvitationWrong={settings.isInvitationWrong}
      referralCode={settings.referralCode}
      onOutdated={settings.retry}
      onDone={onDone}
    />
  )
}

/** As tall as the usual form. */
const FormSkeleton = () => (
  <div className="grid gap-4.5 sm:grid-cols-2" aria-hidden="true">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className="h-24 w-full" />
    ))}
    <Skeleton className="h-12 w-full sm:col-span-2" />
  </div>
)
