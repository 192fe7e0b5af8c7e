/** Places for chips that people like, by the id of the rules. At a table that is not here nobody of the demo world sits. */
export const favouritePlaces: Readonly<Record<string, readonly string[]>> = {
  'live-baccarat': ['player', 'banker', 'banker', 'player', 'tie', 'player-pair'],
  'live-baccarat-no-commission': ['player', 'banker', 'banker', 'lucky-6'],
  'live-baccarat-squeeze': ['player', 'banker', 'tie'],
  'live-roulette': ['red', 'black', 'odd', 'even', 'dozen-2', 'column-3', '17', '0'],
  'live-roulette-la-partage': ['red', 'black', 'low', 'high', '32'],
  'live-sic-bo': ['big', 'small', 'odd', 'even', 'total-10', 'single-6'],
  'live-dragon-tiger': ['dragon', 'tiger', 'dragon', 'tiger', 'tie'],
  'bau-cua': ['symbol-1', 'symbol-2', 'symbol-3', 'symbol-4', 'symbol-5', 'symbol-6'],
  'fan-tan': ['kwok-1-2', 'kwok-3-4', 'fan-1', 'fan-3'],
  cockfight: ['meron', 'wala', 'meron', 'wala', 'bdd'],
  'cockfight-pool': ['meron', 'wala'],
  'live-blackjack': ['box'],
  'money-wheel': ['1', '2', '5', '10'],
  'tai-xiu': ['tai', 'xiu'],
  'xoc-dia': ['even', 'odd', 'even', 'odd', 'four-red'],
}
