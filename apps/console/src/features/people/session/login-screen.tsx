import type { StaffMe } from '@fairground/contract'
import { Awning, Logo, Note, useTheme } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { art } from '../../../lib/art.ts'
import { dutyOf } from '../../../lib/duty.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { AuthenticatorForm } from './authenticator-form.tsx'
import { DeviceSettings } from './device-settings.tsx'
import { LoginForm } from './login-form.tsx'
import { PasswordForm } from './password-form.tsx'

type LoginScreenProps = {
  /** Someone signed in who still has to set something up. */
  me: StaffMe | undefined
  /** A session ended meanwhile: says why one is here. */
  hasExpired: boolean
  onMe: (me: StaffMe) => void
}

/** The gate of the console: log in, then whatever must be set up first. */
export function LoginScreen({ me: known, hasExpired, onMe }: LoginScreenProps) {
  const { t } = useTranslation()
  const [me, setMe] = useState(known)
  const duty = me && dutyOf(me)
  const title = t(duty ? `duty.${duty}` : 'login.title')
  usePageTitle(title)
  const go = (latest: StaffMe) => {
    setMe(latest)
    onMe(latest)
  }
  return (
    <main className="relative isolate grid min-h-dvh content-center justify-items-center overflow-hidden px-4 py-10">
      <Backdrop />
      <div className="w-full max-w-dialog">
        <Awning color="ruby" className="relative z-2 -mx-1.5 rounded-t-[10px]" />
        <section className="-mt-3.25 rounded-b-[14px] bg-overlay px-5 pt-9 pb-6 shadow-3 md:px-7">
          <div className="mb-5 flex items-center justify-between gap-3">
            <Logo name="Fairground" size="sm" />
            <span className="text-xs text-ink-3">{t('nav.operations')}</span>
          </div>
          <h1 className="mb-4 poster text-2xl">{title}</h1>
          {hasExpired && !me && (
            <Note tone="warn" className="mb-4">
              {t('login.expired')}
            </Note>
          )}
          {!me && <LoginForm onEntered={go} />}
          {duty === 'password' && (
            <>
              <p className="mb-4 text-sm text-ink-2">{t('duty.passwordText')}</p>
              <PasswordForm onDone={go} />
            </>
          )}
          {duty === 'authenticator' && <AuthenticatorForm onDone={go} />}
        </section>
        <DeviceSettings />
      </div>
    </main>
  )
}

function Backdrop() {
  const light = useTheme() === 'dark' ? 'night' : 'day'
  const picture = art(`scene-wide/${light}`, 1440)
  if (!picture) return null
  return (
    <img
      src={picture.url}
      alt=""
      width={picture.width}
      height={picture.height}
      className="absolute inset-0 -z-10 size-full object-cover object-[50%_100%]"
    />
  )
}
