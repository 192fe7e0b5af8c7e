import type { NewestRound } from '@fairground/contract'
import { SharedPastRound } from '@fairground/contract/studio'
import { PswUnknownOutcome } from '@fairground/psw'
import { z } from 'zod'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'

const timeoutMs = 2_000
/** What the studio calls its newest round. */
const newest = 'newest'
/** Cached for the length of its round. */
const newestLimits = { lifeMs: 10_000, entriesMax: 1 }
const roundLimits = { lifeMs: 60_000, entriesMax: 200 }

const Bust = z.object({ bustX100: z.number().int() })
const Calls = z.object({ calls: z.array(z.number().int()) })

interface NamedRound {
  names: Record<string, string>
  round: SharedPastRound
}

/** The round of our studio that everybody may check and that ended last; null where there is none, or the studio is silent. */
export async function readNewestRound(context: AppContext, language: string): Promise<NewestRound | null> {
  const told = await newestRound(context)
  if (!told.ok) return null
  const { names, round } = told.value
  const { commit, serverSeed } = round.fairness
  if (serverSeed === null) return null
  return {
    sharedRoundId: round.sharedRoundId,
    gameName: nameIn(language, names, round.gameId),
    number: round.number,
    endedAt: round.endedAt,
    commit,
    serverSeed,
    saltedWith: round.chain.saltedWith.kind,
    result: resultOf(round.outcome),
  }
}

/** A shared round that is over. Refusals: NOT_FOUND, GAME_UNAVAILABLE. */
export async function readSharedRound(
  context: AppContext,
  language: string,
  sharedRoundId: string,
): Promise<Outcome<{ gameName: string; round: SharedPastRound }>> {
  const told = await pastRound(context, sharedRoundId)
  if (!told?.ok) return told ?? refuse('NOT_FOUND')
  const { names, round } = told.value
  return ok({ gameName: nameIn(language, names, round.gameId), round })
}

const nameIn = (language: string, names: Record<string, string>, gameId: string): string =>
  names[language] ?? names.en ?? gameId

function resultOf(outcome: unknown): NewestRound['result'] {
  const bust = Bust.safeParse(outcome)
  if (bust.success) return { bustX100: bust.data.bustX100 }
  const calls = Calls.safeParse(outcome)
  return calls.success ? { callCount: calls.data.calls.length } : null
}

const newestRound = rememberBriefly(newestLimits, (context: AppContext) => askRound(context, newest))
/** What a visitor may name is remembered only where it is there: a wrong name costs one call. */
const pastRound = rememberBriefly(roundLimits, async (context: AppContext, sharedRoundId: string) => {
  const told = await askRound(context, sharedRoundId)
  return told.ok || told.code !== 'NOT_FOUND' ? told : undefined
})

async function askRound(context: AppContext, id: string): Promise<Outcome<NamedRound>> {
  try {
    const path = `/rounds/shared/${encodeURIComponent(id)}`
    const { status, answer } = await postToVendor(context, { vendorId: houseVendorId, method: 'GET', path, timeoutMs })
    const round = SharedPastRound.safeParse(answer)
    if (!round.success) return refuse(status >= 500 ? 'GAME_UNAVAILABLE' : 'NOT_FOUND')
    return ok({ round: round.data, names: await namesOf(context, round.data.gameId) })
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    context.log.warn({ err: error }, 'a shared round of the studio was not read')
    return refuse('GAME_UNAVAILABLE')
  }
}

async function namesOf({ db }: AppContext, gameCode: string): Promise<Record<string, string>> {
  const game = await db
    .selectFrom('games')
    .select(['names', 'own_names'])
    .where('vendor_id', '=', houseVendorId)
    .where('game_code', '=', gameCode)
    .executeTakeFirst()
  return { ...(game?.names as Record<string, string>), ...(game?.own_names as Record<string, string>) }
}
