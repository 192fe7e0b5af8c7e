import type { RewardGame, RewardKind, RewardRule, RewardRuleWish, VipProgram } from '@fairground/contract'
import { Note, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenWish } from '../../../components/open-wish.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { PublishBar } from './publish-bar.tsx'
import { RateGrid } from './rate-grid.tsx'
import { draftOf, type RuleDraft, ruleOf } from './rule-draft.ts'
import { RuleHistory, RuleRates } from './rule-history.tsx'
import { SimulationPanel } from './simulation-panel.tsx'
import { useSimulation } from './use-rules.ts'
import { WeightTable } from './weight-table.tsx'

interface RuleEditorProps {
  kind: RewardKind
  data: { rules: RewardRule[]; wishes: RewardRuleWish[]; games: RewardGame[]; earliestOn: string; returnBpMax: number }
  levels: VipProgram['levels']
}

/** Rates of one kind as a draft beside what it would have cost; nothing counts before it is published. */
export function RuleEditor({ kind, data, levels }: RuleEditorProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const isLocked = !may(useMe(), 'rewards.manage')
  const rules = data.rules.filter((rule) => rule.kind === kind)
  const newest = rules.find(({ state }) => state === 'coming') ?? rules.find(({ state }) => state === 'inForce')
  const [draft, setDraft] = useState<RuleDraft>(() => draftOf(newest ?? { rates: [], weights: [] }, locale))
  const { dayOfYear } = useFormats()
  const waiting = data.wishes.find((wish) => wish.kind === kind)
  const [days, setDays] = useState<7 | 30>(30)
  const rule = ruleOf(draft)
  const simulation = useSimulation(kind, days, rule)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Note tone="info">{t(`rules.about.${kind}`)}</Note>
      {waiting && (
        <OpenWish wish={waiting} text={t('rules.waitsFrom', { day: dayOfYear(waiting.effectiveOn) })}>
          <RuleRates rule={waiting} levels={levels} games={data.games} />
        </OpenWish>
      )}
      <RateGrid draft={draft} levels={levels} isLocked={isLocked} onDraft={setDraft} />
      <WeightTable
        draft={draft}
        games={data.games}
        returnBpMax={data.returnBpMax}
        isLocked={isLocked}
        onDraft={setDraft}
      />
      <SimulationPanel kind={kind} days={days} onDays={setDays} simulation={simulation} levels={levels} />
      {!isLocked && (
        <PublishBar kind={kind} rule={rule} earliestOn={data.earliestOn} simulated={simulation.data} days={days} />
      )}
      <RuleHistory
        rules={rules}
        levels={levels}
        onLoad={(version) => setDraft(draftOf(version, locale))}
        isLocked={isLocked}
      />
    </div>
  )
}
