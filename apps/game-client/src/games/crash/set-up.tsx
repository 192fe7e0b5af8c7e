import type { SetUpTable } from '../../tables/table-stage.ts'
import { CrashProvider } from './crash-context.ts'
import { CrashPlay } from './crash-play.ts'
import { CrashShell } from './crash-shell.tsx'

export const setUp: SetUpTable = async (parts) => {
  const play = new CrashPlay(parts)
  await play.begin()
  const screen = (
    <CrashProvider value={play}>
      <CrashShell />
    </CrashProvider>
  )
  return { table: play, screen }
}
