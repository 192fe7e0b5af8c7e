import type { StaffProof } from '@fairground/contract'
import { ButtonLink, Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Pictures of the transfer; each opens whole in a window of its own. */
export function DepositProofs({ proofs }: { proofs: readonly StaffProof[] }) {
  const { t } = useTranslation()
  if (proofs.length === 0) return null
  return (
    <section className="grid gap-2.5">
      <h3 className="text-sm font-semibold">{t('deposits.proofs')}</h3>
      {proofs.map(({ fileId, alikeTo }, i) => (
        <figure key={fileId} className="grid gap-2">
          <a
            href={`/staff/uploads/${fileId}`}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-md bg-surface-2 focus-ring"
          >
            <img
              src={`/staff/uploads/${fileId}`}
              alt={t('deposits.proof', { n: i + 1 })}
              className="h-60 w-full object-contain"
            />
          </a>
          {alikeTo && (
            <Note
              tone="warn"
              action={
                <ButtonLink size="sm" variant="line" href={`/deposits?view=all&query=${alikeTo}&id=${alikeTo}`}>
                  {t('deposits.alikeOpen')}
                </ButtonLink>
              }
            >
              {t('deposits.alike')}
            </Note>
          )}
        </figure>
      ))}
    </section>
  )
}
