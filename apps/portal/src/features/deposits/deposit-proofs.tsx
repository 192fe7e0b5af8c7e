import { isRefusal, refusalText } from '@fairground/client'
import { type Deposit, proofCountMax } from '@fairground/contract'
import { Button, Icon, Note } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PrivateImage } from '../../components/private-image.tsx'
import { api, query } from '../../lib/api.ts'
import { shrinkPicture } from '../../lib/shrink-picture.ts'

/** Pictures of the transfer, and the way to send one more while the deposit waits. */
export function DepositProofs({ deposit: { depositId, proofs, status } }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: async (picture: File) => {
      const { fileId } = await api.uploads.upload({ purpose: 'deposit', file: await shrinkPicture(picture) })
      return api.deposits.addProof({ depositId, proof: fileId })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: query.deposits.list.key() }),
  })
  const choose = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? []
    target.value = ''
    if (picture) send.mutate(picture)
  }
  const canSend = status === 'pending' && proofs.length < proofCountMax
  if (!canSend && proofs.length === 0) return null
  return (
    <section className="grid gap-2.5" aria-label={t('deposit.proofs')}>
      {proofs.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {proofs.map((fileId, i) => (
            <li key={fileId}>
              <PrivateImage
                src={`/wps/upload/${fileId}`}
                alt={t('deposit.proof', { n: i + 1 })}
                className="size-18 rounded-sm"
              />
            </li>
          ))}
        </ul>
      )}
      {canSend && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,.jfif,.jpe"
            hidden
            aria-label={t('deposit.sendProof')}
            onChange={choose}
          />
          <Button
            variant="line"
            block
            busy={send.isPending}
            start={<Icon name="icon-[ph--image-duotone]" />}
            onClick={() => input.current?.click()}
          >
            {t('deposit.sendProof')}
          </Button>
          <p className="text-xs text-ink-2">{t('deposit.proofHint')}</p>
        </>
      )}
      {send.error && (
        <Note tone="bad" isLive>
          {isRefusal(send.error) ? refusalText(t, send.error) : t('deposit.noPicture')}
        </Note>
      )}
    </section>
  )
}
