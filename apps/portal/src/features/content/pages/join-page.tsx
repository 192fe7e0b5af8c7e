import { Button, ButtonLink, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { showFeedback } from '../../../lib/feedback-prompt.ts'
import { useWayIn } from '../../../lib/use-way-in.ts'
import { WrittenPage } from './written-page.tsx'

/** How one becomes an agent, in the operator's words; below them the ways to ask and to begin. */
export function JoinPage({ preview }: { preview: string | undefined }) {
  const { t } = useTranslation()
  const { offersRegistration } = useWayIn()
  return (
    <WrittenPage kind="join" title={t('reading.join')} preview={preview} hasCover>
      <section aria-label={t('reading.joinNow')} className="mt-8 rounded-lg bg-surface-1 p-6 shadow-1 print:hidden">
        <h2 className="font-poster text-2xl">{t('reading.joinNow')}</h2>
        <p className="mt-2 text-ink-2">{t('reading.joinNowText')}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            variant="lamp"
            start={<Icon name="icon-[ph--chat-circle-dots-duotone]" />}
            onClick={() => showFeedback(true)}
          >
            {t('reading.joinAsk')}
          </Button>
          {offersRegistration && (
            <ButtonLink variant="line" href="/register">
              {t('home.registerFree')}
            </ButtonLink>
          )}
          <ButtonLink variant="line" href="/agent">
            {t('agent.login')}
          </ButtonLink>
        </div>
      </section>
    </WrittenPage>
  )
}
