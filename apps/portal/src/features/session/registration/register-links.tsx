import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { openHelp } from '../../../lib/help-prompt.ts'
import { openSupport } from '../../../lib/open-support.ts'
import { useWayIn } from '../../../lib/use-way-in.ts'

const quiet = 'inline-flex min-h-8 items-center gap-1.5 rounded-sm hover:text-ink focus-ring'

/** Under the form: back to the login, home, help, customer service. */
export function RegisterLinks({ onLogin, onHome }: { onLogin: () => void; onHome: () => void }) {
  const { t } = useTranslation('registration')
  const { support } = useWayIn()
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-2">
      <p>
        {t('haveAccount')}{' '}
        <button
          type="button"
          className="font-bold text-lamp-ink underline underline-offset-3 focus-ring"
          onClick={onLogin}
        >
          {t('login')}
        </button>
      </p>
      <p className="flex flex-wrap gap-x-4.5">
        <button type="button" className={quiet} onClick={onHome}>
          <Icon name="icon-[ph--house]" />
          {t('home')}
        </button>
        <button type="button" className={quiet} onClick={() => openHelp('account')}>
          <Icon name="icon-[ph--question]" />
          {t('help')}
        </button>
        {support && (
          <button type="button" className={quiet} onClick={() => openSupport(support.url)}>
            <Icon name="icon-[ph--headset]" />
            {t('support')}
          </button>
        )}
      </p>
    </div>
  )
}
