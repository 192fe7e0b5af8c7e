import { Icon, Note, Seg, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { EmailLinkForm } from './email-link-form.tsx'
import { MobileResetForm } from './mobile-reset-form.tsx'

interface ForgotFormsProps {
  onEntered: (token: string) => void
  onSecondStep: () => void
  onLogin: () => void
}

const icons = { mobile: 'icon-[ph--device-mobile-duotone]', email: 'icon-[ph--envelope-simple-duotone]' }

/** The ways back in that work; the site says which one is shown first. */
export function ForgotForms({ onEntered, onSecondStep, onLogin }: ForgotFormsProps) {
  const { t } = useTranslation('recovery')
  const { data } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const [chosen, choose] = useState<'mobile' | 'email' | undefined>(undefined)
  if (!data) return <Skeleton className="h-100 w-full" />
  const { channels, flags } = data
  const methods = (['mobile', 'email'] as const).filter((way) => (way === 'mobile' ? channels.sms : channels.email))
  const wanted = chosen ?? (flags.CHNGPASSVERIF3 ? 'mobile' : 'email')
  const method = methods.includes(wanted) ? wanted : methods[0]
  if (!method) return <Note tone="info">{t('noWay')}</Note>
  return (
    <div className="grid gap-5">
      {methods.length > 1 && (
        <Seg
          label={t('method')}
          value={method}
          onValueChange={choose}
          block
          options={methods.map((value) => ({
            value,
            label: t(value === 'mobile' ? 'byMobile' : 'byEmail'),
            icon: <Icon name={icons[value]} />,
          }))}
        />
      )}
      {method === 'mobile' ? (
        <MobileResetForm onEntered={onEntered} onSecondStep={onSecondStep} />
      ) : (
        <EmailLinkForm onLogin={onLogin} />
      )}
    </div>
  )
}
