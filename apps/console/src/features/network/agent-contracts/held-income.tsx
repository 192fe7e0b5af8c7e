import { refusalText } from '@fairground/client'
import type { StaffContractIncome } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useDecideIncome } from './use-contracts.ts'

/** What pays more than the site lets out unseen waits for one of these two answers, each with a reason. */
export function HeldIncome({ income: { incomeId, upline, downline } }: { income: StaffContractIncome }) {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<'release' | 'refuse'>()
  const decide = useDecideIncome(incomeId)
  const open = (next: 'release' | 'refuse') => {
    decide.reset()
    setAnswer(next)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => open('release')}>
        {t('contracts.release')}
      </Button>
      <Button size="sm" variant="ruby" onClick={() => open('refuse')}>
        {t('contracts.refuseIncome')}
      </Button>
      <ReasonDialog
        open={answer !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAnswer(undefined)}
        title={t(answer === 'refuse' ? 'contracts.refuseIncomeTitle' : 'contracts.releaseTitle')}
        text={`${upline} → ${downline}`}
        hint={t('contracts.heldHint')}
        confirmLabel={t(answer === 'refuse' ? 'contracts.refuseIncome' : 'contracts.release')}
        isBusy={decide.isPending}
        refusal={decide.error ? refusalText(t, decide.error) : undefined}
        onConfirm={(reason) =>
          decide.mutate({ isPaid: answer === 'release', reason }, { onSuccess: () => setAnswer(undefined) })
        }
      />
    </div>
  )
}
