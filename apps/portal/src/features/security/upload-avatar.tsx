import { isRefusal, refusalText } from '@fairground/client'
import { Button, Icon, Note } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { squarePicture } from './square-picture.ts'

/** A picture of one's own, from this device. */
export function UploadAvatar({ onUploaded }: { onUploaded: () => Promise<void> }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => api.uploads.upload({ purpose: 'avatar', file: await squarePicture(file) }),
    onSuccess: onUploaded,
  })
  const choose = (event: React.ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) upload.mutate(file)
  }
  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('security.uploadAvatar')}
        className="hidden"
        onChange={choose}
      />
      <Button
        variant="line"
        block
        busy={upload.isPending}
        start={<Icon name="icon-[ph--upload-simple-duotone]" />}
        onClick={() => input.current?.click()}
      >
        {t('security.uploadAvatar')}
      </Button>
      <p className="text-sm text-ink-3">{t('security.uploadHint')}</p>
      {upload.error && (
        <Note tone="bad" isLive>
          {isRefusal(upload.error) ? refusalText(t, upload.error) : t('security.noPicture')}
        </Note>
      )}
    </div>
  )
}
