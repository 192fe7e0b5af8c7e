import { Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { PasswordForm } from '../../components/password-form.tsx'
import { socialName } from '../../components/social-name.ts'
import { api } from '../../lib/api.ts'
import { type SocialAnswer, type SocialProvider, visitProvider } from '../../lib/social-visit.ts'

interface SocialFormProps {
  provider: SocialProvider
  isBound: boolean
  hasPassword: boolean
  /** The visitor is on the way to the provider; the answer may never come. */
  onLeft: (answer: Promise<SocialAnswer>) => void
  onDone: () => void
}

/** The log-in password, before a provider is added to the account or taken off it. */
export function SocialForm({ provider, isBound, hasPassword, onLeft, onDone }: SocialFormProps) {
  const { t } = useTranslation()
  if (!hasPassword) return <Note>{t('social.passwordFirst')}</Note>
  const named = { provider: socialName[provider] }
  if (isBound)
    return (
      <PasswordForm
        isLoss
        text={t('social.unlinkText', named)}
        action={t('social.unlinkNamed', named)}
        onPassword={async (password) => {
          await api.social.unlink({ provider, password })
          onDone()
        }}
      />
    )
  return (
    <PasswordForm
      text={t('social.linkText', named)}
      action={t('social.goThere', named)}
      onPassword={async (password) => {
        const way = await api.social.beginLink({ provider, password })
        onLeft(visitProvider({ provider, purpose: 'link', begin: async () => way }))
      }}
    />
  )
}
