import { type FreeRoundGrant, freeRoundDaysMax } from '@fairground/contract'
import { Button, Field, Input, MoneyInput, Select, Textarea } from '@fairground/ui'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { isReason, reasonLengthMax, reasonLengthMin } from '../../../lib/reason.ts'
import { emptyDraft, type RoundsDraft, roundsMax, wishOf } from './rounds-draft.ts'
import { useAsk, useFreeRoundGames } from './use-free-rounds.ts'

type AskRoundsFormProps = {
  member: string
  onClose: () => void
  onDone: (grant: FreeRoundGrant) => void
  box: RefObject<HTMLInputElement | null>
}

export function AskRoundsForm({ member, onClose, onDone, box }: AskRoundsFormProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<RoundsDraft>({ ...emptyDraft, member })
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [isTried, setIsTried] = useState(false)
  const ask = useAsk(onDone)
  const wish = wishOf(draft)
  /** What is asked for anew is another request. */
  const change = (part: Partial<RoundsDraft>) => {
    setDraft((old) => ({ ...old, ...part }))
    setRequestId(crypto.randomUUID())
    ask.reset()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (wish) ask.mutate({ ...wish, requestId })
  }
  const isReasonShort = isTried && !isReason(draft.reason)
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <Field
        label={t('adjust.member')}
        required
        error={isTried && !draft.member.trim() && t('errors:validation.required')}
      >
        <Input
          ref={box}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={draft.member}
          onChange={(event) => change({ member: event.target.value })}
        />
      </Field>
      <GameFields draft={draft} onChange={change} isTried={isTried} />
      <NumberFields draft={draft} onChange={change} isTried={isTried} />
      <Field
        label={t('reason.label')}
        required
        hint={t('adjust.reasonHint')}
        error={isReasonShort && t('errors:validation.tooShort', { min: reasonLengthMin })}
      >
        <Textarea
          value={draft.reason}
          maxLength={reasonLengthMax}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
      <RefusalNote error={ask.error} />
      <div className="flex flex-wrap gap-2">
        <Button variant="line" size="lg" className="flex-1" disabled={ask.isPending} onClick={onClose}>
          {t('action.back')}
        </Button>
        <Button type="submit" variant="mint" size="lg" className="flex-1" busy={ask.isPending} guardMs={1000}>
          {t('adjust.askNow')}
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = { draft: RoundsDraft; onChange: (part: Partial<RoundsDraft>) => void; isTried: boolean }

/** Which game, and the stake that its rounds are played at. */
function GameFields({ draft, onChange, isTried }: FieldsProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
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
      <Field
        label={t('freeRounds.stake')}
        required
        hint={chosen && t('freeRounds.stakeHint', { min: chosen.stakeMin, max: chosen.stakeMax })}
        error={isTried && !draft.stake && t('adjust.amountMissing')}
      >
        <MoneyInput value={draft.stake} onValueChange={(stake) => onChange({ stake })} decimals={2} unit={currency} />
      </Field>
    </>
  )
}

/** How many, what they bring at most, and for how long. */
function NumberFields({ draft, onChange, isTried }: FieldsProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
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
      <Field
        label={t('freeRounds.winMax')}
        required
        hint={t('freeRounds.winMaxHint')}
        error={isTried && !draft.winMax && t('adjust.amountMissing')}
      >
        <MoneyInput
          value={draft.winMax}
          onValueChange={(winMax) => onChange({ winMax })}
          decimals={2}
          unit={currency}
        />
      </Field>
    </>
  )
}
