import { FrameProvider, FrameRoot, OpeningScreen, type PortalPage, StopScreen, useStore } from '@fairground/vendor-ui'
import type { i18n } from 'i18next'
import { SportsProvider } from './play/sports-context.ts'
import { SportsShell } from './shell/sports-shell.tsx'
import type { Start } from './start/start-sportsbook.ts'

interface AppProps {
  i18n: i18n
  start: Start
  portal: PortalPage
}

export const App = ({ i18n, ...rest }: AppProps) => (
  <FrameRoot i18n={i18n}>
    <Screens {...rest} />
  </FrameRoot>
)

function Screens({ start, portal }: Omit<AppProps, 'i18n'>) {
  const now = useStore(start.state, (state) => state.now)
  switch (now.kind) {
    case 'opening':
      return <OpeningScreen />
    case 'stopped':
      return <StopScreen code={now.code} portal={portal} onRetry={() => void start.run()} />
    case 'ready':
      return (
        <FrameProvider value={now.play}>
          <SportsProvider value={now.play}>
            <SportsShell />
          </SportsProvider>
        </FrameProvider>
      )
  }
}
