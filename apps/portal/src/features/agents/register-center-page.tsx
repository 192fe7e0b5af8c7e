import { useTranslation } from 'react-i18next'
import { OpenAccountForm } from './open-account-form.tsx'
import { RegisterLinks } from './register-links.tsx'

/** Where an agent opens accounts, and makes the addresses by which people register below. */
export function RegisterCenterPage() {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="font-poster text-3xl">{t('agents:page.registerCenter')}</h1>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <OpenAccountForm />
        <RegisterLinks />
      </div>
    </div>
  )
}
