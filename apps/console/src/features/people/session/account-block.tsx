import { languageNames, languages } from '@fairground/i18n'
import { Avatar, Icon, Menu, type MenuItem, setTheme, useTheme, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { may, useMe } from '../../../lib/me.ts'
import { useChooseLanguage } from '../../../lib/use-choose-language.ts'
import { type AccountDialog, AccountDialogs } from './account-dialogs.tsx'
import { useLimitText } from './use-limit-text.ts'
import { useSignOut } from './use-sign-out.ts'

/** Who is signed in, what they may do alone, and the menu of their own things. */
export function AccountBlock({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const limit = useLimitText(me)
  const [dialog, setDialog] = useState<AccountDialog | undefined>(undefined)
  const items = useItems(setDialog, onSignedOut)
  const role = t(`role.${me.role}`)
  return (
    <>
      <Menu
        items={items}
        head={
          <>
            <b className="block font-bold">{me.displayName}</b>
            <span className="text-xs text-ink-3">
              <bdi>{me.username}</bdi> · {role}
            </span>
          </>
        }
        trigger={
          <button
            type="button"
            className="flex w-full items-center gap-2.5 rounded-sm p-2.5 text-start hover:bg-[#2b2153] focus-visible:-outline-offset-2"
          >
            <Avatar name={me.displayName} size="sm" />
            <span className="min-w-0 flex-1">
              <span className="sr-only">{t('account.menu')}: </span>
              <b className="block truncate text-sm font-semibold text-[#fff6e4]">{me.displayName}</b>
              <span className="block text-2xs leading-3.5 text-ink-3">
                {role}
                {may(me, 'withdrawals.decide') && ` · ${limit}`}
              </span>
            </span>
            <Icon name="icon-[ph--caret-up-down-bold]" className="text-xs text-ink-3" />
          </button>
        }
      />
      <AccountDialogs shown={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

function useItems(onDialog: (dialog: AccountDialog) => void, onSignedOut: () => void): MenuItem[] {
  const { t, i18n } = useTranslation()
  const { text } = useUi()
  const me = useMe()
  const theme = useTheme()
  const choose = useChooseLanguage()
  const signOut = useSignOut(onSignedOut)
  const isDark = theme === 'dark'
  return [
    ...languages.map((language) => ({
      id: language,
      label: <span lang={language}>{languageNames[language]}</span>,
      icon: 'icon-[ph--globe-simple]',
      isOn: i18n.language === language,
      onClick: () => void choose(language),
    })),
    {
      id: 'theme',
      label: isDark ? text.lightTheme : text.darkTheme,
      icon: isDark ? 'icon-[ph--sun-duotone]' : 'icon-[ph--moon-stars-duotone]',
      onClick: () => setTheme(isDark ? 'light' : 'dark'),
    },
    { kind: 'line', id: 'own' },
    {
      id: 'password',
      label: t('account.password'),
      icon: 'icon-[ph--lock-key-duotone]',
      onClick: () => onDialog('password'),
    },
    {
      id: 'authenticator',
      label: t(me.hasSecondFactor ? 'account.authenticatorAgain' : 'account.authenticator'),
      icon: 'icon-[ph--shield-check-duotone]',
      onClick: () => onDialog('authenticator'),
    },
    {
      id: 'sessions',
      label: t('account.sessions'),
      icon: 'icon-[ph--devices-duotone]',
      onClick: () => onDialog('sessions'),
    },
    {
      id: 'notices',
      label: t('account.notices'),
      icon: 'icon-[ph--scroll-duotone]',
      onClick: () => window.open('/third-party-notices.txt', '_blank', 'noopener'),
    },
    { kind: 'line', id: 'out' },
    { id: 'signOut', label: t('account.signOut'), icon: 'icon-[ph--sign-out-duotone]', onClick: () => void signOut() },
  ]
}
