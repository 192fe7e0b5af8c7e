import { FrameProvider } from '../../components/frame-context.ts'
import { BingoProvider } from './bingo-context.ts'
import type { BingoPlay } from './bingo-play.ts'
import { BingoShell } from './bingo-shell.tsx'

/** The screen of one player in a bingo room. */
export function BingoFrame({ play }: { play: BingoPlay }) {
  return (
    <FrameProvider value={play}>
      <BingoProvider value={play}>
        <BingoShell />
      </BingoProvider>
    </FrameProvider>
  )
}
