import { Icon, Seg, Skeleton } from '@fairground/ui'
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

/** Two ways back in; the site says which one is shown first. */
export function ForgotForms({ onEntered, onSecondStep, onLogin }: ForgotFormsProps) {
  const { t } = useTranslation('recovery')
  const { data } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const [chosen, choose] = useState<'mobile' | 'email' | undefined>(undefined)
  if (!data) return <Skeleton className="h-100 w-full" />
  const method = chosen ?? (data.flags.CHNGPASSVERIF3 ? 'mobile' : 'email')
  return (
    <div className="grid gap-5">
      <Seg
        label={t('method')}
        value={method}
        onValueChange={choose}
        block
        options={[
          { value: 'mobile', label: t('byMobile'), icon: <Icon name="icon-[ph--device-mobile-duotone]" /> },
          { value: 'email', label: t('byEmail'), icon: <Icon name="icon-[ph--envelope-simple-duotone]" /> },
        ]}
      />
      {method === 'mobile' ? (
        <MobileResetForm onEntered={onEntered} onSecondStep={onSecondStep} />
      ) : (
        <EmailLinkForm onLogin={onLogin} />
      )}
    </div>
  )
}
