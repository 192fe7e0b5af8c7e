import type { PersonCase } from '@fairground/contract'
import { Button, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { may, useMe } from '../../../lib/me.ts'

/** What was decided, by whom, and whether the account is held. */
export function CaseState({ found: { state, isHeld, decidedBy, note } }: { found: PersonCase }) {
  const { t } = useTranslation()
  return (
    <span className="grid justify-items-start gap-1">
      <StatusChip tone={state === 'open' ? 'wait' : state === 'confirmed' ? 'bad' : 'ok'}>
        {t(`kyc.case.${state}`)}
      </StatusChip>
      {isHeld && (
        <StatusChip tone="info" icon="icon-[ph--lock-fill]">
          {t('kyc.held')}
        </StatusChip>
      )}
      {decidedBy && (
        <span className="text-xs text-ink-3">
          <bdi>{decidedBy}</bdi>
          {note && ` · ${note}`}
        </span>
      )}
    </span>
  )
}

type CaseAnswerProps = { found: PersonCase; onAnswer: (found: PersonCase, isConfirmed: boolean) => void }

export function CaseAnswer({ found, onAnswer }: CaseAnswerProps) {
  const { t } = useTranslation()
  const me = useMe()
  if (found.state !== 'open' || !may(me, 'identity.decide')) return null
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="line" size="sm" onClick={() => onAnswer(found, true)}>
        {t('kyc.same')}
      </Button>
      <Button variant="line" size="sm" onClick={() => onAnswer(found, false)}>
        {t('kyc.notSame')}
      </Button>
    </span>
  )
}
