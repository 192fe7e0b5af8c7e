import { FrameRoot, OpeningScreen, type PortalPage, ReplayStage, StopScreen, useStore } from '@fairground/vendor-ui'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { type FrameGame, FrameProvider } from './components/frame-context.tsx'
import { GameProvider } from './components/game-context.ts'
import { GameScreen } from './stage/game-screen.tsx'
import type { Start } from './start/start-game.ts'

interface AppProps {
  i18n: i18n
  start: Start
  portal: PortalPage
}

export function App({ i18n, ...rest }: AppProps) {
  return (
    <FrameRoot i18n={i18n}>
      <Screens {...rest} />
    </FrameRoot>
  )
}

function Screens({ start, portal }: Omit<AppProps, 'i18n'>) {
  const now = useStore(start.state, (state) => state.now)
  return (
    <>
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
      {now.kind === 'room' && now.screen}
      {now.kind === 'ready' && (
        <FrameProvider value={now.game}>
          <GameProvider value={now.game}>
            <Glass frame={now.game} watchedId={now.watchedId}>
              <GameScreen canvas={now.canvas} />
            </Glass>
          </GameProvider>
        </FrameProvider>
      )}
    </>
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
