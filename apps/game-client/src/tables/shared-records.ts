import type { SharedBetView } from '@fairground/contract/studio'
import type { RoundRecord, RoundRecords } from '@fairground/vendor-ui'
import type { StudioClient } from '../studio/studio-client.ts'
import { betRecord, pastRecord, tipRecord } from './shared-record.ts'

/**
 * The own bets as history shows them, and any round of the table for the check; what was seen is kept. `replay` shows the
 * round of a bet again.
 */
export function createSharedRecords(
  studio: Pick<StudioClient, 'sharedBets' | 'sharedPast'>,
  replay: (bet: SharedBetView) => void,
): RoundRecords {
  const seen = new Map<string, RoundRecord>()
  const keep = (record: RoundRecord): RoundRecord => {
    seen.set(record.roundId, record)
    return record
  }
  return {
    async list(before) {
      const answer = await studio.sharedBets(before)
      if (!answer.ok) return answer
      const { bets, tips, next } = answer.value
      const rounds = [...bets.map((bet) => keep(betRecord(bet, replay))), ...tips.map(tipRecord)]
      return { ok: true, value: { rounds: rounds.toSorted(newestFirst), next } }
    },
    async find(roundId) {
      const known = seen.get(roundId)
      if (known?.check()) return { ok: true, value: known }
      const past = await studio.sharedPast()
      if (!past.ok) return past
      for (const round of past.value.rounds) keep(pastRecord(round))
      const found = seen.get(roundId)
      return found ? { ok: true, value: found } : { ok: false, code: 'NOT_FOUND' }
    },
  }
}

const newestFirst = (a: RoundRecord, b: RoundRecord): number => Date.parse(b.startedAt) - Date.parse(a.startedAt)
