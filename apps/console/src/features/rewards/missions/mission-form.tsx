import { missionCycles, missionGameTypes, missionGoals, moneyGoals, playGoals } from '@fairground/contract'
import { Field, Input, MoneyInput, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { CampaignTimes, CampaignWords } from '../../../components/campaign-words.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { useCategoryText } from '../../../lib/use-category-text.ts'
import type { MissionEditing } from './use-mission-draft.ts'

interface MissionFormProps {
  editing: MissionEditing
  /** Players were promised it: what they get, and for what, stays. */
  isPromised: boolean
}

/** All that can be said about a mission. */
export function MissionForm({ editing, isPromised }: MissionFormProps) {
  return (
    <>
      <CampaignWords editing={editing} />
      <CampaignTimes editing={editing} />
      <Goal editing={editing} isPromised={isPromised} />
      <Amounts editing={editing} isPromised={isPromised} />
    </>
  )
}

function Goal({ editing: { draft, change, faultOf }, isPromised }: MissionFormProps) {
  const { t } = useTranslation()
  const categoryText = useCategoryText()
  const currency = useCurrency()
  const isMoney = moneyGoals.includes(draft.goal)
  const gameTypes = (['all', ...missionGameTypes] as const).map((value) => ({
    value,
    label: value === 'all' ? t('marketing:missions.allGames') : categoryText(value),
  }))
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Field label={t('marketing:missions.cycle')} className="flex-1 basis-36">
          <Select
            disabled={isPromised}
            options={missionCycles.map((value) => ({ value, label: t(`marketing:missions.cycles.${value}`) }))}
            value={draft.cycle}
            onValueChange={(cycle) => change({ cycle })}
          />
        </Field>
        <Field label={t('marketing:goal')} className="flex-1 basis-36">
          <Select
            disabled={isPromised}
            options={missionGoals.map((value) => ({ value, label: t(`marketing:missions.goals.${value}`) }))}
            value={draft.goal}
            onValueChange={(goal) => change({ goal })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Field label={t('marketing:goalAmount')} required error={faultOf('target')} className="flex-1 basis-36">
          {isMoney ? (
            <MoneyInput
              disabled={isPromised}
              value={draft.target}
              unit={currency}
              onValueChange={(target) => change({ target })}
            />
          ) : (
            <Input
              disabled={isPromised}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              value={draft.target}
              onChange={({ target }) => change({ target: target.value.replace(/\D/g, '').slice(0, 6) })}
            />
          )}
        </Field>
        {playGoals.includes(draft.goal) && (
          <Field label={t('marketing:missions.games')} className="flex-1 basis-36">
            <Select
              disabled={isPromised}
              options={gameTypes}
              value={draft.gameType}
              onValueChange={(gameType) => change({ gameType })}
            />
          </Field>
        )}
      </div>
    </>
  )
}

function Amounts({ editing: { draft, change, faultOf }, isPromised }: MissionFormProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  return (
    <div className="flex flex-wrap gap-3">
      {(['reward', 'budget', 'memberMax'] as const).map((field) => (
        <Field
          key={field}
          label={t(`marketing:${field}`)}
          hint={field === 'memberMax' ? t('marketing:memberMaxHint') : undefined}
          required
          error={faultOf(field)}
          className="flex-1 basis-36"
        >
          <MoneyInput
            disabled={field === 'reward' && isPromised}
            value={draft[field]}
            unit={currency}
            onValueChange={(value) => change({ [field]: value })}
          />
        </Field>
      ))}
    </div>
  )
}
