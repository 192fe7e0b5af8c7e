import { Button, ButtonLink, Icon, Logo, LogoMark, setTheme, ThemeToggle, useTheme } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../features/session/use-member.ts'
import { MemberPurse } from '../../features/wallet/member-purse.tsx'
import { showLogin } from '../../lib/login-prompt.ts'
import { AccountMenu } from './account-menu.tsx'
import { Clock } from './clock.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { NavBar } from './nav-bar.tsx'

/** Utility row and nav row; on a phone the utility row alone, the tabs stand below. */
export function Header() {
  const { isSignedIn } = useMember()
  const theme = useTheme()
  return (
    <header className="sticky top-0 z-(--f-z-header) border-b border-line bg-[color-mix(in_srgb,var(--f-sunk)_92%,transparent)] backdrop-blur-md lg:static light:bg-surface-1">
      <div className="mx-auto flex h-15 max-w-[90rem] items-center gap-2 px-4 lg:h-16 lg:gap-2.5 lg:px-6">
        <Link to="/" className="shrink-0 rounded-sm focus-ring" aria-label="Fairground">
          <span className="hidden md:block">
            <Logo name="Fairground" />
          </span>
          <span className="md:hidden">
            <LogoMark />
          </span>
        </Link>
        <Clock />
        <div className="ms-2 hidden items-center md:flex">
          <LanguageChoice />
          <ThemeToggle theme={theme} onThemeChange={setTheme} />
        </div>
        <div className="ms-auto flex min-w-0 items-center gap-2 lg:gap-2.5">
          {isSignedIn ? <MemberArea /> : <VisitorArea />}
        </div>
      </div>
      <div className="hidden lg:block">
        <NavBar />
      </div>
    </header>
  )
}

function VisitorArea() {
  const { t } = useTranslation()
  return (
    <>
      <Button variant="line" onClick={() => showLogin(true)}>
        {t('session.login')}
      </Button>
      <ButtonLink variant="lamp" href="/register">
        {t('session.register')}
      </ButtonLink>
    </>
  )
}

function MemberArea() {
  const { t } = useTranslation()
  const { isTrial } = useMember()
  return (
    <>
      <div className="min-w-0 lg:hidden">
        <MemberPurse isCompact />
      </div>
      <div className="hidden lg:block">
        <MemberPurse />
      </div>
      {isTrial ? (
        <ButtonLink variant="lamp" href="/register">
          {t('session.register')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink variant="lamp" href="/member/depositv2" start={<Icon name="icon-[ph--plus-bold]" />}>
            <span className="lg:hidden">{t('account.depositShort')}</span>
            <span className="hidden lg:inline">{t('account.deposit')}</span>
          </ButtonLink>
          <div className="hidden lg:block">
            <ButtonLink variant="line" href="/member/withdraw">
              {t('account.withdraw')}
            </ButtonLink>
          </div>
        </>
      )}
      <div className="hidden md:block">
        <AccountMenu />
      </div>
    </>
  )
}
