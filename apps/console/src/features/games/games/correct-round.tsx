import { refusalText } from '@fairground/client'
import type { CorrectionPlan, CorrectionTrial, TableRound } from '@fairground/contract'
import { Button, Check, Field, Input, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { CorrectionSums } from './correction-sums.tsx'
import { nameIn } from './shown-name.ts'
import { ToldCards } from './told-cards.tsx'
import { toldIn } from './told-in.ts'
import { useAskCorrection, useTryCorrection } from './use-table-rounds.ts'

interface CorrectRoundProps {
  round: TableRound
  onClose: () => void
}

/** What a paid round really came to: worked out for every bet before anybody is asked. A second person decides. */
export function CorrectRound({ round, onClose }: CorrectRoundProps) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const [text, setText] = useState(round.told.join(' '))
  const [keepsOverpaid, setKeeps] = useState(false)
  const trial = useTryCorrection()
  const ask = useAskCorrection(onClose)
  const { sharedRoundId, corrected } = round
  const correction = { sharedRoundId, version: corrected + 1, told: toldIn(text), keepsOverpaid }
  const change = (work: () => void) => {
    work()
    trial.reset()
    ask.reset()
  }
  const plan = trial.data?.plan
  return (
    <ReasonDialog
      open
      width="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('lobby:correct.title', { number: count(round.number) })}
      text={t('lobby:correct.text')}
      hint={t('lobby:correct.reasonHint')}
      confirmLabel={t('vendors.ask')}
      isBusy={ask.isPending}
      refusal={ask.error ? refusalText(t, ask.error) : undefined}
      onConfirm={(reason) => (plan ? ask.mutate({ ...correction, reason }) : trial.mutate(correction))}
    >
      <div className="grid gap-3">
        <Field
          label={t('lobby:correct.told')}
          hint={t('lobby:correct.toldHint')}
          error={useFaultText(trial.data?.fault)}
        >
          <Input
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            value={text}
            onChange={({ target }) => change(() => setText(target.value))}
            className="font-mono"
          />
        </Field>
        <ToldCards told={correction.told} before={round.told} />
        <Check checked={keepsOverpaid} onChange={({ target }) => change(() => setKeeps(target.checked))}>
          {t('lobby:correct.keep')}
        </Check>
        <Button
          variant="lamp"
          className="justify-self-start"
          busy={trial.isPending}
          disabled={correction.told.length === 0}
          onClick={() => trial.mutate(correction)}
        >
          {t('lobby:correct.workOut')}
        </Button>
        {trial.error && <Note tone="bad">{refusalText(t, trial.error)}</Note>}
        {plan ? <Plan plan={plan} /> : <Note tone="info">{t('lobby:correct.first')}</Note>}
      </div>
    </ReasonDialog>
  )
}

function Plan({ plan }: { plan: CorrectionPlan }) {
  const { t, i18n } = useTranslation()
  const named = (result: CorrectionPlan['before']['result']) =>
    result ? nameIn({ vi: result.vi ?? result.en, en: result.en }, i18n.language) : '–'
  return (
    <section aria-live="polite" className="grid gap-3">
      <p className="rounded-md bg-surface-2 px-3 py-2 text-sm">
        <s className="text-ink-3">{named(plan.before.result)}</s> → <b>{named(plan.after.result)}</b>
        <span className="text-ink-3"> · {t('lobby:tableRound.bets', { count: plan.bets })}</span>
      </p>
      <CorrectionSums plan={plan} />
    </section>
  )
}

/** Why the studio would not take it. */
function useFaultText(fault: CorrectionTrial['fault']): string | undefined {
  const { t } = useTranslation()
  if (!fault) return undefined
  if (fault.rule !== 'steps') return t(`lobby:correct.fault.${fault.rule}`)
  const step = (fault.step ?? 0) + 1
  return fault.what === undefined
    ? t('lobby:correct.fault.tooMany', { step })
    : t('lobby:correct.fault.steps', { step, what: fault.what })
}
