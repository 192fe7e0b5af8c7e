import { type RefusedGame, VendorGame } from '@fairground/contract/psw'

export interface JudgedGames {
  games: VendorGame[]
  /** Codes of all that the list names, refused ones too: they stay as they were. */
  codes: string[]
  refused: RefusedGame[]
}

const belowFloor: VendorGame['status'] = 'maintenance'

/**
 * What of a vendor's list can be taken, game by game: one that cannot be read, or comes twice, keeps the others from
 * nothing. A game that returns less than the operator's floor, in basis points, is taken closed.
 */
export function judgeGames(entries: readonly unknown[], floorBp: number): JudgedGames {
  const judged: JudgedGames = { games: [], codes: [], refused: [] }
  const seen = new Set<string>()
  for (const entry of entries) {
    const parsed = VendorGame.safeParse(entry)
    const gameId = parsed.success ? parsed.data.gameId : idOf(entry)
    if (gameId) judged.codes.push(gameId)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      judged.refused.push({ gameId, field: issue?.path.join('.') ?? '', reason: issue?.message ?? '' })
    } else if (seen.has(gameId)) judged.refused.push({ gameId, field: 'gameId', reason: 'listed twice' })
    else {
      seen.add(gameId)
      judged.games.push(closedBelow(floorBp, parsed.data, judged.refused))
    }
  }
  return judged
}

function closedBelow(floorBp: number, game: VendorGame, refused: RefusedGame[]): VendorGame {
  if (game.status !== 'live' || game.rtpBp >= floorBp) return game
  refused.push({ gameId: game.gameId, field: 'rtpBp', reason: `below the operator's floor of ${floorBp}: kept closed` })
  return { ...game, status: belowFloor }
}

/** The id as far as it can be read, for the vendor to find the game again. */
function idOf(entry: unknown): string {
  const id = typeof entry === 'object' && entry !== null && 'gameId' in entry ? entry.gameId : undefined
  return typeof id === 'string' && /^[A-Za-z0-9._:-]{1,64}$/.test(id) ? id : ''
}
