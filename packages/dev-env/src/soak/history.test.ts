import { expect, test } from 'vitest'
import { gainOf, isRemembered, isSound, type Operation, type SoakReport } from './history.ts'

const operation = (call: Operation['call'], amount: bigint, told?: Operation['told']): Operation => ({
  ...{ player: 'p', call, transactionId: 't', fields: {}, amount },
  ...(told && { told }),
})
const ok = { code: 'OK', portalTransactionId: 'trf_1' }

test('a purse gains wins and what was taken back, loses stakes, and nothing by what was refused or never answered', () => {
  const operations = [
    operation('bet', 500n, ok),
    operation('win', 900n, ok),
    operation('rollback', 500n, ok),
    operation('bet', 70n, { code: 'INSUFFICIENT_FUNDS', portalTransactionId: undefined }),
    operation('bet', 30n),
  ]
  expect(gainOf(operations)).toBe(900n)
})

test.each([
  ['the same again', ok, { ...ok, replayed: true }, true],
  ['applied a second time', ok, { ...ok, replayed: false }, false],
  ['another transfer', ok, { ...ok, portalTransactionId: 'trf_2', replayed: true }, false],
  ['taken back since', ok, { code: 'BET_CANCELLED', portalTransactionId: undefined, replayed: false }, true],
  ['forgotten', ok, { code: 'SESSION_INVALID', portalTransactionId: undefined, replayed: false }, false],
])('%s', (_, told, again, isSame) => expect(isRemembered(operation('bet', 1n, told), again)).toBe(isSame))

test('a run is sound when everything unknown was resolved, nothing was lost, doubled or broken, and all that was killed came back', () => {
  const report: SoakReport = {
    ...{ seed: 1, kills: [], missing: [], acknowledged: 9, unknown: 2, resolved: 2, lost: 0, doubled: 0, spins: 1 },
    ...{ moves: 1, inTransitMinor: 0n, brokenRows: 0 },
  }
  expect(isSound(report)).toBe(true)
  for (const change of [
    { resolved: 1 },
    { lost: 1 },
    { doubled: 1 },
    { brokenRows: 1 },
    { inTransitMinor: 1n },
    { missing: ['api'] },
  ])
    expect(isSound({ ...report, ...change })).toBe(false)
})
