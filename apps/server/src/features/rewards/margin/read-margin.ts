import type { RewardKind } from '@fairground/contract'
import type { Language } from '@fairground/i18n'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { listCeilings } from './ceiling-store.ts'
import { listGames, listVersions, type PointWorth, pointBpOf, readPointWorth } from './given-store.ts'
import type { Ceiling, Given } from './margin.ts'
import { type RuleVersion, spansOf } from './rule-spans.ts'

type GameRow = Awaited<ReturnType<typeof listGames>>[number]

export interface Margin {
  given: Given<GameRow>
  ceilings: Ceiling[]
}

/** What is about to change. */
export interface Draft {
  rule?: Omit<RuleVersion, 'ruleId'>
  points?: PointWorth
}

/** What bets bring today and by every version to come, and what contracts may pay of it; with a draft, as if it held. */
export async function readMargin(
  reader: Reader,
  { app, language }: { app: Pick<AppContext, 'clock' | 'config'>; language: Language },
  draft: Draft = {},
): Promise<Margin> {
  const today = siteDay(app)
  const coming = async (kind: RewardKind) => {
    const known = await listVersions(reader, kind)
    const drafted = draft.rule?.kind === kind ? [{ ...draft.rule, ruleId: String(Number.MAX_SAFE_INTEGER) }] : []
    return spansOf([...known, ...drafted], kind).filter(({ until }) => until > today)
  }
  const given = {
    games: await listGames(reader, language),
    rebates: await coming('rebate'),
    cashbacks: await coming('cashback'),
    pointBpOf: pointBpOf(draft.points ?? (await readPointWorth(reader)), app.config.currency),
  }
  return { given, ceilings: await listCeilings(reader) }
}
