import type { SetUpShared } from '../../shared/shared-parts.ts'
import { BingoFrame } from './bingo-frame.tsx'
import { BingoPlay } from './bingo-play.ts'

export const setUp: SetUpShared = async (parts) => {
  const play = new BingoPlay(parts)
  await play.begin()
  return { frame: play, screen: <BingoFrame play={play} /> }
}
