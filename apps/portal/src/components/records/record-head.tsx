import { Button, Icon, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloadFile, type FileQuery } from './download-file.ts'

interface RecordHeadProps {
  title: string
  /** Where the same rows are to be had as a file, and which. */
  file?: { path: string; query: FileQuery }
}

/** The name of a record, and its rows as a file. */
export function RecordHead({ title, file }: RecordHeadProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const download = useMutation({
    mutationFn: ({ path, query }: NonNullable<RecordHeadProps['file']>) => downloadFile(path, query),
    onError: () => show({ tone: 'bad', title: t('record.fileFailed') }),
  })
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <h1 className="font-poster text-3xl">{title}</h1>
      {file && (
        <Button
          variant="line"
          busy={download.isPending}
          onClick={() => download.mutate(file)}
          start={<Icon name="icon-[ph--download-simple-duotone]" />}
        >
          {t('record.file')}
        </Button>
      )}
    </div>
  )
}
