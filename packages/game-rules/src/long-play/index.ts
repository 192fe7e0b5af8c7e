import { tables } from '../games/games.gen.ts'
import { tableProofs } from '../games/proofs.gen.ts'
import { instantGames } from '../instant/index.ts'
import type { SlotCertificate } from '../slots/certificate.ts'
import { slotModels } from '../slots/models/index.ts'
import { longInstant } from './instant-bets.ts'
import type { LongGame } from './long-game.ts'
import { longSlot } from './slot-bets.ts'

export { addTallies, type Judged, judge, type LongBet, type LongGame, playBlock, type Tally } from './long-game.ts'

/** The ids of all games that can be played for long, in the order of their kinds. */
export const longGameIds = (): string[] => [
  ...new Set(slotModels.map(({ id }) => id)),
  ...instantGames.map(({ id }) => id),
  ...tables.map(({ id }) => id),
]

/** The newest version of a game; `slotCertificate` reads the one of a model. Undefined when there is no such game. */
export function findLongGame(id: string, slotCertificate: (id: string) => SlotCertificate): LongGame | undefined {
  const model = slotModels.filter((one) => one.id === id).sort((a, b) => b.version - a.version)[0]
  if (model) return longSlot(model, slotCertificate(id))
  const instant = instantGames.find((game) => game.id === id)
  return instant ? longInstant(instant) : longTable(id)
}

function longTable(id: string): LongGame | undefined {
  const rules = tables.find((table) => table.id === id)
  return rules && { id, version: rules.version, bets: tableProofs[id]?.longBets() ?? [] }
}
