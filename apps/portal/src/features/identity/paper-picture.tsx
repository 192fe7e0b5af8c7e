import { Field, Icon, PictureButton } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shrinkPicture } from '../../lib/shrink-picture.ts'

interface PaperPictureProps {
  label: string
  file: File | undefined
  onFile: (file: File | undefined) => void
  error: string | undefined
}

/** One picture of a paper, shown before it goes. */
export function PaperPicture({ label, file, onFile, error }: PaperPictureProps) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  const pick = async (picture: File) => {
    const small = await shrinkPicture(picture).catch(() => undefined)
    setBroken(!small)
    onFile(small)
  }
  return (
    <Field label={label} error={isBroken ? t('dispute.noPicture') : error}>
      <div className="grid gap-2 rounded-md bg-surface-2 p-3">
        <Preview file={file} alt={label} />
        <PictureButton block size="sm" label={t('dispute.addImage')} onPick={(picture) => void pick(picture)} />
      </div>
    </Field>
  )
}

function Preview({ file, alt }: { file: File | undefined; alt: string }) {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setShown(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  const frame = 'aspect-[8/5] w-full rounded-sm'
  return file && shown ? (
    <img src={shown} alt={alt} className={`${frame} object-cover`} />
  ) : (
    <span className={`${frame} grid place-items-center border border-dashed border-line text-ink-3`}>
      <Icon name="icon-[ph--identification-card-duotone]" className="text-4xl" />
    </span>
  )
}
