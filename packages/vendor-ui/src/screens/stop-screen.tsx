import { Awning, Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { PortalPage } from '../frame/portal-page.ts'
import { endsSession, useRefusalText } from './refusal-text.ts'

export interface StopScreenProps {
  code: string
  portal: PortalPage
  onRetry: () => void
}

/** The frame could not be opened: what it means, and one way on. */
export function StopScreen({ code, portal, onRetry }: StopScreenProps) {
  const { t } = useTranslation()
  const { title, text } = useRefusalText()(code)
  const lobbyUrl = portal.lobbyUrl()
  return (
    <main className="grid min-h-dvh place-items-center p-4" data-state="stopped" data-code={code}>
      <section className="w-full max-w-110" role="alert">
        <Awning className="relative z-2 -mx-1.5 rounded-t-[10px]" />
        <div className="-mt-3 grid justify-items-center gap-3 rounded-b-[14px] bg-overlay px-6 pt-10 pb-7 text-center shadow-3">
          <Icon
            name={endsSession(code) ? 'icon-[ph--ticket-duotone]' : 'icon-[ph--wifi-slash-duotone]'}
            className="text-[44px] text-lamp-ink"
          />
          <h1 className="poster text-2xl">{title}</h1>
          <p className="max-w-90 text-sm text-ink-2">{text}</p>
          <div className="mt-2">
            {!endsSession(code) && (
              <Button variant="lamp" size="lg" onClick={onRetry}>
                {t('tryAgain')}
              </Button>
            )}
            {endsSession(code) && lobbyUrl && (
              <Button variant="lamp" size="lg" onClick={() => portal.exit()}>
                {t('toLobby')}
              </Button>
            )}
          </div>
        </div>
      </section>
    </main>
  )
}
