import type { SetUpShared } from '../../shared/shared-parts.ts'
import { CrashFrame } from './crash-frame.tsx'
import { CrashPlay } from './crash-play.ts'

export const setUp: SetUpShared = async (parts) => {
  const play = new CrashPlay(parts)
  await play.begin()
  return { frame: play, screen: <CrashFrame play={play} /> }
}
