import type { LotteryResultRecord } from '@fairground/contract/lottery-proofs'
import { Button, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLottery } from '../play/lottery-context.ts'
import { ResultSource } from './result-source.tsx'

/** Where the result of a draw came from, when it is asked for. */
export function SourceOfDraw({ drawId }: { drawId: string }) {
  const { t } = useTranslation()
  const play = useLottery()
  const [known, setKnown] = useState<LotteryResultRecord | 'asking' | 'failed'>()
  const ask = async () => {
    setKnown('asking')
    const answer = await play.client.resultRecord(drawId)
    setKnown(answer.ok ? answer.value : 'failed')
  }
  if (known === 'failed') return <Note tone="warn">{t('check.failed')}</Note>
  if (known !== undefined && known !== 'asking') return <ResultSource record={known} />
  return (
    <Button busy={known === 'asking'} onClick={() => void ask()} className="justify-self-start">
      {t('check.button')}
    </Button>
  )
}
