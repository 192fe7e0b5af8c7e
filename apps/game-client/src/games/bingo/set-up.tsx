import type { SetUpTable } from '../../tables/table-stage.ts'
import { BingoProvider } from './bingo-context.ts'
import { BingoPlay } from './bingo-play.ts'
import { BingoShell } from './bingo-shell.tsx'

export const setUp: SetUpTable = async (parts) => {
  const play = new BingoPlay(parts)
  await play.begin()
  const screen = (
    <BingoProvider value={play}>
      <BingoShell />
    </BingoProvider>
  )
  return { table: play, screen }
}
