import { andarBaharSheet } from '../../andar-bahar/andar-bahar-sheet.ts'
import { baccaratSheet } from '../../baccarat/baccarat-sheet.ts'
import { blackjackSheet } from '../../blackjack/blackjack-sheet.ts'
import { casinoWarSheet } from '../../casino-war/casino-war-sheet.ts'
import { crapsSheet } from '../../craps/craps-sheet.ts'
import { dragonTigerSheet } from '../../dragon-tiger/dragon-tiger-sheet.ts'
import { redDogSheet } from '../../red-dog/red-dog-sheet.ts'
import { rouletteSheet } from '../../roulette/roulette-sheet.ts'
import { sicBoSheet } from '../../sic-bo/sic-bo-sheet.ts'
import { threeCardPokerSheet } from '../../three-card-poker/three-card-poker-sheet.ts'
import { paytables } from '../../video-poker/paytables.ts'
import { videoPokerSheet } from '../../video-poker/video-poker-sheet.ts'
import type { SheetRow } from '../solo-game.ts'

const chip = '10000'
const on = (spot: string): object => ({ bets: [{ spot, stakeMinor: chip }] })
const fiveCoins = { coinMinor: '2000', coins: 5, hands: 1, doubleUp: false }

/** For each of them a bet of 10,000 that can pay more stakes than any other. */
export const tableWidestBets: Readonly<Record<string, object>> = {
  roulette: on('17'),
  'roulette-la-partage': on('17'),
  baccarat: on('perfect-pair'),
  'baccarat-no-commission': on('perfect-pair'),
  'sic-bo': on('triple-1'),
  'dragon-tiger': on('suited-tie'),
  'casino-war': on('ante'),
  'red-dog': on('ante'),
  'andar-bahar': on('cards-41'),
  'three-card-poker': on('ante'),
  craps: on('pass'),
  blackjack: on('box-1'),
  ...Object.fromEntries(paytables.map(({ id }) => [id, fiveCoins])),
}

/** The sheets of the games at a table, by the id of the game. */
export const tableSheets: Readonly<Record<string, () => SheetRow[]>> = {
  roulette: () => rouletteSheet(false),
  'roulette-la-partage': () => rouletteSheet(true),
  baccarat: () => baccaratSheet({ isCommissionFree: false }),
  'baccarat-no-commission': () => baccaratSheet({ isCommissionFree: true }),
  'sic-bo': sicBoSheet,
  'dragon-tiger': dragonTigerSheet,
  'casino-war': casinoWarSheet,
  'red-dog': redDogSheet,
  'andar-bahar': andarBaharSheet,
  'three-card-poker': threeCardPokerSheet,
  craps: crapsSheet,
  blackjack: blackjackSheet,
  ...Object.fromEntries(paytables.map((paytable) => [paytable.id, () => videoPokerSheet(paytable)])),
}
