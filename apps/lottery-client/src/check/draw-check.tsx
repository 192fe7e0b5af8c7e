import type { LotteryDrawView } from '@fairground/contract/lottery'
import type { LotteryRecord } from '@fairground/contract/lottery-proofs'
import { Button, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLottery } from '../play/lottery-context.ts'
import type { Checked } from './check-draw.ts'
import { CheckList } from './check-list.tsx'
import { RecordFacts } from './record-facts.tsx'

type Known = { record: LotteryRecord; list: readonly Checked[] }

/** The check of one draw, worked out when it is asked for. */
export function DrawCheck({ draw }: { draw: LotteryDrawView }) {
  const { t } = useTranslation()
  const play = useLottery()
  const [known, setKnown] = useState<Known | 'asking' | 'failed'>()
  const check = async () => {
    setKnown('asking')
    const [answer, { checkDraw }] = await Promise.all([play.client.record(draw.drawId), import('./check-draw.ts')])
    if (!answer.ok) return setKnown('failed')
    setKnown({ record: answer.value, list: checkDraw(play.rulesOf(draw.gameId), answer.value, draw) })
  }
  if (known === undefined || known === 'asking')
    return (
      <Button busy={known === 'asking'} onClick={() => void check()} className="justify-self-start">
        {t('check.button')}
      </Button>
    )
  if (known === 'failed') return <Note tone="warn">{t('check.failed')}</Note>
  return (
    <div className="grid gap-4">
      <CheckList list={known.list} />
      <RecordFacts record={known.record} />
    </div>
  )
}
