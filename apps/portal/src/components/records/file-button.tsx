import { Button, Icon, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloadFile, type FileQuery } from './download-file.ts'

export interface RecordFile {
  path: string
  query: FileQuery
}

/** Hands the rows of a record out as a file. */
export function FileButton({ file }: { file: RecordFile }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const download = useMutation({
    mutationFn: ({ path, query }: RecordFile) => downloadFile(path, query),
    onError: () => show({ tone: 'bad', title: t('record.fileFailed') }),
  })
  return (
    <Button
      variant="line"
      busy={download.isPending}
      onClick={() => download.mutate(file)}
      start={<Icon name="icon-[ph--download-simple-duotone]" />}
    >
      {t('record.file')}
    </Button>
  )
}
