import type { VendorGame } from '@fairground/contract/psw'
import { featuresOf } from '../catalogue/features.ts'
import type { Game } from '../catalogue/game.ts'
import { stakeCurrencies, stakesOf } from '../catalogue/stakes.ts'
import type { AppContext } from '../context.ts'

const pageSize = 500

/** One page of the catalogue in the order of game ids; the cursor is the last id of the page before. */
export function listGames(
  { catalogue }: AppContext,
  cursor: string,
): { games: VendorGame[]; nextCursor: string | null } {
  const rest = catalogue.list().filter((game) => game.gameId > cursor)
  const games = rest.slice(0, pageSize).map(viewGame)
  return { games, nextCursor: rest.length > pageSize ? (games.at(-1)?.gameId ?? null) : null }
}

function viewGame(game: Game): VendorGame {
  const { gameId, names, provider, model, certificate, facts, images, isNew, status, rank } = game
  return {
    gameId,
    names,
    category: 'RNG',
    subCategory: 'SC',
    provider,
    rtpBp: facts.rtpBp,
    volatility: facts.volatility,
    lines: model.lines.length,
    stakes: Object.fromEntries(stakeCurrencies.map((currency) => [currency, stakeRange(game, currency)])),
    demo: true,
    capabilities: { multiBet: false, multiWin: false },
    certificate: { modelId: certificate.modelId, version: certificate.version, hash: certificate.hash },
    images,
    hitFrequencyBp: facts.hitFrequencyBp,
    maxWinX: facts.maxWinX,
    features: featuresOf(model),
    status,
    isNew,
    rank,
  }
}

function stakeRange({ model }: Game, currency: string): { min: string; max: string } {
  const stakes = stakesOf(model, currency)
  return { min: String(stakes[0]), max: String(stakes.at(-1)) }
}
