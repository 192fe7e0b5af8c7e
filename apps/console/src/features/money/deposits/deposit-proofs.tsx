import type { StaffProof } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { ProofPicture } from '../../../components/proof-picture.tsx'

/** Pictures of the transfer; each opens whole in a window of its own. */
export function DepositProofs({ proofs }: { proofs: readonly StaffProof[] }) {
  const { t } = useTranslation()
  if (proofs.length === 0) return null
  return (
    <section className="grid gap-2.5">
      <h3 className="text-sm font-semibold">{t('deposits.proofs')}</h3>
      {proofs.map((proof, i) => (
        <ProofPicture key={proof.fileId} proof={proof} alt={t('deposits.proof', { n: i + 1 })} className="h-60" />
      ))}
    </section>
  )
}
