import { proofCountMax } from '@fairground/contract'
import { Icon, Note, PictureButton } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shrinkPicture } from '../lib/shrink-picture.ts'

interface ProofFilesProps {
  files: readonly File[]
  onFiles: (files: File[]) => void
  error?: string | undefined
  label?: string
  hint?: string
  /** In words, why a file is not taken as it was chosen. */
  faultOf?: (file: File) => string | undefined
}

/** Pictures to send along, each shown before it goes. */
export function ProofFiles({ files, onFiles, error, label, hint, faultOf }: ProofFilesProps) {
  const { t } = useTranslation()
  const [fault, setFault] = useState<string>()
  const add = async (picture: File) => {
    const refused = faultOf?.(picture)
    setFault(refused)
    if (refused !== undefined) return
    const small = await shrinkPicture(picture).catch(() => undefined)
    if (!small) setFault(t('dispute.noPicture'))
    else onFiles([...files, small])
  }
  const problem = fault ?? error
  const title = label ?? t('dispute.images')
  return (
    <section className="grid gap-2" aria-label={title}>
      <h3 className="text-sm font-semibold">{title}</h3>
      {files.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {files.map((file, index) => (
            <li key={`${file.lastModified} ${file.size}`} className="relative">
              <Preview file={file} alt={t('dispute.image', { n: index + 1 })} />
              <button
                type="button"
                aria-label={t('dispute.removeImage', { n: index + 1 })}
                className="absolute end-1 top-1 grid size-6 place-items-center rounded-full bg-surface-1 text-ink focus-ring"
                onClick={() => onFiles(files.filter((other) => other !== file))}
              >
                <Icon name="icon-[ph--x-bold]" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length < proofCountMax && (
        <PictureButton block label={t('dispute.addImage')} onPick={(picture) => void add(picture)} />
      )}
      <p className="text-xs text-ink-2">{hint ?? t('dispute.imagesHint')}</p>
      {problem && (
        <Note tone="bad" isLive>
          {problem}
        </Note>
      )}
    </section>
  )
}

function Preview({ file, alt }: { file: File; alt: string }) {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setShown(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return shown ? (
    <img src={shown} alt={alt} className="size-20 rounded-sm object-cover" />
  ) : (
    <span className="block size-20" />
  )
}
