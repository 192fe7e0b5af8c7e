import type { ResultsDesk } from '@fairground/contract/lottery-results'
import { Empty, Note, Skeleton, useUi } from '@fairground/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawCard } from './draw-card.tsx'
import type { ResultsActs } from './results-acts.ts'
import type { ResultsClient } from './results-client.ts'
import { SourcesPart } from './sources-part.tsx'

const lookAgainMs = 5_000

/** The page of the desk about results that come from outside. */
export function ResultsPage({ client, staffId }: { client: ResultsClient; staffId: string }) {
  const { desk, refusal, acts } = useResults(client)
  return (
    <>
      {refusal !== undefined && <Refusal code={refusal} />}
      {desk ? <ResultsView desk={desk} staffId={staffId} acts={acts} /> : <Skeleton className="h-60 w-full" />}
    </>
  )
}

/** The same with what is known now. */
export function ResultsView({ desk, staffId, acts }: { desk: ResultsDesk; staffId: string; acts: ResultsActs }) {
  const { t } = useTranslation('lottery-results')
  const { locale } = useUi()
  if (desk.lotteries.length === 0)
    return <Empty icon="icon-[ph--ticket-duotone]" title={t('real.none')} text={t('real.noneText')} />
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-4">
        {desk.draws.length === 0 && <Empty icon="icon-[ph--ticket-duotone]" title={t('real.noDraw')} />}
        {desk.draws.map((draw) => {
          const lottery = desk.lotteries.find(({ gameId }) => gameId === draw.gameId)
          if (!lottery) return null
          return <DrawCard key={draw.drawId} {...{ draw, lottery, staffId, acts }} language={locale} />
        })}
      </div>
      <aside className="grid gap-4" aria-label={t('real.sources')}>
        {desk.lotteries.map((lottery) => (
          <SourcesPart key={lottery.gameId} lottery={lottery} language={locale} acts={acts} />
        ))}
      </aside>
    </div>
  )
}

function Refusal({ code }: { code: string }) {
  const { t, i18n } = useTranslation('lottery-results')
  const key = `real.refused.${code}`
  return (
    <Note tone="bad" isLive>
      {i18n.exists(`lottery-results:${key}`) ? t(key) : t('real.refused.other', { code })}
    </Note>
  )
}

/** Looks every few seconds, and after each act. */
function useResults(client: ResultsClient) {
  const [desk, setDesk] = useState<ResultsDesk>()
  const [refusal, setRefusal] = useState<string>()
  const look = useCallback(async () => {
    const answer = await client.view()
    if (answer.ok) setDesk(answer.value)
  }, [client])
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), lookAgainMs)
    return () => clearInterval(timer)
  }, [look])
  const acts = useMemo(() => actsOf(client, look, setRefusal), [client, look])
  return { desk, refusal, acts }
}

type Answer<Value> = { ok: true; value: Value } | { ok: false; code: string }

function actsOf(
  client: ResultsClient,
  look: () => Promise<void>,
  tell: (code: string | undefined) => void,
): ResultsActs {
  const ask = async <Value,>(asked: Promise<Answer<Value>>): Promise<Value | undefined> => {
    const answer = await asked
    tell(answer.ok ? undefined : answer.code)
    return answer.ok ? answer.value : undefined
  }
  const act = async (asked: Promise<Answer<unknown>>): Promise<boolean> => {
    const isDone = (await ask(asked)) !== undefined
    await look()
    return isDone
  }
  return {
    type: (drawId, result) => act(client.type(drawId, result)),
    plan: (drawId, result) => ask(client.plan(drawId, result)),
    correct: (drawId, result, reason) => act(client.correct(drawId, result, reason)),
    decide: (drawId, wishId, isGranted) => act(client.decide(drawId, wishId, isGranted)),
    changes: (drawId, version) => ask(client.changes(drawId, version)),
    endCalls: (drawId, does) => act(client.endCalls(drawId, does)),
    upload: (gameId, sourceId, text) => act(client.upload({ gameId, sourceId, text })),
  }
}
