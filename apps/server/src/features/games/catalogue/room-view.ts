import type { Room } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { CardRoom } from './card-room.ts'
import { gameView, type Viewer } from './game-view.ts'

/** A card room as pages see it; full where the vendor told of its places and all are taken. */
export function roomView(room: CardRoom, viewer: Viewer, currency: string): Room {
  const { nodeId, displayName, vassalage, vendorName, gameType, gameCode, openIn } = gameView(room.game, viewer)
  const { stakesMinor, seats, playerCount } = room
  const money = (minor: bigint) => formatAmount(minor, getCurrency(currency))
  return {
    roomId: nodeId,
    name: displayName,
    ...{ vassalage, vendorName, gameType, gameCode, openIn },
    ...(stakesMinor && { minBet: money(stakesMinor.min), maxBet: money(stakesMinor.max) }),
    players: playerCount,
    seats: seats ?? undefined,
    status: statusOf(room),
  }
}

function statusOf({ isClosed, seats, playerCount }: CardRoom): Room['status'] {
  if (isClosed) return 'closed'
  return seats !== null && playerCount >= seats ? 'full' : 'open'
}
