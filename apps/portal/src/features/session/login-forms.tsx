import type { VerifyValue } from '@fairground/contract'
import { Icon, Seg, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import type { LoginStart } from '../../lib/login-prompt.ts'
import { LoginForm } from './login-form.tsx'
import { SmsLoginForm } from './sms-login-form.tsx'

type Module = 'username' | 'sms'

interface LoginFormsProps {
  /** What the header's form began. */
  start?: LoginStart | undefined
  onDone: () => void
  onSecondStep: (step: VerifyValue) => void
  onForgot: () => void
  nameRef: React.RefObject<HTMLInputElement | null>
}

const icons: Record<Module, string> = {
  username: 'icon-[ph--user-duotone]',
  sms: 'icon-[ph--device-mobile-duotone]',
}

/** The ways to log in that the site has; the first is shown. */
export function LoginForms({ start, ...props }: LoginFormsProps) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const [chosen, choose] = useState<Module>()
  const modules = data?.loginModules
  const module = modules?.find((one) => one === chosen) ?? modules?.[0] ?? 'username'
  return (
    <div className="grid gap-5">
      {!modules && <Skeleton className="h-10 w-full" />}
      {modules && modules.length > 1 && (
        <Seg
          label={t('session.way')}
          value={module}
          onValueChange={choose}
          block
          options={modules.map((value) => ({
            value,
            label: t(`session.way.${value}`),
            icon: <Icon name={icons[value]} />,
          }))}
        />
      )}
      {module === 'sms' ? <SmsLoginForm {...props} /> : <LoginForm {...props} start={start} />}
    </div>
  )
}
