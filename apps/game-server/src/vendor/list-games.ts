import { dealers } from '@fairground/art/catalogue'
import type { VendorGame } from '@fairground/contract/psw'
import { featuresOf } from '../catalogue/features.ts'
import {
  type FishingTitle,
  type Game,
  type InstantTitle,
  rulesNameOf,
  type SharedTitle,
  type SlotGame,
} from '../catalogue/game.ts'
import { stakeRangeOf } from '../catalogue/stake-range.ts'
import { stakeCurrencies } from '../catalogue/stakes.ts'
import type { AppContext } from '../context.ts'
import { listRoomTitles } from '../rooms/room-title.ts'

const pageSize = 500

/** One page of the catalogue and the card games in the order of game ids; the cursor is the last id of the page before. */
export function listGames(
  { catalogue }: AppContext,
  cursor: string,
): { games: VendorGame[]; nextCursor: string | null } {
  const rest = [...catalogue.list(), ...listRoomTitles()]
    .filter((game) => game.gameId > cursor)
    .sort((a, b) => (a.gameId < b.gameId ? -1 : 1))
  const games = rest.slice(0, pageSize).map((game) => ('kind' in game ? viewGame(game) : game))
  return { games, nextCursor: rest.length > pageSize ? (games.at(-1)?.gameId ?? null) : null }
}

function viewGame(game: Game): VendorGame {
  const { gameId, names, provider, facts, images, isNew, status, rank } = game
  return {
    gameId,
    names,
    ...placeOf(game),
    provider,
    rtpBp: facts.rtpBp,
    rebateWeight: facts.rebateWeight,
    volatility: facts.volatility,
    stakes: Object.fromEntries(stakeCurrencies.map((currency) => [currency, stakeRange(game, currency)])),
    demo: true,
    images,
    ...(facts.hitFrequencyBp === null ? {} : { hitFrequencyBp: facts.hitFrequencyBp }),
    maxWinX: facts.maxWinX,
    status,
    isNew,
    rank,
    ...(game.kind === 'slot' ? viewSlot(game) : viewRules(game)),
  }
}

/** Where the lobby shows a title: a table of the live casino with who deals at it. */
function placeOf(game: Game): Pick<VendorGame, 'category' | 'table' | 'hosts'> {
  if (game.kind === 'slot') return { category: 'RNG' }
  if (game.kind !== 'shared' || !game.live) return { category: game.category }
  const dealer = dealers.find(({ slug }) => slug === game.theme)
  return {
    category: game.category,
    ...(game.live.category && { table: game.live.category }),
    ...(dealer && { hosts: [{ hostId: dealer.slug, name: dealer.name, image: `host/${dealer.slug}` }] }),
  }
}

const viewSlot = ({ model, certificate }: SlotGame) => ({
  subCategory: model.jackpot ? ('JP' as const) : ('SC' as const),
  ...(model.jackpot && { jackpotIds: [model.jackpot.id] }),
  ...(model.lines.length > 0 ? { lines: model.lines.length } : {}),
  capabilities: { multiBet: false, multiWin: false },
  certificate: { modelId: certificate.modelId, version: certificate.version, hash: certificate.hash },
  features: featuresOf(model),
})

/** An action of an instant game may raise the stake: further bets in the same round. In a shared one each bet is its own. */
function viewRules(game: InstantTitle | SharedTitle | FishingTitle) {
  const { kind, certificate, facts } = game
  const { id: modelId, version } = rulesNameOf(game)
  const subCategory = game.kind === 'fishing' ? undefined : game.subCategory
  return {
    ...(subCategory && { subCategory }),
    ...(facts.rtpMinBp < facts.rtpBp && { rtpMinBp: facts.rtpMinBp }),
    capabilities: { multiBet: kind === 'instant', multiWin: false },
    certificate: { modelId, version, hash: certificate.hash },
  }
}

function stakeRange(game: Game, currency: string): { min: string; max: string } {
  const range = stakeRangeOf(game, currency)
  if (!range) throw new Error(`${game.gameId} has no stakes in ${currency}`)
  return { min: range.min.toString(), max: range.max.toString() }
}
