import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { NeedPermission } from '../../components/need-permission.tsx'
import { CountriesScreen } from '../../features/people/registration/countries-screen.tsx'
import { RegistrationScreen } from '../../features/people/registration/registration-screen.tsx'
import { SignupTabs, signupTabs } from '../../features/people/registration/signup-tabs.tsx'
import { TermsScreen } from '../../features/people/registration/terms-screen.tsx'

const SignupSearch = z.object({ tab: z.enum(signupTabs).optional().catch(undefined) })

export const Route = createFileRoute('/_staff/registration')({
  validateSearch: SignupSearch,
  component: RegistrationPage,
})

function RegistrationPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const { tab = 'form' } = Route.useSearch()
  const tabs = (
    <SignupTabs
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next === 'form' ? undefined : next }, replace: true })}
    />
  )
  return (
    <NeedPermission permission="site.read" title={t('nav.registration')}>
      {tab === 'form' && <RegistrationScreen tabs={tabs} />}
      {tab === 'countries' && <CountriesScreen tabs={tabs} />}
      {tab === 'terms' && <TermsScreen tabs={tabs} />}
    </NeedPermission>
  )
}
