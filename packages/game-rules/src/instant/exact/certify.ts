import { sha256Hex } from '@fairground/fairness'
import { type Fraction, fraction, minus, writeDecimal } from '../../exact/fraction.ts'
import { gameProofs } from '../../games/proofs.gen.ts'
import type { InstantCertificate } from '../certificate.ts'
import type { InstantGame, SheetRow } from '../instant-game.ts'
import { bestPlay } from '../rebate-weight.ts'

const decimals = 8
/** Stake at which nothing is cut off. */
const wholeStakeMinor = 10_000n

/** What the certificate of a game says but for its day. Throws when the game has no widest bet or no row. */
export const certify = (
  game: InstantGame<unknown, unknown>,
  rows: readonly SheetRow[],
): Omit<InstantCertificate, 'date'> =>
  certifySheet({ id: game.id, version: game.version, maxWinX: maxWinX(game) }, rows)

/** The same for any rules whose highest win, in whole stakes, is known; `details` are certified too. Throws when there is no row. */
export function certifySheet(
  game: { readonly id: string; readonly version: number; readonly maxWinX: number },
  rows: readonly SheetRow[],
  details: readonly SheetRow[] = [],
): Omit<InstantCertificate, 'date'> {
  const returns = ends(rows, 'rtp')
  const hits = ends(rows, 'probability')
  const best = bestPlay(rows)
  return {
    gameId: game.id,
    version: game.version,
    hash: sha256Hex(JSON.stringify([...rows, ...details].map(hashed))),
    method: rows.some(({ isRounded }) => isRounded) ? 'enumerated' : 'exact',
    betCount: rows.length,
    rtpMin: returns.least.decimal,
    ...exactly('rtpMinExact', returns.least),
    rtpMax: returns.most.decimal,
    ...exactly('rtpMaxExact', returns.most),
    rtpBest: best.decimal,
    ...exactly('rtpBestExact', best),
    hitFrequencyMin: decimalOf(hits.least.probability),
    hitFrequencyMax: decimalOf(hits.most.probability),
    maxWinX: game.maxWinX,
  }
}

/** Outcomes came later than the first certificates; chance and return, which are hashed, follow from them. */
const hashed = ({ outcomes: _, ...row }: SheetRow): SheetRow => row

const exactly = <Key extends string>(key: Key, { rtp, isRounded }: SheetRow): { [key in Key]?: string } =>
  isRounded ? {} : ({ [key]: rtp } as { [key in Key]?: string })

function ends(rows: readonly SheetRow[], by: 'rtp' | 'probability'): { least: SheetRow; most: SheetRow } {
  const inOrder = [...rows].sort((a, b) => signOf(minus(readFraction(a[by]), readFraction(b[by]))))
  const [least, most] = [inOrder[0], inOrder.at(-1)]
  if (least === undefined || most === undefined) throw new Error('A sheet has at least one row')
  return { least, most }
}

function maxWinX(game: InstantGame<unknown, unknown>): number {
  const bet = game.readBet({ ...gameProofs[game.id]?.widestBet, stakeMinor: wholeStakeMinor.toString() })
  if (!bet.ok) throw new Error(`${game.id} refuses its widest bet: ${bet.refusal.field}: ${bet.refusal.expected}`)
  return Number(game.payoutMinorMax(bet.value) / wholeStakeMinor)
}

const decimalOf = (share: string): string => writeDecimal(readFraction(share), decimals)

function readFraction(text: string): Fraction {
  const [num = '', den = ''] = text.split('/')
  return fraction(BigInt(num), BigInt(den))
}

const signOf = ({ num }: Fraction): number => (num > 0n ? 1 : num < 0n ? -1 : 0)
