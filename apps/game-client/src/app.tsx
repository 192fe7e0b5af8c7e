import { directionOf } from '@fairground/i18n'
import { UiProvider, uiTextFrom } from '@fairground/ui'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { type FrameGame, FrameProvider } from './components/frame-context.ts'
import { GameProvider } from './components/game-context.ts'
import type { PortalPage } from './frame/portal-page.ts'
import { useStore } from './lib/store.ts'
import { OpeningScreen } from './screens/opening-screen.tsx'
import { StopScreen } from './screens/stop-screen.tsx'
import { GameScreen } from './stage/game-screen.tsx'
import type { Start } from './start/start-game.ts'
import { ReplayStage } from './watch/replay-stage.tsx'

interface AppProps {
  i18n: i18n
  start: Start
  portal: PortalPage
}

export function App({ i18n, ...rest }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Screens {...rest} />
    </I18nextProvider>
  )
}

function Screens({ start, portal }: Omit<AppProps, 'i18n'>) {
  const { t, i18n } = useTranslation()
  const now = useStore(start.state, (state) => state.now)
  const text = uiTextFrom((key) => t(`ui:${key}`, { skipInterpolation: true }))
  return (
    <UiProvider text={text} locale={i18n.language} dir={directionOf(i18n.language)}>
      {now.kind === 'opening' && <OpeningScreen />}
      {now.kind === 'stopped' && <StopScreen code={now.code} portal={portal} onRetry={() => void start.run()} />}
      {now.kind === 'instant' && (
        <Glass frame={now.play} watchedId={now.watchedId}>
          <now.Frame play={now.play} />
        </Glass>
      )}
      {now.kind === 'shared' && (
        <Glass frame={now.frame} watchedId={now.watchedId}>
          {now.screen}
        </Glass>
      )}
      {now.kind === 'ready' && (
        <FrameProvider value={now.game}>
          <GameProvider value={now.game}>
            <Glass frame={now.game} watchedId={now.watchedId}>
              <GameScreen canvas={now.canvas} />
            </Glass>
          </GameProvider>
        </FrameProvider>
      )}
    </UiProvider>
  )
}

interface GlassProps {
  frame: FrameGame
  watchedId: string | undefined
  children: ReactNode
}

/** Messages between a replaying game and its viewer. */
const Glass = ({ frame, watchedId, children }: GlassProps) =>
  watchedId === undefined ? (
    children
  ) : (
    <ReplayStage frame={frame} roundId={watchedId}>
      {children}
    </ReplayStage>
  )
