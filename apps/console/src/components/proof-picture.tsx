import type { StaffProof } from '@fairground/contract'
import { ButtonLink, cx, Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

type ProofPictureProps = { proof: StaffProof; alt: string; className?: string }

/** A picture that was sent as proof; it opens whole in a window of its own, and says what one like it was sent for. */
export function ProofPicture({ proof: { fileId, alikeTo }, alt, className }: ProofPictureProps) {
  const { t } = useTranslation()
  return (
    <figure className="grid gap-2">
      <a
        href={`/staff/uploads/${fileId}`}
        target="_blank"
        rel="noreferrer"
        className="block overflow-hidden rounded-md bg-surface-2 focus-ring"
      >
        <img src={`/staff/uploads/${fileId}`} alt={alt} className={cx('w-full object-contain', className)} />
      </a>
      {alikeTo && (
        <Note
          tone="warn"
          action={
            <ButtonLink size="sm" variant="line" href={addressOf(alikeTo)}>
              {t('dispute.alikeOpen')}
            </ButtonLink>
          }
        >
          {t('dispute.alike')}
        </Note>
      )}
    </figure>
  )
}

const pages: Record<string, string> = { dep: 'deposits', apl: 'applications', kyc: 'identity' }

/** Where the thing is looked at that a picture was sent for. */
const addressOf = (id: string): string => `/${pages[id.slice(0, 3)] ?? 'withdrawals'}?view=all&query=${id}&id=${id}`
