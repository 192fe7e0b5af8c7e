import type { DisplayLanguage } from '@fairground/i18n'
import { type PageWord, pageWord } from '@fairground/i18n/server'
import { timeIn } from '../../../lib/site-day.ts'

/** The words over the columns of files, which are those over the same things on the pages. */
const words = {
  account: 'agents:account',
  active: 'agents:active',
  amount: 'pages:record.amount',
  balance: 'pages:record.balance',
  bet: 'pages:profit.bet',
  betAmount: 'pages:bet.stake',
  betId: 'pages:bet.roundId',
  bonus: 'pages:profit.bonus',
  createdAt: 'pages:record.at',
  deposit: 'pages:profit.deposit',
  draw: 'agents:points.draw',
  earned: 'agents:points.amount',
  gameName: 'pages:bet.game',
  gameType: 'pages:bet.gameType',
  id: 'agents:code',
  kind: 'pages:record.kind',
  level: 'agents:level',
  paid: 'contracts:sum.paid',
  profit: 'pages:bet.profit',
  rebate: 'pages:profit.rebate',
  reference: 'pages:record.reference',
  refunded: 'pages:bet.refunded',
  settledAt: 'pages:bet.settledAt',
  settlement: 'pages:checked.result',
  status: 'pages:bet.status',
  team: 'agents:team',
  title: 'pages:passkey.name',
  validBet: 'pages:bet.valid',
  vassalage: 'pages:games.fact.vendor',
  win: 'pages:profit.win',
  winAmount: 'pages:bet.win',
  withdraw: 'pages:profit.withdraw',
} as const satisfies Record<string, PageWord>

export type FileColumn = keyof typeof words

const times: readonly FileColumn[] = ['createdAt', 'settledAt']
const amounts: readonly FileColumn[] = [
  ...(['amount', 'balance', 'bet', 'betAmount', 'bonus', 'deposit', 'earned', 'paid', 'profit'] as const),
  ...(['rebate', 'refunded', 'validBet', 'win', 'winAmount', 'withdraw'] as const),
]

interface Eyes {
  language: DisplayLanguage
  currency: string
  /** Of the site. */
  timeZone: string
}

/** What stands over a column, in the reader's language; times name their zone and amounts their currency. */
export function columnHead(column: FileColumn, { language, currency, timeZone }: Eyes): string {
  const word = pageWord(language, words[column])
  if (times.includes(column)) return `${word} (${timeZone})`
  return amounts.includes(column) ? `${word} (${currency})` : word
}

/** A cell as the page shows it: a moment by the clock of the site. */
export const columnCell = (column: FileColumn | undefined, cell: string | number, timeZone: string): string | number =>
  column !== undefined && times.includes(column) && cell !== '' ? timeIn(new Date(cell), timeZone) : cell
