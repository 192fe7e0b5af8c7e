import { expect, it } from 'vitest'
import { beaconRoundAt, beaconTimeMs, beaconValue } from './beacon.ts'
import { verifyBeacon } from './verify-beacon.ts'

/** Rounds of the public network, as its own documents and those of its clients print them. */
const published = [
  {
    round: 1_000,
    signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    value: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  },
  {
    round: 657_413,
    signature: 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    value: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  },
]

it.each(published)(
  'round $round of the public network is verified, and its value is sha256 of its signature',
  (one) => {
    expect(verifyBeacon(one.round, one.signature)).toBe(true)
    expect(beaconValue(one.signature)).toBe(one.value)
  },
)

it('the signature of another round, one changed byte, and what is no point are refused', () => {
  const [{ round, signature }] = published as [(typeof published)[0]]
  expect(verifyBeacon(round + 1, signature)).toBe(false)
  expect(verifyBeacon(round, `${signature.slice(0, -1)}8`)).toBe(false)
  for (const text of ['', '00', '0'.repeat(96), signature.toUpperCase()]) expect(verifyBeacon(round, text)).toBe(false)
  for (const number of [0, -1, 1.5, Number.NaN]) expect(verifyBeacon(number, signature)).toBe(false)
})

it('a round comes every three seconds', () => {
  expect(beaconRoundAt(Date.UTC(2026, 10, 27))).toBe(34_311_412)
  expect(beaconRoundAt(Date.UTC(2026, 10, 27, 12, 0, 6))).toBe(34_325_814)
  const ms = Date.UTC(2026, 10, 27, 5, 6, 7, 89)
  expect(beaconTimeMs(beaconRoundAt(ms))).toBeGreaterThanOrEqual(ms)
  expect(beaconTimeMs(beaconRoundAt(ms) - 1)).toBeLessThan(ms)
})
