import { Icon, Seg, Skeleton, useLate } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { laterPart } from '../../lib/later.ts'
import { HeaderNameLogin } from './header-name-login.tsx'
import { HeaderOtherWays } from './header-other-ways.tsx'

const headerSmsLogin = laterPart(() => import('./header-sms-login.tsx').then((module) => module.HeaderSmsLogin))

/** The log-in in the bar of a wide screen: by name, or by a code where the site has that. The popup has all other ways. */
export function HeaderLogin({ onEntered }: { onEntered: () => void }) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const modules = data?.loginModules ?? []
  const [chosen, choose] = useState<'username' | 'sms'>('username')
  const way = modules.length === 0 || modules.includes(chosen) ? chosen : modules[0]
  return (
    <div className="flex items-center gap-2">
      {modules.length > 1 && (
        <Seg
          label={t('session.way')}
          value={way ?? 'username'}
          onValueChange={choose}
          options={[
            {
              value: 'username',
              label: t('session.way.username'),
              icon: <Icon name="icon-[ph--user-duotone]" />,
              isIconOnly: true,
            },
            {
              value: 'sms',
              label: t('session.way.sms'),
              icon: <Icon name="icon-[ph--device-mobile-duotone]" />,
              isIconOnly: true,
            },
          ]}
        />
      )}
      {way === 'sms' ? <SmsLogin onEntered={onEntered} /> : <HeaderNameLogin onEntered={onEntered} />}
      <HeaderOtherWays hasSocial={Boolean(data?.social.google || data?.social.facebook)} onEntered={onEntered} />
    </div>
  )
}

/** Only who wants a code meets it; the popup says what to do when it cannot be fetched. */
function SmsLogin({ onEntered }: { onEntered: () => void }) {
  const { part: HeaderSmsLogin } = useLate(headerSmsLogin, true)
  return HeaderSmsLogin ? <HeaderSmsLogin onEntered={onEntered} /> : <Skeleton className="h-10 w-108" />
}
