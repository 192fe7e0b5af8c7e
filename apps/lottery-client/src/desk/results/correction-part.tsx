import type { CorrectionPlan, ResultDrawView } from '@fairground/contract/lottery-results'
import { Button, Field, Input, Note } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangedTickets } from './changed-tickets.tsx'
import { shownOf } from './result-fields.ts'
import type { ResultsActs } from './results-acts.ts'
import { SumsLine } from './sums-line.tsx'
import { TypeForm } from './type-form.tsx'

interface CorrectionProps {
  draw: ResultDrawView
  rulesId: string
  staffId: string
  acts: ResultsActs
}

/** What was corrected of a settled draw, what waits for a second person, and how to ask for a correction. */
export function CorrectionPart({ draw, rulesId, staffId, acts }: CorrectionProps) {
  const { t } = useTranslation('lottery-results')
  const { correction, wish } = draw
  return (
    <div className="grid gap-3">
      {correction && (
        <div className="grid gap-2">
          <SumsLine sums={correction.sums} />
          {(correction.isSettling || correction.pending > 0) && (
            <Note tone="warn">{t('real.pending', { count: correction.pending })}</Note>
          )}
          {correction.stranded > 0 && (
            <Note tone="bad">
              {t('real.stranded', { count: correction.stranded })}
              <span className="mt-2 flex gap-2">
                <Button size="sm" onClick={() => void acts.endCalls(draw.drawId, 'retry')}>
                  {t('real.retry')}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => void acts.endCalls(draw.drawId, 'give-up')}>
                  {t('real.giveUp')}
                </Button>
              </span>
            </Note>
          )}
          <ChangedTickets drawId={draw.drawId} version={correction.version} acts={acts} />
        </div>
      )}
      {wish ? (
        <Wish draw={draw} wish={wish} rulesId={rulesId} staffId={staffId} acts={acts} />
      ) : (
        <AskForm draw={draw} rulesId={rulesId} acts={acts} />
      )}
    </div>
  )
}

/** A correction that one person asked for: both see what it would move. */
function Wish({ draw, wish, rulesId, staffId, acts }: CorrectionProps & { wish: NonNullable<ResultDrawView['wish']> }) {
  const { t } = useTranslation('lottery-results')
  const [plan, setPlan] = useState<CorrectionPlan>()
  const { wishId, result, reason, askedBy, askedName } = wish
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it moves is worked out once for each wish
  useEffect(() => {
    void acts.plan(draw.drawId, result).then(setPlan)
  }, [wishId])
  const before = shownOf(rulesId, draw.result)
  const changed = Object.entries(shownOf(rulesId, result)).filter(([id, line]) => before[id] !== line)
  return (
    <Note tone="warn" title={t('real.wish', { name: askedName })}>
      <p>{reason}</p>
      <ul dir="ltr" className="my-2 tabular-nums">
        {changed.map(([id, line]) => (
          <li key={id}>
            {id} <s>{before[id]}</s> → <b>{line}</b>
          </li>
        ))}
      </ul>
      {plan && <SumsLine sums={plan.sums} />}
      <span className="mt-3 flex flex-wrap gap-2">
        {askedBy !== staffId && (
          <Button size="sm" variant="lamp" onClick={() => void acts.decide(draw.drawId, wishId, true)}>
            {t('real.grant')}
          </Button>
        )}
        <Button size="sm" onClick={() => void acts.decide(draw.drawId, wishId, false)}>
          {t(askedBy === staffId ? 'real.takeBack' : 'real.refuse')}
        </Button>
      </span>
    </Note>
  )
}

function AskForm({ draw, rulesId, acts }: Pick<CorrectionProps, 'draw' | 'rulesId' | 'acts'>) {
  const { t } = useTranslation('lottery-results')
  const [reason, setReason] = useState('')
  return (
    <details>
      <summary className="focus-ring cursor-pointer font-semibold">{t('real.correct')}</summary>
      <p className="my-2 text-sm text-ink-2">{t('real.correctText')}</p>
      <TypeForm rulesId={rulesId} action={t('real.ask')} onSend={(result) => acts.correct(draw.drawId, result, reason)}>
        <Field label={t('real.reason')} required>
          <Input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </TypeForm>
    </details>
  )
}
