import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { type Promotion, uploadBytesMax } from '@fairground/contract'
import { activityCommentLength, activityCommentMax } from '@fairground/contract/activity-comment'
import { Button, cx, Field, Note, Textarea, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofFiles } from '../../components/proof-files.tsx'
import { api } from '../../lib/api.ts'
import { sendProofs } from '../../lib/send-proofs.ts'
import { useReloadPromotions } from './use-promotions.ts'

const imageTypes = ['image/png', 'image/jpeg']

/** Proof for a reward: up to three pictures and a short comment. */
export function ApplyForm({ promotion: { promotionId } }: { promotion: Promotion }) {
  const { t } = useTranslation()
  const { show: toast } = useToast()
  const reload = useReloadPromotions()
  const [comment, setComment] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [isTried, setTried] = useState(false)
  const length = activityCommentLength(comment)
  const isTooLong = length > activityCommentMax
  const send = useMutation({
    mutationFn: async () => {
      const images = await sendProofs('activity', files)
      return api.promotions.requestReward({ promotionId, images, ...(comment.trim() && { comment }) })
    },
    onSuccess: () => toast({ tone: 'ok', title: t('promotions:appliedNow') }),
    onSettled: reload,
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isTooLong && files.length > 0) send.mutate()
  }
  const commentFault = isTooLong
    ? t('errors:validation.tooLong', { max: activityCommentMax })
    : fieldRefusal(t, send.error, 'comment')
  const faultOf = (file: File) => {
    if (!imageTypes.includes(file.type)) return t('promotions:wrongType')
    return file.size > uploadBytesMax ? t('promotions:tooLarge') : undefined
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ProofFiles
        files={files}
        onFiles={setFiles}
        label={t('promotions:images')}
        hint={t('promotions:imagesHint')}
        faultOf={faultOf}
        error={isTried && files.length === 0 ? t('promotions:imageNeeded') : undefined}
      />
      <Field label={t('promotions:comment')} error={commentFault}>
        <Textarea value={comment} rows={2} onChange={(event) => setComment(event.target.value)} />
      </Field>
      <p className={cx('-mt-3 text-end text-xs', isTooLong ? 'text-ruby-ink' : 'text-ink-3')}>
        <bdi dir="ltr">
          {length}/{activityCommentMax}
        </bdi>
      </p>
      {send.error && !fieldRefusal(t, send.error, 'comment') && (
        <Note tone="bad" isLive>
          {isRefusal(send.error, 'STATE_CONFLICT') ? t('promotions:changed') : refusalText(t, send.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={send.isPending} guardMs={1000}>
        {t('promotions:action.apply')}
      </Button>
    </form>
  )
}
