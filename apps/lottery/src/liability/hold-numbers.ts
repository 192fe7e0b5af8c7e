import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import type { PricedLine } from '../tickets/price-lines.ts'
import { capOf, type LimitRow } from './limit-store.ts'

interface Holding {
  currency: string
  /** Draws of the purchase with the multiple of each. */
  wanted: readonly { drawId: string; multiple: number }[]
  lines: readonly PricedLine[]
  limits: readonly LimitRow[]
}

interface Need {
  draw_id: string
  play: string
  number: string
  payout: bigint
  stake: bigint
}

type Held = { ok: true } | { ok: false; message: string }

/**
 * Takes what the lines need of each number in each draw, all of it or nothing: two purchases of one number stand in line at
 * its row. A refusal names the line, the number, and what could still be staked on the line, in minor units.
 */
export async function holdNumbers(tx: Tx, { currency, wanted, lines, limits }: Holding): Promise<Held> {
  const needs = needsOf(wanted, lines)
  if (needs.length === 0) return { ok: true }
  const told = sql`jsonb_to_recordset(${JSON.stringify(needs.map(textOf))}::jsonb)
    as t (draw_id text, play text, number text, payout bigint, stake bigint)`
  const ordered = sql`draw_id collate "C", play collate "C", number collate "C"`
  await sql`
    insert into liability (draw_id, currency, play, number)
    select draw_id, ${currency}, play, number from ${told} order by ${ordered} on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ draw_id: string; play: string; number: string; net: string }>`
    select b.draw_id, b.play, b.number, b.payout_minor - b.stake_minor as net from liability b
    where b.currency = ${currency} and (b.draw_id, b.play, b.number) in (select draw_id, play, number from ${told})
    order by b.draw_id collate "C", b.play collate "C", b.number collate "C" for update`.execute(tx)
  const nets = new Map(rows.map((row) => [keyOf(row), BigInt(row.net)]))
  for (const need of needs) {
    const cap = capOf(limits, need.play, need.number)
    const adds = need.payout - need.stake
    const free = cap === undefined ? adds : cap - (nets.get(keyOf(need)) ?? 0n)
    if (adds > free) return { ok: false, message: fullText(lines, need, { free, adds }) }
  }
  await sql`
    update liability b set payout_minor = b.payout_minor + t.payout, stake_minor = b.stake_minor + t.stake
    from ${told} where b.currency = ${currency}
      and (b.draw_id, b.play, b.number) = (t.draw_id, t.play, t.number)`.execute(tx)
  return { ok: true }
}

const keyOf = ({ draw_id, play, number }: Pick<Need, 'draw_id' | 'play' | 'number'>) => `${draw_id} ${play} ${number}`
const textOf = ({ payout, stake, ...need }: Need) => ({ ...need, payout: payout.toString(), stake: stake.toString() })

/** Of several lines with one number the sum counts. */
function needsOf(wanted: Holding['wanted'], lines: readonly PricedLine[]): Need[] {
  const needs = new Map<string, Need>()
  for (const { drawId, multiple } of wanted)
    for (const { play, held } of lines)
      for (const { number, payout, stake } of held) {
        const place = { draw_id: drawId, play, number }
        const before = needs.get(keyOf(place)) ?? { ...place, payout: 0n, stake: 0n }
        const times = BigInt(multiple)
        needs.set(keyOf(place), {
          ...place,
          payout: before.payout + BigInt(payout) * times,
          stake: before.stake + BigInt(stake) * times,
        })
      }
  return [...needs.values()]
}

function fullText(lines: readonly PricedLine[], { play, number, stake }: Need, room: { free: bigint; adds: bigint }) {
  const line = lines.findIndex((one) => one.play === play && one.held.some((held) => held.number === number))
  const freeMinor = room.free > 0n ? (stake * room.free) / room.adds : 0n
  return `lines.${line}: ${number} is full, free ${freeMinor}`
}
