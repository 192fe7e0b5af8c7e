import { Button, ButtonLink, cx, Icon, Skeleton, setTheme, ThemeToggle, useLate, useTheme } from '@fairground/ui'
import { Link, useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SiteLogo, SiteMark } from '../../components/site-logo.tsx'
import { HeaderLogin } from '../../features/session/header-login.tsx'
import { expectLogin } from '../../features/session/login-popup.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { laterPart } from '../../lib/later.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { useWayIn } from '../../lib/use-way-in.ts'
import { wayBackOf } from './centres.ts'
import { Clock } from './clock.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { NavBar } from './nav-bar.tsx'
import { useAfterLogin } from './use-after-login.ts'

/** A visitor does without. */
const memberArea = laterPart(() => import('./member-area.tsx').then((module) => module.MemberArea))

/** Utility row and nav row; on a phone the utility row alone, the tabs stand below. Large text takes a second line. */
export function Header() {
  const { t } = useTranslation()
  const { isSignedIn } = useMember()
  const theme = useTheme()
  const isInside = wayBackOf(useLocation().pathname)
  return (
    <header className="@container sticky top-0 z-(--f-z-header) border-b border-line bg-[color-mix(in_srgb,var(--f-sunk)_92%,transparent)] backdrop-blur-md calm:backdrop-blur-none lg:static light:bg-surface-1">
      <div className="mx-auto flex min-h-15 max-w-[90rem] items-center gap-2 px-4 @max-3xs:flex-wrap @max-3xs:py-2 lg:h-16 lg:gap-2.5 lg:px-6">
        {isInside && <BackLink to={isInside} />}
        <Link
          to="/"
          className={cx('shrink-0 rounded-sm focus-ring', isInside && 'max-lg:hidden')}
          aria-label="Fairground"
        >
          <span className="hidden md:block">
            <SiteLogo />
          </span>
          <span className="md:hidden">
            <SiteMark />
          </span>
        </Link>
        <Clock />
        <div className="ms-2 hidden items-center md:flex">
          <LanguageChoice />
          <ThemeToggle theme={theme} onThemeChange={setTheme} />
          <Link
            to="/promotions"
            aria-label={t('nav.promotions')}
            title={t('nav.promotions')}
            className="grid size-10 place-items-center rounded-full text-xl text-lamp-ink hover:bg-surface-2 focus-ring"
          >
            <Icon name="icon-[ph--gift-duotone]" />
          </Link>
        </div>
        <div className="ms-auto flex min-w-0 items-center gap-2 @max-3xs:flex-wrap lg:gap-2.5">
          {isSignedIn ? <SignedInArea /> : <VisitorArea />}
        </div>
      </div>
      <div className="relative hidden lg:block">
        <NavBar />
      </div>
    </header>
  )
}

/** On a phone, whose pages of an account have no menu at the side: where one came from, or the page above. */
function BackLink({ to }: { to: string }) {
  const { t } = useTranslation()
  const canGoBack = useCanGoBack()
  const { history } = useRouter()
  const goBack = (event: React.MouseEvent) => {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link
      to={to}
      onClick={goBack}
      aria-label={t('common:back')}
      className="-ms-2 grid size-11 shrink-0 place-items-center rounded-sm text-xl text-ink-2 hover:bg-surface-2 hover:text-ink focus-ring lg:hidden"
    >
      <Icon name="icon-[ph--arrow-left-bold]" flip />
    </Link>
  )
}

function SignedInArea() {
  const { t } = useTranslation()
  const { part: MemberArea, error } = useLate(memberArea, true)
  if (MemberArea) return <MemberArea />
  if (!error) return <Skeleton className="h-10 w-44 lg:w-120" />
  return (
    <Button variant="line" title={t('common:loadFailed')} onClick={() => location.reload()}>
      {t('ui:retry')}
    </Button>
  )
}

function VisitorArea() {
  const { t } = useTranslation()
  const { offersRegistration } = useWayIn()
  const afterLogin = useAfterLogin()
  return (
    <>
      <div className="hidden bar:block">
        <HeaderLogin onEntered={() => void afterLogin()} />
      </div>
      <div className="bar:hidden">
        <Button variant="line" onPointerEnter={expectLogin} onFocus={expectLogin} onClick={() => showLogin(true)}>
          {t('session.login')}
        </Button>
      </div>
      {offersRegistration && (
        <ButtonLink variant="lamp" href="/register">
          {t('session.register')}
        </ButtonLink>
      )}
    </>
  )
}
