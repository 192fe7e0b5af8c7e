import { FrameProvider } from '../../components/frame-context.ts'
import { CrashProvider } from './crash-context.ts'
import type { CrashPlay } from './crash-play.ts'
import { CrashShell } from './crash-shell.tsx'

/** The screen of one player at the crash table. */
export function CrashFrame({ play }: { play: CrashPlay }) {
  return (
    <FrameProvider value={play}>
      <CrashProvider value={play}>
        <CrashShell />
      </CrashProvider>
    </FrameProvider>
  )
}
