import type { Game, GameFeature } from '@fairground/contract'
import { parseAmount } from '@fairground/money'
import type { GameFilter, Page } from './game-list-store.ts'

/** A filter of games, with the name they are searched by. */
export type GameSearch = GameFilter & { name?: string | undefined }

/** What a caller asks of a list of games. */
export interface GameQuestion {
  gameType?: string
  vassalage?: string
  gameName?: string
  gameClassify?: string
  category?: GameFilter['category']
  minBet?: string
  lines?: number
  volatility?: Game['volatility']
  rtpMinBp?: number
  rtpMaxBp?: number
  feature?: GameFeature
  sameRulesAs?: string
  page: number
  pageSize: number
}

export const filterOf = (asked: GameQuestion, currency: 'VND'): GameSearch => ({
  // One category of games, whatever it is asked by.
  gameType: asked.gameType === 'LOTT' ? 'ELOTT' : asked.gameType,
  brandCode: asked.vassalage,
  name: asked.gameName,
  classify: asked.gameClassify,
  category: asked.category,
  playableForMinor: asked.minBet === undefined ? undefined : String(parseAmount(asked.minBet, currency)),
  linesMin: asked.lines,
  volatility: asked.volatility,
  rtpBpMin: asked.rtpMinBp,
  rtpBpMax: asked.rtpMaxBp,
  feature: asked.feature,
  sameRulesAs: asked.sameRulesAs,
})

export const pageOf = ({ page, pageSize }: GameQuestion): Page => ({ limit: pageSize, offset: (page - 1) * pageSize })
