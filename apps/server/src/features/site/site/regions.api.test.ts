import { expect, test } from 'vitest'
import { testServer } from '../../../../test/test-server.ts'
import { blockCountries, importRegions } from './index.ts'

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' })
const cachedMsMax = 65_000

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const status = async (ip: string) => (await server.portal('GET', '/wps/system/status', from(ip))).body.value
const enters = async (ip: string) => (await server.portal('GET', '/lgw/games/game_menus', from(ip))).body.success
async function takeIn(...lines: string[]) {
  const result = await importRegions(server.context, lines.join('\n'))
  server.clock.advance(cachedMsMax)
  return result
}
async function block(...countries: string[]) {
  await blockCountries(server.context, countries)
  server.clock.advance(cachedMsMax)
}

test('without a table no country is blocked or named', async () => {
  await block('US')
  expect(await status('9.1.2.3')).toMatchObject({ status: 0, location: { ip: '9.1.2.3' } })
  expect((await status('9.1.2.3')).location.country).toBeUndefined()
  expect(await enters('9.1.2.3')).toBe(true)
})

test('[R8.15] visitors from a blocked country are refused, over IPv4 and IPv6; neighbouring ranges are not', async () => {
  expect(await takeIn('9.0.0.0,9.255.255.255,US', '14.0.0.0,14.0.0.255,VN', '2600::,2600:ffff:ffff::,US')).toEqual({
    rangeCount: 3,
  })
  await block('US', 'KP')
  for (const ip of ['9.0.0.0', '9.255.255.255', '2600:1::7']) {
    const { status: state, regionRestriction, location } = await status(ip)
    expect([state, regionRestriction, location.country]).toEqual([2, true, 'US'])
    expect(await enters(ip)).toBe(false)
  }
  for (const ip of ['8.255.255.255', '10.0.0.0', '14.0.0.7', '14.0.1.0', '2601::', '2400::1'])
    expect(await enters(ip), ip).toBe(true)
  expect((await status('14.0.0.7')).location.country).toBe('VN')
  await block()
  expect(await enters('9.1.2.3')).toBe(true)
})

test('a table with a wrong line changes nothing; a valid one replaces the old one and is audited', async () => {
  await takeIn('20.0.0.0,20.0.0.255,FR')
  expect(await takeIn('20.0.0.0,20.0.0.255,DE', '21.0.0.0,20.0.0.255,DE')).toEqual({
    faults: [{ line: 2, text: expect.any(String) }],
  })
  expect(await takeIn('')).toMatchObject({ faults: [{ line: 1 }] })
  expect((await status('20.0.0.1')).location.country).toBe('FR')
  await takeIn(...Array.from({ length: 25_000 }, (_, i) => `30.${i >> 8}.${i & 255}.0,30.${i >> 8}.${i & 255}.255,JP`))
  expect((await status('20.0.0.1')).location.country).toBeUndefined()
  expect((await status('30.97.167.9')).location.country).toBe('JP')
  const rows = await server.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'site.regions-imported')
    .orderBy('at')
    .execute()
  expect(rows.at(-1)).toEqual({ detail: { rangeCount: 25_000 } })
})

test('an address is found by one index look-up, however many ranges there are', async () => {
  await takeIn(...Array.from({ length: 5_000 }, (_, i) => `40.${i >> 8}.${i & 255}.0,40.${i >> 8}.${i & 255}.255,JP`))
  await server.pool.query('analyze address_regions')
  const { rows } = await server.pool.query(
    "explain select last, country from address_regions where first <= '40.9.9.9'::inet order by first desc limit 1",
  )
  expect(JSON.stringify(rows)).toContain('Index Scan Backward using address_regions_pkey')
})
