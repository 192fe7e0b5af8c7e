import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import type { Frame } from '../frame/frame.ts'
import { FrameProvider } from '../frame/frame-context.ts'
import { FrameRoot } from '../frame/frame-root.tsx'
import type { PortalPage } from '../frame/portal-page.ts'
import { useStore } from '../lib/store.ts'
import { OpeningScreen } from '../screens/opening-screen.tsx'
import { StopScreen } from '../screens/stop-screen.tsx'
import type { FrameStart } from './frame-start.ts'

interface FrameAppProps<Play extends Frame> {
  i18n: i18n
  start: FrameStart<Play>
  portal: PortalPage
  /** What is shown once the frame is open. */
  children(play: Play): ReactNode
}

/** A frame while it opens, when it cannot, and once it is open. */
export const FrameApp = <Play extends Frame>({ i18n, ...rest }: FrameAppProps<Play>) => (
  <FrameRoot i18n={i18n}>
    <Screens {...rest} />
  </FrameRoot>
)

function Screens<Play extends Frame>({ start, portal, children }: Omit<FrameAppProps<Play>, 'i18n'>) {
  const now = useStore(start.state, (state) => state.now)
  switch (now.kind) {
    case 'opening':
      return <OpeningScreen />
    case 'stopped':
      return <StopScreen code={now.code} portal={portal} onRetry={() => void start.run()} />
    case 'ready':
      return <FrameProvider value={now.play}>{children(now.play)}</FrameProvider>
  }
}
