import { setTimeout as sleep } from 'node:timers/promises'
import { type LiveTablesView, livePath } from '@fairground/contract'
import { connect } from '@fairground/postgres'
import type { Bench, Session } from './bench.ts'
import { type BenchWorld, openBenchWorld } from './bench-world.ts'
import { openLeanLine } from './lean-line.ts'
import { registerPerson } from './register-people.ts'

const tableCount = 40
const [playSeconds, listenSeconds] = [60, 30]
const listedMsMax = 60_000
const bytesPerKb = 1_000

const [openingMax, newsMax] = ['allowed at opening', 'allowed each second']
const openingName = `the portal's live lobby of ${tableCount} tables at opening`
const newsName = `news of that lobby each second`

/** Fast tables of baccarat on the clock of their rules, told by the studio and passed on by the portal. */
export const bench: Bench = {
  title: `Live lobby: ${tableCount} tables on the line of an open page`,
  rounds: 1,
  rows: [
    { name: openingMax, unit: 'kB' },
    { name: openingName, unit: 'kB', comparedTo: openingMax, bound: { ratioMax: 1 } },
    { name: newsMax, unit: 'kB' },
    { name: newsName, unit: 'kB', comparedTo: newsMax, bound: { ratioMax: 1 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld({ env: { HOUSE_TABLES: 'first' } })
  try {
    await addTables(world)
    return { subjects: [() => listen(world.portalUrl)], close: () => world.stop() }
  } catch (error) {
    await world.stop()
    throw error
  }
}

/** More tables than one of each game, and the portal's list of games read again. */
async function addTables({ databaseUrl, portalUrl }: BenchWorld): Promise<void> {
  const owner = connect<unknown>({ url: databaseUrl, poolSizeMax: 1, statementTimeoutMs: 30_000 })
  const { api } = await registerPerson(portalUrl, 0)
  const countListed = async () => (await api.catalogue.popular({ pageSize: 1, gameType: 'LIVE' })).total
  try {
    await owner.pool.query(
      `insert into studio.tables (table_id, rules_id, names, theme, speed, tier, language)
        select 'bench-' || n, 'live-baccarat', json_build_object('vi', 'Bàn baccarat số ' || n, 'en', 'Baccarat ' || n),
          'thu-ha', 'fast', 'standard', 'vi'
        from generate_series(1, $1::integer) n`,
      [tableCount],
    )
    await sleep(2_000)
    await owner.pool.query(
      `select graphile_worker.add_job('refresh-catalogue', json_build_object('vendorId', 'house'))`,
    )
    const giveUpAt = Date.now() + listedMsMax
    while ((await countListed()) < tableCount) {
      if (Date.now() > giveUpAt) throw new Error('the portal does not list the new tables')
      await sleep(500)
    }
  } finally {
    await owner.close()
  }
}

async function listen(portalUrl: string): Promise<Record<string, number>> {
  const { api } = await registerPerson(portalUrl, 1)
  const { ticket } = await api.live.ticket({})
  let newsBytes = 0
  const line = await openLeanLine(portalUrl, {
    ...{ path: livePath, origin: portalUrl, auth: { ticket } },
    onEvent: (event, value) => {
      if (event === 'tables.news') newsBytes += Buffer.byteLength(`42${JSON.stringify([event, value])}`)
    },
  })
  await line.ask('tables', 'vi')
  await sleep(playSeconds * 1_000)
  const view = (await line.ask('tables', 'vi')) as LiveTablesView
  newsBytes = 0
  await sleep(listenSeconds * 1_000)
  line.close()
  // There are a few more tables than asked for: the figures are those of forty.
  const share = tableCount / view.tables.length
  return {
    ...{ [openingMax]: 30, [newsMax]: 1 },
    [openingName]: (Buffer.byteLength(JSON.stringify(view)) / bytesPerKb) * share,
    [newsName]: (newsBytes / listenSeconds / bytesPerKb) * share,
  }
}
