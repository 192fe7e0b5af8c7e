import { expect, test } from 'vitest'
import { compare, type OwnTransaction } from './reconciliation.ts'

const at = '2026-11-21T00:00:00.000Z'
const ids = { transactionId: 't', originalTransactionId: null, playerId: 'p', gameId: 'g', roundId: 'r' }
const theirs = (
  call: 'bet' | 'win' | 'rollback',
  state: 'APPLIED' | 'REJECTED' | 'ROLLED_BACK' | 'TOMBSTONED' = 'APPLIED',
) => ({
  ...{ ...ids, call, state, amount: '500', currency: 'VND', at },
})
const ours = (state: string, amountMinor: bigint | undefined = 500n): OwnTransaction => ({
  ...{ transactionId: 't', state, amountMinor, currency: 'VND' },
})

test.each([
  ['the same bet', theirs('bet'), ours('APPLIED'), 'equal'],
  ['a win we miss', theirs('win'), undefined, 'replay'],
  ['a rollback we miss', theirs('rollback'), undefined, 'replay'],
  ['a bet we miss: it is never invented', theirs('bet'), undefined, 'missingHere'],
  ['a refused bet that never came here', theirs('bet', 'REJECTED'), undefined, 'equal'],
  ['a tombstone', theirs('bet', 'TOMBSTONED'), undefined, 'equal'],
  ['another amount', theirs('win'), ours('APPLIED', 501n), 'amountDiffers'],
  ['another currency', { ...theirs('win'), currency: 'THB' }, ours('APPLIED'), 'amountDiffers'],
  ['refused here, applied there', theirs('bet'), ours('REJECTED'), 'stateDiffers'],
  ['applied here, refused there', theirs('bet', 'REJECTED'), ours('APPLIED'), 'stateDiffers'],
  ['taken back since', theirs('bet'), ours('ROLLED_BACK'), 'equal'],
  ['taken back on both sides', theirs('bet', 'ROLLED_BACK'), ours('ROLLED_BACK'), 'equal'],
  ['a rollback has no amount of its own here', theirs('rollback'), ours('APPLIED', undefined), 'equal'],
] as const)('%s', (_, one, other, verdict) => expect(compare(one, other)).toBe(verdict))
