import type { VendorModel } from '@fairground/contract/psw'
import type { Game, InstantTitle, SharedTitle, SlotGame } from '../catalogue/game.ts'
import type { AppContext } from '../context.ts'

/** Every model that a game of this release plays, once, by its id. */
export function listModels({ catalogue }: AppContext): VendorModel[] {
  const models = new Map(catalogue.list().map((game) => [modelIdOf(game), game]))
  return [...models.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, game]) => viewModel(game))
}

const modelIdOf = (game: Game): string => (game.kind === 'slot' ? game.model.id : game.rules.id)

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

function viewSheet({ kind, rules, certificate }: InstantTitle | SharedTitle): VendorModel {
  const { rtpMin, rtpMax, hitFrequencyMin, hitFrequencyMax } = certificate
  return {
    ...{ modelId: rules.id, version: rules.version, engine: kind, hash: certificate.hash },
    ...{ method: certificate.method, certifiedOn: certificate.date, counted: certificate.betCount },
    ...{ rtpMin, rtpMax, sd: null, hitMin: hitFrequencyMin, hitMax: hitFrequencyMax, maxWinX: certificate.maxWinX },
    ...{ rtpTotal: null, rtpBought: null, jackpotId: null },
  }
}
