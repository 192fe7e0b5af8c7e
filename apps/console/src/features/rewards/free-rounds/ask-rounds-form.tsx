import { type FreeRoundGrant, freeRoundDaysMax } from '@fairground/contract'
import { Field, Input, Select } from '@fairground/ui'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountBox } from '../../../components/amount-box.tsx'
import { AskForm } from '../../../components/ask-form.tsx'
import { MemberBox } from '../../../components/member-box.tsx'
import { useAskForm } from '../../../lib/use-ask-form.ts'
import { emptyDraft, type RoundsDraft, type RoundsWish, roundsMax, wishOf } from './rounds-draft.ts'
import { useAsk, useFreeRoundGames } from './use-free-rounds.ts'

type AskRoundsFormProps = {
  member: string
  onClose: () => void
  onDone: (grant: FreeRoundGrant) => void
  box: RefObject<HTMLInputElement | null>
}

export function AskRoundsForm({ member, onClose, onDone, box }: AskRoundsFormProps) {
  const ask = useAsk(onDone)
  const { draft, isTried, change, send } = useAskForm<RoundsDraft, RoundsWish>({ ...emptyDraft, member }, wishOf, ask)
  return (
    <AskForm
      reason={draft.reason}
      onReason={(reason) => change({ reason })}
      isTried={isTried}
      error={ask.error}
      isPending={ask.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <MemberBox value={draft.member} onChange={(member) => change({ member })} isTried={isTried} box={box} />
      <GameFields draft={draft} onChange={change} isTried={isTried} />
      <NumberFields draft={draft} onChange={change} isTried={isTried} />
    </AskForm>
  )
}

type FieldsProps = { draft: RoundsDraft; onChange: (part: Partial<RoundsDraft>) => void; isTried: boolean }

/** Which game, and the stake that its rounds are played at. */
function GameFields({ draft, onChange, isTried }: FieldsProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const { data } = useFreeRoundGames(name)
  const games = data?.list ?? []
  const find = (text: string) => {
    setName(text)
    onChange({ nodeId: undefined })
  }
  const chosen = games.find(({ nodeId }) => nodeId === draft.nodeId)
  const missing = t('errors:validation.required')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('freeRounds.findGame')}>
          <Input autoComplete="off" maxLength={64} value={name} onChange={(event) => find(event.target.value)} />
        </Field>
        <Field label={t('freeRounds.game')} required error={isTried && !draft.nodeId && missing}>
          <Select
            options={games.map(({ nodeId, gameName }) => ({ value: nodeId, label: gameName }))}
            value={draft.nodeId}
            onValueChange={(nodeId) => onChange({ nodeId })}
            placeholder={t('freeRounds.chooseGame')}
          />
        </Field>
      </div>
      <AmountBox
        label={t('freeRounds.stake')}
        hint={chosen && t('freeRounds.stakeHint', { min: chosen.stakeMin, max: chosen.stakeMax })}
        value={draft.stake}
        onChange={(stake) => onChange({ stake })}
        isTried={isTried}
      />
    </>
  )
}

/** How many, what they bring at most, and for how long. */
function NumberFields({ draft, onChange, isTried }: FieldsProps) {
  const { t } = useTranslation()
  const wholeOf = (text: string, max: number) => {
    const isGood = /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max
    return isTried && !isGood && t('errors:validation.wholeBetween', { min: 1, max })
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('freeRounds.quantity')} required error={wholeOf(draft.quantity, roundsMax)}>
          <Input
            inputMode="numeric"
            maxLength={2}
            value={draft.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        </Field>
        <Field label={t('freeRounds.days')} required error={wholeOf(draft.days, freeRoundDaysMax)}>
          <Input
            inputMode="numeric"
            maxLength={2}
            value={draft.days}
            onChange={(event) => onChange({ days: event.target.value })}
          />
        </Field>
      </div>
      <AmountBox
        label={t('freeRounds.winMax')}
        hint={t('freeRounds.winMaxHint')}
        value={draft.winMax}
        onChange={(winMax) => onChange({ winMax })}
        isTried={isTried}
      />
    </>
  )
}
