import { cx } from '@fairground/ui'
import { showLogin } from '../../lib/login-prompt.ts'
import { showRegister } from '../../lib/register-prompt.ts'
import { SocialLogin } from './social-login.tsx'

interface HeaderSocialProps {
  isShown: boolean
  onEntered: () => void
}

/** Google and Facebook below the arrow of the header. It stays while hidden: a visit to the provider may be under way. */
export function HeaderSocial({ isShown, onEntered }: HeaderSocialProps) {
  return (
    // The padding bridges the way of the mouse from the arrow.
    <div className={cx('absolute end-0 top-full z-(--f-z-float) w-72 pt-1.5', !isShown && 'hidden')}>
      <div className="flow-root rounded-md bg-overlay px-4 pb-4 shadow-2 *:grid-cols-1!">
        <SocialLogin
          onDone={onEntered}
          onSecondStep={(step) => showLogin(true, { username: '', step })}
          onRegister={() => showRegister(true)}
        />
      </div>
    </div>
  )
}
