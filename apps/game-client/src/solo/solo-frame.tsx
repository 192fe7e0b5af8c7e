import { FrameProvider } from '../components/frame-context.ts'
import { SoloProvider } from './solo-context.ts'
import type { SoloPlay } from './solo-play.ts'
import { SoloShell } from './solo-shell.tsx'

/** The screen of one game of one player. */
export function SoloFrame({ play }: { play: SoloPlay }) {
  return (
    <FrameProvider value={play}>
      <SoloProvider value={play}>
        <SoloShell />
      </SoloProvider>
    </FrameProvider>
  )
}
