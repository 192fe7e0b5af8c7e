import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()

const forbidden = [
  'update rounds set total_minor = 0',
  `update rounds set events = '[]'`,
  'update rounds set stake_minor = 1',
  'delete from rounds',
  'update instant_moves set payout_minor = 1',
  `update instant_moves set input = '{}'`,
  'delete from instant_moves',
  "update seed_pairs set server_seed_sealed = 'x'",
  'delete from seed_pairs',
  'update shared_bets set stake_minor = 1',
  `update shared_bets set input = '{}'`,
  'delete from shared_bets',
  'delete from shared_rounds',
  `update chat_messages set text = 'x'`,
  'delete from chat_reports',
  `update player_cares set cause = 'minor'`,
  'delete from player_cares',
  'update shared_pots set meter_minor = 1',
  'delete from shared_pots',
  `update shared_rounds set commitment = ''`,
  `update shared_chains set head = ''`,
  `update wallet_calls set body = '{}'`,
  'delete from wallet_calls',
  'create table public.mine (id int)',
  'create table studio.mine (id int)',
  'select * from studio.migrations',
  'create role somebody',
]

test.each(forbidden)('the runtime role may not: %s', async (statement) => {
  await openFrame(studio)
  await expect(sql.raw(statement).execute(studio.context.db)).rejects.toThrow(/permission denied/)
})

test('a round whose bet is decided is decided once: no second open round of a game, no nonce used twice', async () => {
  const frame = await openFrame(studio)
  await frame.spin()
  const copy = (change: string) =>
    sql
      .raw(`insert into rounds select 'rnd_copy', gen_random_uuid(), player_id, ${change}, mode, currency, model_id, model_version, stake_minor, total_minor, events,
      pair_id, nonce, state, refusal_code, balance_after_bet_minor, balance_after_minor, balance_version, started_at, settled_at, collected_at
      from rounds where player_id = '${frame.playerId}'`)
      .execute(studio.context.db)
  await expect(copy('game_id')).rejects.toThrow(/rounds_one_open|pair_id_nonce/)
  await expect(copy(`'another-game'`)).rejects.toThrow(/pair_id_nonce/)
})

test('preparing a prepared database, twice at once, changes nothing', async () => {
  await expect(
    Promise.all([prepareDatabase(studio.databaseUrl), prepareDatabase(studio.databaseUrl)]),
  ).resolves.toBeDefined()
})
