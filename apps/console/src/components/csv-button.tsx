import { refusalText } from '@fairground/client'
import { csvOf } from '@fairground/contract/csv'
import { Button, Icon, useToast } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../lib/save-file.ts'

type CsvButtonProps = {
  /** Of the file, without its ending. */
  name: string
  disabled?: boolean
  /** Head and rows. */
  rows: () => readonly (readonly string[])[] | Promise<readonly (readonly string[])[]>
}

/** Takes what a list shows along as a file. */
export function CsvButton({ name, disabled, rows }: CsvButtonProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const take = async () => {
    setIsBusy(true)
    try {
      saveFile(`${name}.csv`, csvOf(await rows()), 'text/csv')
    } catch (error) {
      toast.show({ tone: 'bad', title: t('csv.failed'), text: refusalText(t, error) })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      variant="line"
      size="sm"
      busy={isBusy}
      disabled={disabled}
      start={<Icon name="icon-[ph--download-simple-bold]" />}
      onClick={() => void take()}
    >
      {t('csv.save')}
    </Button>
  )
}
