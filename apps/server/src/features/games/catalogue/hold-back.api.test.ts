import { afterAll, beforeAll, expect, test } from 'vitest'
import { easyTerms, newTeam, process, sign } from '../../../../test/contracts.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { refreshCatalogue } from './refresh-catalogue.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const known = () =>
  server.db
    .selectFrom('games')
    .select(['node_id', 'rtp_bp', 'vendor_status'])
    .where('game_code', '=', testGames.single)
    .executeTakeFirstOrThrow()
const refusals = async () =>
  (await server.db.selectFrom('audit_log').select('detail').where('action', '=', 'catalogue.refused').execute()).map(
    ({ detail }) => detail,
  )

test('a game that comes to return more than a signed contract of agents leaves stays as it was, closed, until it has ended', async () => {
  const told = (await known()).rtp_bp
  await server.pool.query("update contract_ceilings set rate_bp = 200 where kind <> 'dividend'")
  await server.pool.query('update games set rtp_bp = $1 where game_code = $2', [told - 300, testGames.single])
  const team = await newTeam(server)
  const contractId = await sign(server, team, easyTerms.daily)
  await refreshCatalogue(server.context, vendor.vendorId)
  expect(await known()).toMatchObject({ rtp_bp: told - 300, vendor_status: 'maintenance' })
  await refreshCatalogue(server.context, vendor.vendorId)
  expect(await refusals()).toMatchObject([{ contract: contractId, category: 'RNG', rate: 1, told }])

  await process(server, team.upline, 'daily', { contractId, action: 'terminate' })
  await refreshCatalogue(server.context, vendor.vendorId)
  expect(await known()).toMatchObject({ rtp_bp: told, vendor_status: 'live' })
})
