import { FrameProvider } from '../components/frame-context.tsx'
import { InstantProvider } from './instant-context.ts'
import type { InstantPlay } from './instant-play.ts'
import { InstantShell } from './instant-shell.tsx'

/** The screen of one game of one player. */
export function InstantFrame({ play }: { play: InstantPlay }) {
  return (
    <FrameProvider value={play}>
      <InstantProvider value={play}>
        <InstantShell />
      </InstantProvider>
    </FrameProvider>
  )
}
