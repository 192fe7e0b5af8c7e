import {
  gameClasses,
  gameFeatures,
  listedCategories,
  tableSpeeds,
  tableTiers,
  volatilities,
} from '@fairground/contract/game-words'
import { type GameView, gameViews } from './game-view.ts'

type GameClass = (typeof gameClasses)[number]
type Category = (typeof listedCategories)[number]
type Volatility = (typeof volatilities)[number]
type GameFeature = (typeof gameFeatures)[number]

/** What the address of a list of games says; all of it narrows. */
export interface GameSearch {
  vassalage?: string | undefined
  name?: string | undefined
  /** Instead of the normal list. */
  view?: GameView | undefined
  classify?: GameClass | undefined
  /** Of the live casino. */
  category?: Category | undefined
  /** Of whoever deals at a live table. */
  language?: string | undefined
  speed?: (typeof tableSpeeds)[number] | undefined
  tier?: (typeof tableTiers)[number] | undefined
  /** Only tables whose road shows a pattern that was chosen on this device. */
  goodRoads?: true | undefined
  /** Playable for so much a round, in whole units. */
  stake?: number | undefined
  lines?: number | undefined
  volatility?: Volatility | undefined
  /** Least certified return, in percent. */
  rtp?: number | undefined
  feature?: GameFeature | undefined
  /** Id of a game; those that play by its rules. */
  sameRulesAs?: string | undefined
}

/** Filters that stand in the fold-out part. */
export const factKeys = ['stake', 'lines', 'volatility', 'rtp', 'feature'] as const

const word = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 64) || undefined : undefined
const whole = (value: unknown, max: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= max ? value : undefined
const oneOf = <Known extends string>(known: readonly Known[], value: unknown): Known | undefined =>
  known.find((entry) => entry === value)

/** What of an address is understood; the rest of it is as good as not there. */
export function readGameSearch(search: Record<string, unknown>): GameSearch {
  const found: GameSearch = {
    vassalage: word(search.vassalage)?.slice(0, 32),
    name: word(search.name),
    view: oneOf(gameViews, search.view),
    classify: oneOf(gameClasses, search.classify),
    category: oneOf(listedCategories, search.category),
    language: word(search.language)?.slice(0, 10),
    speed: oneOf(tableSpeeds, search.speed),
    tier: oneOf(tableTiers, search.tier),
    goodRoads: search.goodRoads === true || undefined,
    stake: whole(search.stake, 1_000_000_000),
    lines: whole(search.lines, 1_000_000),
    volatility: oneOf(volatilities, search.volatility),
    rtp: whole(search.rtp, 100),
    feature: oneOf(gameFeatures, search.feature),
    sameRulesAs: word(search.sameRulesAs),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Without what narrows: the search of the brand page, or of the view, that one is on. */
export const clearedSearch = ({ view }: GameSearch): GameSearch => ({ view })

export const hasFilter = ({ view: _, ...filter }: GameSearch): boolean =>
  Object.values(filter).some((value) => value !== undefined)

/** Sub-categories that are offered; bingo belongs to sites with the language TY. */
export const classesFor = (languages: readonly string[]): GameClass[] =>
  gameClasses.filter((code) => code !== 'BG' || languages.includes('TY'))

/** The question of a list to the server. */
export const questionOf = (
  gameType: string,
  { vassalage, name, classify, category, stake, lines, volatility, rtp, feature, sameRulesAs }: GameSearch,
) => ({
  gameType,
  vassalage,
  gameName: name?.trim() || undefined,
  gameClassify: classify,
  category,
  minBet: stake === undefined ? undefined : `${stake}.00`,
  lines,
  volatility,
  rtpMinBp: rtp === undefined ? undefined : rtp * 100,
  feature,
  sameRulesAs,
})
