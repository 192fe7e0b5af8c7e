import type { FishingFiguresAnswer } from '@fairground/contract/studio'
import { toNumber } from '@fairground/game-rules/exact'
import { allSpecies, arms, findLevel, fishingRtp } from '@fairground/game-rules/fishing'
import type { Session } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'

/** 99 of 100 cases lie within so many standard deviations. */
const z99 = 2.576
/** Fewer rolls say nothing: one rare fish decides. */
const rollsMin = 200

interface Counted {
  weapon: keyof typeof arms
  species: string
  victims: number
  bulletMinor: string
  rolls: string
  paid: string
}

/** The player's own shots at this level: what they cost, were to bring, and brought. */
export async function readFigures(reader: Reader, session: Session): Promise<FishingFiguresAnswer> {
  const { rows } = await sql<Counted>`
    select shot ->> 'weapon' as weapon, roll ->> 'species' as species, (roll -> 'share' ->> 1)::integer as victims,
      m.bullet_minor as "bulletMinor", count(*) as rolls, sum((roll ->> 'paidMinor')::bigint) as paid
    from rounds r
    join fishing_magazines m on m.round_id = r.round_id
    join fishing_batches b on b.round_id = r.round_id
    cross join lateral json_array_elements(b.shots) as shot
    cross join lateral json_array_elements(shot -> 'end' -> 'rolls') as roll
    where r.player_id = ${session.playerId} and r.mode = ${session.mode} and r.game_id = ${session.gameId}
      and r.currency = ${session.currency} and r.kind = 'fishing' and shot -> 'end' ->> 'end' = 'rolled'
    group by 1, 2, 3, 4`.execute(reader)
  const rtp = toNumber(findLevel(session.gameId)?.rtp ?? fishingRtp)
  const sum = { rolls: 0, spentMinor: 0, paidMinor: 0n, variance: 0 }
  for (const row of rows) {
    const rolls = Number(row.rolls)
    const valueMinor = Number(row.bulletMinor) * arms[row.weapon].bullets
    sum.rolls += rolls
    // Each of several victims has its part of the shot.
    sum.spentMinor += (rolls * valueMinor) / row.victims
    sum.paidMinor += BigInt(row.paid)
    sum.variance += rolls * varianceOf(row, valueMinor, rtp)
  }
  const expected = sum.spentMinor * rtp
  const half = z99 * Math.sqrt(sum.variance)
  return {
    ...{ currency: session.currency, rolls: sum.rolls, spentMinor: whole(sum.spentMinor) },
    ...{ expectedMinor: whole(expected), paidMinor: sum.paidMinor.toString() },
    band: sum.rolls < rollsMin ? null : { fromMinor: whole(expected - half), toMinor: whole(expected + half) },
  }
}

/** Of what one roll pays: value² × (chance × mean of the squared prizes − the squared return). */
function varianceOf({ species, victims }: Counted, valueMinor: number, rtp: number): number {
  const found = allSpecies.find((each) => each.species === species)
  if (!found) return 0
  const weights = found.prizes.reduce((sum, [, weight]) => sum + weight, 0)
  const squares = found.prizes.reduce((sum, [prize, weight]) => sum + prize * prize * weight, 0) / weights
  const chance = rtp / (found.multiplier * victims)
  return valueMinor ** 2 * (chance * squares - (rtp / victims) ** 2)
}

const whole = (minor: number): string => String(BigInt(Math.max(0, Math.round(minor))))
