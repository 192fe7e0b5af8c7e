import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SharedOpenAnswer, studioLivePath, studioPaths } from '@fairground/contract/studio'
import { connect } from '@fairground/postgres'
import type { Bench, Session } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { openLeanLine } from './lean-line.ts'
import { launchPlayer } from './psw-players.ts'

const [lobbyTables, manyTables] = [40, 300]
const [listenSeconds, playSeconds] = [30, 45]
const settleMs = 20_000
const bytesPerKb = 1_000

const openingName = `opening a lobby of ${lobbyTables} tables`
const newsName = `news of a lobby of ${lobbyTables} tables, each second`
const lateName = `${manyTables} tables in one process: rounds that open later than they should, p99`
const roundsName = `${manyTables} tables in one process: rounds begun each second`

/** Fast tables of dice that only benches and tests have, on the clock of their rules, with nobody betting. */
export const bench: Bench = {
  title: `Tables: a lobby of ${lobbyTables}, and ${manyTables} open tables of one studio process`,
  rounds: 1,
  rows: [
    { name: openingName, unit: 'kB', bound: { valueMax: 30 } },
    { name: newsName, unit: 'kB', bound: { valueMax: 1 } },
    { name: lateName, unit: 'ms', bound: { valueMax: 500 } },
    { name: roundsName, unit: '/s' },
  ],
  open,
}

async function open(): Promise<Session> {
  const studioEntry = path.join(import.meta.dirname, '../../apps/game-server/test/main-with-dice.ts')
  const world = await openBenchWorld({ studioEntry })
  const owner = connect<unknown>({ url: world.databaseUrl, poolSizeMax: 2, statementTimeoutMs: 120_000 })
  const close = async () => {
    await owner.close()
    await world.stop()
  }
  const addTables = (from: number, to: number) =>
    owner.pool.query(
      `insert into studio.tables (table_id, rules_id, names, speed, tier, language)
        select 'dice-' || n, 'dice-table', json_build_object('vi', 'Bàn xúc xắc số ' || n, 'en', 'Dice table ' || n),
          'fast', 'standard', 'vi'
        from generate_series($1::integer, $2::integer) n`,
      [from, to],
    )
  try {
    const lobby = async () => {
      // Three tables are there already: crash and the two of bingo; the fourth is the table of dice.
      await addTables(1, lobbyTables - 4)
      await sleep(settleMs)
      return listenToLobby(world.portalUrl)
    }
    const many = async () => {
      await addTables(lobbyTables - 3, manyTables - 4)
      await sleep(2 * settleMs)
      return playFor(owner.pool)
    }
    return { subjects: [lobby, many], close }
  } catch (error) {
    await close()
    throw error
  }
}

async function listenToLobby(portalUrl: string): Promise<Record<string, number>> {
  const { origin, launchToken, gameId } = await launchPlayer(portalUrl, 0, { gameName: 'Bàn xúc xắc', deposits: 1 })
  const answer = await fetch(origin + studioPaths.open, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ launchToken, gameId }),
  })
  const { session } = (await answer.json()) as SharedOpenAnswer
  let newsBytes = 0
  const line = await openLeanLine(origin, {
    ...{ path: studioLivePath, origin, auth: { session } },
    onEvent: (event, value) => {
      if (event === 'lobby-news') newsBytes += Buffer.byteLength(`42${JSON.stringify([event, value])}`)
    },
  })
  const view = await line.ask('lobby')
  await sleep(listenSeconds * 1000)
  line.close()
  return {
    [openingName]: Buffer.byteLength(JSON.stringify(view)) / bytesPerKb,
    [newsName]: newsBytes / listenSeconds / bytesPerKb,
  }
}

type Pool = ReturnType<typeof connect<unknown>>['pool']

async function playFor(pool: Pool): Promise<Record<string, number>> {
  const from = new Date()
  await sleep(playSeconds * 1000)
  // A fast table shows its result for three seconds; then the next round opens.
  const { rows } = await pool.query(
    `select count(*)::integer as rounds, percentile_cont(0.99) within group (order by
        extract(epoch from r.opened_at - before.ended_at) * 1000 - 3000) as late
      from studio.shared_rounds r
      join studio.shared_rounds before on before.chain_id = r.chain_id and before.number = r.number - 1
      where r.opened_at > $1 and r.table_id like 'dice-%'`,
    [from],
  )
  return { [lateName]: Number(rows[0]?.late), [roundsName]: Number(rows[0]?.rounds) / playSeconds }
}
