import type { CertifiedReturn } from '@fairground/contract/psw'
import {
  type FishingTitle,
  type Game,
  type InstantTitle,
  rulesNameOf,
  type SharedTitle,
  type SlotGame,
} from '../catalogue/game.ts'
import type { CountedReturn } from './count-returns.ts'

type Played = Pick<CountedReturn, 'modelId' | 'modelVersion' | 'kind'>

/** What the certificate of this release says of such rounds; null for a model or version that it does not have. */
export function certifiedReturn(game: Game | undefined, played: Played): CertifiedReturn | null {
  if (game?.kind === 'slot') return slotReturn(game, played)
  return game ? sheetReturn(game, played) : null
}

/** Of the game alone: pools pay jackpots, so the rounds are held against what the game returns without them. */
function slotReturn({ model, certificate }: SlotGame, { modelId, modelVersion, kind }: Played): CertifiedReturn | null {
  if (model.id !== modelId || model.version !== modelVersion) return null
  if (kind === 'bought') {
    const rtp = Number(certificate.rtpBought)
    return certificate.rtpBought === undefined ? null : { rtpMin: rtp, rtpMax: rtp, sd: null, hasChoices: false }
  }
  const [rtp, halfWidth] = [Number(certificate.rtp), Number(certificate.rtpHalfWidth ?? 0)]
  return { rtpMin: rtp - halfWidth, rtpMax: rtp + halfWidth, sd: Number(certificate.sd), hasChoices: false }
}

/** A certificate with a sheet lists every bet: the return lies between the poorest and the richest, its spread is the players' choice. */
function sheetReturn(game: InstantTitle | SharedTitle | FishingTitle, played: Played): CertifiedReturn | null {
  const { certificate } = game
  const rules = rulesNameOf(game)
  if (rules.id !== played.modelId || rules.version !== played.modelVersion) return null
  return { rtpMin: Number(certificate.rtpMin), rtpMax: Number(certificate.rtpMax), sd: null, hasChoices: true }
}
