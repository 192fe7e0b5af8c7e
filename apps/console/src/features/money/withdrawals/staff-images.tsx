import { proofCountMax } from '@fairground/contract'
import { Icon, PictureButton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

type StaffImagesProps = { files: readonly File[]; onFiles: (files: File[]) => void }

/** Pictures that staff show to the player. */
export function StaffImages({ files, onFiles }: StaffImagesProps) {
  const { t } = useTranslation()
  return (
    <>
      {files.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {files.map((file, index) => (
            <li key={`${file.name} ${file.lastModified}`} className="flex items-center gap-2">
              <Icon name="icon-[ph--image-duotone]" />
              <bdi className="min-w-0 flex-1 truncate">{file.name}</bdi>
              <button
                type="button"
                aria-label={t('dispute.removeImage', { n: index + 1 })}
                className="grid size-7 place-items-center rounded-full focus-ring"
                onClick={() => onFiles(files.filter((other) => other !== file))}
              >
                <Icon name="icon-[ph--x-bold]" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length < proofCountMax && (
        <PictureButton size="sm" label={t('dispute.addImage')} onPick={(picture) => onFiles([...files, picture])} />
      )}
    </>
  )
}
