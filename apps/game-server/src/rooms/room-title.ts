import type { VendorGame } from '@fairground/contract/psw'
import type { RoomOpenAnswer } from '@fairground/contract/studio'
import { canonicalJson, sha256Hex } from '@fairground/fairness'
import type { Session } from '@fairground/vendor-kit'
import { shownAs, titleOf } from '../catalogue/game-titles.ts'
import type { AppContext } from '../context.ts'
import { roomGames } from './games/index.ts'
import { listRooms } from './list-rooms.ts'
import { buyInsOf, roomCurrencies } from './room-facts.ts'
import type { RoomGame } from './room-game.ts'

type Described = Pick<
  RoomOpenAnswer,
  'kind' | 'gameId' | 'names' | 'provider' | 'theme' | 'rulesId' | 'rulesVersion' | 'rooms'
>

/** What an open answer says of a game of card rooms. */
export async function describeRooms(context: AppContext, session: Session, game: RoomGame): Promise<Described> {
  const { gameId, names, provider, theme } = shownAs(game.id, titleOf(game.id))
  return {
    ...{ kind: 'room', gameId, names, provider: provider.name, theme },
    ...{ rulesId: game.id, rulesVersion: game.version },
    rooms: await listRooms(context, session),
  }
}

const wholeBp = 10_000

/** The card games, as the portal lists them. */
export const listRoomTitles = (): VendorGame[] => roomGames.map(viewTitle)

/**
 * Players win from each other, so no model says what comes back: of all stakes at a table it is everything but the rake, at
 * its full share. Stakes are what is brought to a table. Nothing counts for rebates: money would go round for their sake.
 */
function viewTitle(game: RoomGame): VendorGame {
  const { gameId, names, provider, images, isNew, status, rank } = shownAs(game.id, titleOf(game.id))
  return {
    ...{ gameId, names, category: 'PVP', provider, images, isNew, status, rank },
    seats: Math.max(...game.chairs),
    ...{ rtpBp: wholeBp - game.rake.shareBp, rebateWeight: 0, volatility: 'high' },
    stakes: Object.fromEntries(roomCurrencies.flatMap((currency) => buyInsIn(game, currency))),
    demo: true,
    capabilities: { multiBet: false, multiWin: false },
    certificate: { modelId: game.id, version: game.version, hash: termsHashOf(game) },
  }
}

function buyInsIn(game: RoomGame, currency: string): [string, { min: string; max: string }][] {
  const range = buyInsOf(game, currency)
  return range ? [[currency, { min: range.min.toString(), max: range.max.toString() }]] : []
}

/** Of what the house takes and of what stands at the door of a room; it changes with any of them. */
function termsHashOf({ id, version, chairs, seatsMin, buyIn, rake, options }: RoomGame): string {
  const { of, shareBp, capUnits } = rake
  return sha256Hex(
    canonicalJson({
      ...{ id, version, chairs: [...chairs], seatsMin, options: { ...options } },
      buyIn: { min: buyIn.min.toString(), max: buyIn.max.toString() },
      rake: { of, shareBp, capUnits: capUnits?.toString() ?? null },
    }),
  )
}
