import type { SportsLeagueView, SportsPick } from '@fairground/contract/sports'
import { useUi } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { lineText } from '../odds/odds-text.ts'

export interface Teams {
  readonly home: string
  readonly away: string
}

/** A league's name in the player's language, else in one that it has. */
export function useLeagueName(): (league: Pick<SportsLeagueView, 'leagueId' | 'names'> | undefined) => string {
  const { locale } = useUi()
  return (league) => league?.names[locale] ?? league?.names.en ?? league?.leagueId ?? ''
}

export interface BetNames {
  /** `Asian handicap`, `First half: Asian handicap`. */
  market: (code: string) => string
  /** What is bet on: `North −0,25`, `Over 2,5`, `Draw`. */
  pick: (pick: SportsPick, teams: Teams) => string
  /** The same in a button of its market: `−0,25`, `O 2,5`, `1`. */
  short: (pick: SportsPick, teams: Teams) => string
  /** Above the two columns of a market with lines. */
  side: (selection: string, teams: Teams) => string
}

/** Names of markets and selections. */
export function useBetNames(): BetNames {
  const { t } = useTranslation()
  const { locale } = useUi()
  return {
    market: (code) => marketName(t, code),
    pick: (pick, teams) => pickName(t, locale, pick, teams),
    short: (pick, teams) => shortName(t, locale, pick, teams),
    side: (selection, teams) => selectionName(t, '', selection, teams),
  }
}

const firstHalf = 'first-half-'
export const bareMarket = (code: string): string => (code.startsWith(firstHalf) ? code.slice(firstHalf.length) : code)
export const isFirstHalf = (code: string): boolean => code.startsWith(firstHalf)

function marketName(t: TFunction, code: string): string {
  const name = t(`market.${bareMarket(code)}`)
  return isFirstHalf(code) ? t('market.firstHalf', { market: name }) : name
}

/** Of a handicap, the line of the side that is bet on: bets name the home side's. */
export function ownLine({ market, line, selection }: SportsPick): number | undefined {
  if (line === undefined) return undefined
  const isAway = isHandicap(market) && selection === 'away'
  return isAway ? -Number(line) + 0 : Number(line)
}

export const isHandicap = (market: string): boolean => bareMarket(market).endsWith('handicap')

function pickName(t: TFunction, locale: string, pick: SportsPick, teams: Teams): string {
  const name = selectionName(t, pick.market, pick.selection, teams)
  const line = ownLine(pick)
  return line === undefined ? name : `${name} ${lineText(line, locale, isHandicap(pick.market))}`
}

const plainSigns: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' }

function shortName(t: TFunction, locale: string, pick: SportsPick, teams: Teams): string {
  const line = ownLine(pick)
  const code = bareMarket(pick.market)
  if (code === '1x2' || code === 'match-winner' || code === 'money-line')
    return plainSigns[pick.selection] ?? pick.selection
  if (code === 'double-chance') return pick.selection
  if (code === 'ht-ft')
    return pick.selection
      .split('/')
      .map((each) => plainSigns[each] ?? each)
      .join(' / ')
  if (line === undefined) return selectionName(t, pick.market, pick.selection, teams)
  if (isHandicap(code) && code !== 'european-handicap') return lineText(line, locale, true)
  const text = lineText(line, locale, isHandicap(pick.market))
  if (code === 'european-handicap') return `${plainSigns[pick.selection] ?? ''} (${text})`
  return `${t(`short.${pick.selection}`)} ${text}`
}

function selectionName(t: TFunction, market: string, selection: string, { home, away }: Teams): string {
  if (selection === 'home') return home
  if (selection === 'away') return away
  const pair = doubleChances[selection]
  if (pair) {
    const [one, other] = pair.map((each) => selectionName(t, '', each, { home, away }))
    return t('selection.either', { one, other })
  }
  if (selection.includes('/'))
    return selection
      .split('/')
      .map((each) => selectionName(t, '', each, { home, away }))
      .join(' / ')
  const band = /^(home|away)-(.+)$/.exec(selection)
  if (band) return `${band[1] === 'home' ? home : away} ${band[2]?.replace('-', '–')}`
  if (bareMarket(market) === 'total-goals') return t('selection.goals', { range: selection.replace('-', '–') })
  if (/^\d/.test(selection)) return selection.replace('-', '–')
  return t(`selection.${selection}`)
}

const doubleChances: Readonly<Record<string, readonly [string, string]>> = {
  '1X': ['home', 'draw'],
  '12': ['home', 'away'],
  X2: ['draw', 'away'],
}
