import type { VendorModel } from '@fairground/contract/psw'
import {
  type FishingTitle,
  type Game,
  type InstantTitle,
  rulesNameOf,
  type SharedTitle,
  type SlotGame,
} from '../catalogue/game.ts'
import type { AppContext } from '../context.ts'

/** Every model that a game of this release plays, once, by its id. */
export function listModels({ catalogue }: AppContext): VendorModel[] {
  const models = new Map(catalogue.list().map((game) => [modelIdOf(game), game]))
  return [...models.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, game]) => viewModel(game))
}

const modelIdOf = (game: Game): string => rulesNameOf(game).id

const viewModel = (game: Game): VendorModel => (game.kind === 'slot' ? viewSlot(game) : viewSheet(game))

function viewSlot({ model, certificate }: SlotGame): VendorModel {
  const { rtp, sd, hitFrequency, jackpot } = certificate
  return {
    ...{ modelId: model.id, version: model.version, engine: 'slot', hash: certificate.hash },
    ...{ method: certificate.method, certifiedOn: certificate.date, counted: certificate.n },
    ...{ rtpMin: rtp, rtpMax: rtp, sd, hitMin: hitFrequency, hitMax: hitFrequency, maxWinX: certificate.maxWinX },
    rtpTotal: jackpot?.rtpTotal ?? null,
    rtpBought: certificate.rtpBought ?? null,
    jackpotId: model.jackpot?.id ?? null,
  }
}

function viewSheet(game: InstantTitle | SharedTitle | FishingTitle): VendorModel {
  const { kind, certificate } = game
  const { id: modelId, version } = rulesNameOf(game)
  const { rtpMin, rtpMax, hitFrequencyMin, hitFrequencyMax } = certificate
  return {
    ...{ modelId, version, engine: kind, hash: certificate.hash },
    ...{ method: certificate.method, certifiedOn: certificate.date, counted: certificate.betCount },
    ...{ rtpMin, rtpMax, sd: null, hitMin: hitFrequencyMin, hitMax: hitFrequencyMax, maxWinX: certificate.maxWinX },
    ...{ rtpTotal: null, rtpBought: null, jackpotId: null },
  }
}
