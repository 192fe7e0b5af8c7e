import { sha256Hex } from '@fairground/fairness'
import { type Fraction, fraction, minus, writeDecimal } from '../../exact/fraction.ts'
import type { SoloCertificate } from '../certificate.ts'
import type { SheetRow, SoloGame } from '../solo-game.ts'
import { widestBets } from './widest-bets.ts'

const decimals = 8
/** Stake at which nothing is cut off. */
const wholeStakeMinor = 10_000n

/** What the certificate of a game says but for its day. Throws when the game has no widest bet or no row. */
export function certify(game: SoloGame<unknown, unknown>, rows: readonly SheetRow[]): Omit<SoloCertificate, 'date'> {
  const returns = sorted(rows.map(({ rtp }) => rtp))
  const hits = sorted(rows.map(({ probability }) => probability))
  return {
    gameId: game.id,
    version: game.version,
    hash: sha256Hex(JSON.stringify(rows)),
    method: 'exact',
    betCount: rows.length,
    rtpMin: decimalOf(returns.least),
    rtpMinExact: returns.least,
    rtpMax: decimalOf(returns.most),
    rtpMaxExact: returns.most,
    hitFrequencyMin: decimalOf(hits.least),
    hitFrequencyMax: decimalOf(hits.most),
    maxWinX: maxWinX(game),
  }
}

function sorted(shares: readonly string[]): { least: string; most: string } {
  const inOrder = [...shares].sort((a, b) => signOf(minus(readFraction(a), readFraction(b))))
  const [least, most] = [inOrder[0], inOrder.at(-1)]
  if (least === undefined || most === undefined) throw new Error('A sheet has at least one row')
  return { least, most }
}

function maxWinX(game: SoloGame<unknown, unknown>): number {
  const bet = game.readBet({ ...widestBets[game.id], stakeMinor: wholeStakeMinor.toString() })
  if (!bet.ok) throw new Error(`${game.id} refuses its widest bet: ${bet.refusal.field}: ${bet.refusal.expected}`)
  return Number(game.payoutMinorMax(bet.value) / wholeStakeMinor)
}

const decimalOf = (share: string): string => writeDecimal(readFraction(share), decimals)

function readFraction(text: string): Fraction {
  const [num = '', den = ''] = text.split('/')
  return fraction(BigInt(num), BigInt(den))
}

const signOf = ({ num }: Fraction): number => (num > 0n ? 1 : num < 0n ? -1 : 0)
