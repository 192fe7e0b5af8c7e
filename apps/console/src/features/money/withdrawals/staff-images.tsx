import { proofCountMax } from '@fairground/contract'
import { Button, Icon } from '@fairground/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

type StaffImagesProps = { files: readonly File[]; onFiles: (files: File[]) => void }

/** Pictures that staff show to the player. */
export function StaffImages({ files, onFiles }: StaffImagesProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? []
    target.value = ''
    if (picture) onFiles([...files, picture])
  }
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
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,.jfif,.jpe"
        hidden
        aria-label={t('dispute.addImage')}
        onChange={choose}
      />
      {files.length < proofCountMax && (
        <Button
          variant="line"
          size="sm"
          start={<Icon name="icon-[ph--image-duotone]" />}
          onClick={() => input.current?.click()}
        >
          {t('dispute.addImage')}
        </Button>
      )}
    </>
  )
}
