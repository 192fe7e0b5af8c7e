import { type RegisterMode, rulesOfMode, wantsCode } from '@fairground/contract/registration'
import { ErrorState, Icon, Seg, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialTicket } from '../../../lib/social-ticket.ts'
import { RuledForm } from './ruled-form.tsx'
import { useSettings } from './use-settings.ts'

const icons: Record<Exclude<RegisterMode, 'registerSocial'>, string> = {
  register: 'icon-[ph--user-duotone]',
  registerMobile: 'icon-[ph--device-mobile-duotone]',
}

/** The form follows the rules that the server sends, field by field; the server checks the very same rules again. */
export function RegisterForm({ social, onDone }: { social: SocialTicket | undefined; onDone: () => void }) {
  const { t } = useTranslation('registration')
  const [chosen, choose] = useState<RegisterMode>()
  const settings = useSettings()
  const { rules, countries, site } = settings
  if (settings.isFailed)
    return <ErrorState title={t('common:loadFailed')} onRetry={settings.retry} isRetrying={settings.isRetrying} />
  if (!rules || !countries || !site || settings.isWaiting) return <FormSkeleton />
  const modes = site.registerModules
  const mode = social ? 'registerSocial' : (modes.find((one) => one === chosen) ?? modes[0] ?? 'register')
  return (
    <>
      {modes.length > 1 && mode !== 'registerSocial' && (
        <Seg
          label={t('mode')}
          value={mode}
          onValueChange={choose}
          block
          className="mb-5"
          options={modes.map((value) => ({ value, label: t(`mode.${value}`), icon: <Icon name={icons[value]} /> }))}
        />
      )}
      <RuledForm
        mode={mode}
        social={social}
        rules={rulesOfMode(rules.fields, mode, site.flags)}
        hasCode={wantsCode(mode, site.flags)}
        facts={{ minAge: rules._meta.minAge, today: rules._meta.today, countries }}
        countries={countries}
        termsVersion={rules._meta.termsVersion}
        invitedBy={settings.invitedBy}
        isInvitationWrong={settings.isInvitationWrong}
        referralCode={settings.referralCode}
        onOutdated={settings.retry}
        onDone={onDone}
      />
    </>
  )
}

/** As tall as the usual form. */
const FormSkeleton = () => (
  <div className="grid gap-4.5 sm:grid-cols-2" aria-hidden="true">
    <Skeleton className="h-10 w-full sm:col-span-2" />
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className="h-24 w-full" />
    ))}
    <Skeleton className="h-12 w-full sm:col-span-2" />
  </div>
)
