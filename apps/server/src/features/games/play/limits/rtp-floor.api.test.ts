import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerMember } from '../../../../../test/members.ts'
import { launch, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { refreshCatalogue } from '../../catalogue/index.ts'

// What the test vendor tells of its games.
const toldBp = 9_600

describe('a vendor’s games return as much as the floor of the operator', () => {
  const server = testServer({ RTP_FLOOR_BP: String(toldBp) })
  const vendor = new TestVendor('acme')
  beforeAll(() => vendor.start(server))
  afterAll(() => vendor.stop())

  test('[R-46] they open', async () => {
    const player = await seatPlayer(server, vendor)
    expect((await player.bet()).answer.code).toBe('OK')
  })
})

describe('a vendor’s games return less than the floor of the operator', () => {
  const server = testServer({ RTP_FLOOR_BP: String(toldBp + 1) })
  const vendor = new TestVendor('acme')
  beforeAll(() => vendor.start(server))
  afterAll(() => vendor.stop())

  test('[R-46] they are imported as closed and cannot be launched until a read under a lower floor', async () => {
    const games = await server.db.selectFrom('games').select('vendor_status').execute()
    expect(games.map(({ vendor_status }) => vendor_status)).toEqual(Object.values(testGames).map(() => 'maintenance'))
    const { token } = await registerMember(server)
    const start = () => launch(server, token, vendor, { gameCode: testGames.single, mode: 'real' })
    await expect(start()).rejects.toThrow('GAME')
    const { context } = server
    await refreshCatalogue({ ...context, config: { ...context.config, rtpFloorBp: toldBp } }, vendor.vendorId)
    await expect(start()).resolves.not.toBe('')
  })
})
