import { refusalText } from '@fairground/client'
import { furtherDocuments } from '@fairground/contract'
import { Button, Note, Seg } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperPicture } from './paper-picture.tsx'
import { useSendPaper } from './use-identity.ts'

type Further = (typeof furtherDocuments)[number]

/** A paper that proves where somebody lives, or what his money comes from. */
export function FurtherForm() {
  const { t } = useTranslation()
  const [document, setDocument] = useState<Further>('address-proof')
  const [file, setFile] = useState<File>()
  const [isTried, setTried] = useState(false)
  const send = useSendPaper(async (picture: File, sendPicture) => ({
    ...({ level: 2, document } as const),
    front: await sendPicture(picture),
  }))
  return (
    <form
      noValidate
      className="grid max-w-110 gap-4.5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (file) send.mutate(file)
      }}
    >
      <Seg
        label={t('identity.paper')}
        block
        className="flex-wrap"
        value={document}
        onValueChange={setDocument}
        options={furtherDocuments.map((each) => ({ value: each, label: t(`identity.document.${each}`) }))}
      />
      <PaperPicture
        label={t(`identity.document.${document}`)}
        file={file}
        onFile={setFile}
        error={isTried && !file ? t('errors:validation.required') : undefined}
      />
      {send.error && (
        <Note tone="bad" isLive>
          {refusalText(t, send.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={send.isPending} guardMs={1000}>
        {t('identity.send')}
      </Button>
    </form>
  )
}
